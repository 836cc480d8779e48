/** What is being said aloud, and the number of the message: the same words may be said twice. */
class Said {
  words = $state('');
  no = $state(0);
}

export const said = new Said();
