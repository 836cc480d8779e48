import type { MessageKey, Values } from '../format.ts';
import type { Who } from '../table/who.ts';
import type { Awarded } from '../reveal/awards.ts';
import type { May, Own, Public, Recording, Reveal, Rules, Telling } from '../wire/protocol.ts';
import { language } from '../language.svelte.ts';
import { begins, goalWords } from './goal.ts';
import { handFrom } from './passed.ts';

/** The one sentence on top: what is going on, and what there is to do. */
export interface Words {
  readonly lead: string;
  readonly rest: string;
  /** What a reader reads with it, and others see elsewhere: the clue. */
  readonly heard?: string;
}

/** How things are said; the page's language, or another in a test. */
export interface Speech {
  readonly say: (key: MessageKey, values?: Values) => string;
  readonly list: (names: readonly string[]) => string;
  readonly sentences: (all: readonly string[]) => string;
}

/** What a sentence needs to know of a table. */
export interface Subject {
  readonly table: Public;
  readonly own: Own | undefined;
  readonly may: May;
  readonly all: readonly Who[];
  readonly isHost: boolean;
}

/** What is different in these editions. */
const LINES = { party: 'edition.party.text', team: 'edition.team.text' } as const;
/** How many are named one by one. */
const NAMED = 3;
const MANY = 2;

export function phaseWords(subject: Subject, speech: Speech = language): Words {
  const heard = speech.sentences(clueParts(subject, speech));
  return { ...wordsOfPhase(subject, speech), ...(heard ? { heard } : {}) };
}

/** The clue and that it was recorded, while others give and vote. */
function clueParts(subject: Subject, speech: Speech): string[] {
  const { clue, phase } = subject.table;
  if (!clue || (phase !== 'give' && phase !== 'vote')) return [];
  return [
    clue.text ? clueWordsOf(subject, clue.text, speech) : '',
    clue.recording ? recordedWords(clue.recording, speech) : '',
  ].filter(Boolean);
}

function wordsOfPhase(subject: Subject, speech: Speech): Words {
  const { table } = subject;
  switch (table.phase) {
    case 'lobby':
      return lobbyWords(subject, speech);
    case 'claim':
      return claimWords(subject, speech);
    case 'clue':
      return clueWords(subject, speech);
    case 'give':
      return giveWords(subject, speech);
    case 'vote':
      return voteWords(subject, speech);
    case 'reveal':
      // What came out is told beat by beat, and not before.
      return { lead: speech.say('reveal.votes_are_in'), rest: '' };
    case 'end':
      return endWords(subject, speech);
  }
}

function lobbyWords({ all, isHost }: Subject, { say }: Speech): Words {
  const host = all.find((who) => who.host);
  const rest = isHost
    ? say('phase.lobby.host')
    : say('phase.lobby.guest', { name: host?.name ?? '' });
  return { lead: say('phase.lobby', { count: all.length }), rest };
}

function claimWords({ table, may, isHost, own }: Subject, { say }: Speech): Words {
  const lead = say('phase.claim');
  if (may.claim) return { lead, rest: say('phase.claim.any') };
  if (isHost && table.rules?.first_storyteller === 'host_choice')
    return { lead, rest: say('phase.claim.host') };
  return { lead, rest: own ? say('phase.claim.wait') : say('phase.watching') };
}

function clueWords(subject: Subject, { say }: Speech): Words {
  const { may, own } = subject;
  if (may.tell) {
    return {
      lead: say('phase.tell.you'),
      rest: say(tellingWords(may.tell, own)),
    };
  }
  const lead = say('phase.tell.other', { name: teller(subject) });
  if (!own) return { lead, rest: say('phase.watching') };
  return { lead, rest: say(own.hand ? 'phase.tell.look' : 'phase.tell.hidden') };
}

/** With a card, before one sees any, or for a partner who gives it. */
function tellingWords(telling: Telling, own: Own | undefined): MessageKey {
  if (telling.with_card) return 'phase.tell.card';
  return own?.hand ? 'phase.tell.partner' : 'phase.tell.blind';
}

function giveWords(subject: Subject, speech: Speech): Words {
  const { say } = speech;
  const { may, own, table } = subject;
  const crowd = table.rules?.counting === 'crowd';
  // What the storyteller told of lies there already: the others are at it now.
  if (own?.seat === table.storyteller && own.given.length > 0 && !crowd)
    return { lead: toldWords(subject, speech), rest: say('phase.told.wait') };
  if (own && own.given.length > 0) {
    return {
      lead: say('phase.given', { count: own.given.length }),
      rest: waiting(subject, speech),
    };
  }
  const lead =
    table.storyteller === own?.seat
      ? toldWords(subject, speech)
      : say('phase.told.other', { name: teller(subject) });
  if (may.signal && partnerGave(subject))
    return {
      lead: say('phase.partner', { name: partnerGave(subject)?.name ?? '' }),
      rest: say('phase.partner.rest'),
    };
  if (may.signal) return { lead, rest: say('phase.give.pair') };
  // Bots tell so soon that a hand which was passed on is first looked at here.
  const from = may.give ? handFrom(subject) : undefined;
  if (from) return { lead, rest: say('wait.passed', { name: from.name }) };
  if (may.give) return { lead, rest: wantedWords(subject, speech) };
  return { lead, rest: own ? waiting(subject, speech) : say('phase.watching') };
}

/** That this player told, or that a bot did it for them, because their time was up or others asked. */
function toldWords({ table }: Subject, { say }: Speech): string {
  if (!table.seats[table.storyteller]?.stood_in) return say('phase.told.you');
  return say('phase.told.bot', { timed: yes(table.pace.seconds != null) });
}

/** What there is to give. */
function wantedWords({ may, table }: Subject, { say }: Speech): string {
  const crowd = table.rules?.counting === 'crowd';
  return say(crowd ? 'phase.give.crowd' : 'phase.give', { count: may.give ?? 0 });
}

function voteWords(subject: Subject, speech: Speech): Words {
  const { say } = speech;
  const { may, own, table } = subject;
  if (own?.ballot) return { lead: say('phase.voted'), rest: waiting(subject, speech) };
  const lead = say(voteLead(subject), { name: teller(subject) });
  const partner = partnerOf(subject);
  if (partner && table.awaited.includes(partner.seat))
    return { lead, rest: say('phase.partner.votes', { name: partner.name }) };
  if (!may.vote) return { lead, rest: own ? waiting(subject, speech) : say('phase.watching') };
  if (table.rules?.counting === 'crowd')
    return { lead, rest: say(may.vote.red ? 'phase.vote.red' : 'phase.vote.green') };
  return { lead, rest: say('phase.vote.tokens', { count: may.vote.tokens }) };
}

/** What is looked for: one's own, the partner's, the storyteller's, or what most choose. */
function voteLead({ table, own, all }: Subject): MessageKey {
  if (table.rules?.counting === 'crowd') return 'phase.vote.crowd';
  if (table.storyteller === own?.seat) return 'phase.vote.yours';
  const unit = (seat: number | undefined): number | undefined =>
    all.find((who) => who.seat === seat)?.unit;
  const pair = table.rules?.teams && own && unit(own.seat) === unit(table.storyteller);
  return pair ? 'phase.vote.pair' : 'phase.vote';
}

export function revealWords(
  subject: Subject,
  reveal: Reveal,
  { say, list }: Speech = language,
): Words {
  const { storyteller, target, ballots } = reveal;
  if (target == null)
    return { lead: say('phase.reveal.crowd'), rest: say('phase.reveal.crowd.rest') };
  const finders = ballots.filter(({ ballot }) => ballot.votes.includes(target));
  const name = nameOf(subject, storyteller, say);
  const you = yes(storyteller === subject.own?.seat);
  if (finders.length === 0)
    return { lead: say('phase.reveal.nobody'), rest: say('phase.reveal.nothing', { name, you }) };
  if (finders.length === ballots.length)
    return { lead: say('phase.reveal.all'), rest: say('phase.reveal.nothing', { name, you }) };
  const lead = say('phase.reveal.some', { count: finders.length });
  // A crowd would fill the screen; who they are stands with their points.
  if (finders.length > NAMED) return { lead, rest: say('phase.reveal.many', { name, you }) };
  const names = list(finders.map(({ seat }) => nameOf(subject, seat, say)));
  return {
    lead,
    rest: capital(say('phase.reveal.see', { names, count: finders.length, name, you })),
  };
}

function endWords(subject: Subject, { say, list }: Speech): Words {
  const { table } = subject;
  const winners = subject.all.filter((who) => table.winners.includes(who.seat));
  const names = list(winners.map((who) => nameOf(subject, who.seat, say)));
  const values = {
    names,
    count: winners.length,
    score: winners[0]?.score ?? 0,
    you: yes(winners.some((who) => who.you)),
  };
  return {
    lead: capital(say('phase.end', values)),
    rest: say('phase.end.rest', { count: table.history.length }),
  };
}

/** Whom the table waits for, by name or, if they are many, by number. */
export function waiting(
  subject: Subject,
  { say, list }: Speech = language,
  few: number = MANY,
): string {
  const seats = subject.table.awaited.filter((seat) => seat !== subject.own?.seat);
  const missing = movesAwaited(subject, seats);
  if (subject.table.closing || missing.length === 0) return say('waiting.moment');
  if (missing.length > few) return say('waiting.count', { count: missing.length });
  const names = missing.map((any) => any.map((seat) => nameOf(subject, seat, say)).join(' + '));
  return say('waiting.names', { names: list(names) });
}

/** The moves that are missing, each with the seats that may make it: in a pair either gives, and the other votes. */
export function movesAwaited(
  { table, all }: Pick<Subject, 'table' | 'all'>,
  seats: readonly number[] = table.awaited,
): number[][] {
  const unitOf = (seat: number): number => all.find((who) => who.seat === seat)?.unit ?? seat;
  const moves = new Map<number, number[]>();
  for (const seat of seats) {
    const key = table.rules?.teams ? unitOf(seat) : seat;
    moves.set(key, [...(moves.get(key) ?? []), seat]);
  }
  return [...moves.values()];
}

/** Their names; of a crowd the first ones, and how many more: its tokens show who they are. */
function named(
  subject: Pick<Subject, 'all' | 'own'>,
  seats: readonly number[],
  { say, list }: Pick<Speech, 'say' | 'list'>,
  most = NAMED,
): string {
  const own = subject.own?.seat ?? 0;
  const sorted = [...seats].sort((a, b) => Number(b === own) - Number(a === own));
  const names = sorted.map((seat) => nameOf(subject, seat, say));
  if (names.length <= most + 1) return list(names);
  const more = say('names.more', { count: names.length - most });
  return list([...names.slice(0, most), more]);
}

/** Why some got points, with their names; of those they have it from, only the first where room is short. */
export const awardWords = (...about: Parameters<typeof awardWordsInside>): string =>
  capital(awardWordsInside(...about));

/** The same inside a sentence. */
export function awardWordsInside(
  subject: Pick<Subject, 'all' | 'own'>,
  group: Awarded,
  { say, list }: Speech = language,
  most = NAMED,
): string {
  return say(`award.${group.reason}`, {
    names: named(subject, group.seats, { say, list }),
    count: group.seats.length,
    you: yes(group.seats.includes(subject.own?.seat ?? 0)),
    only: yes(group.thanks.length === 1 && group.thanks[0] === subject.own?.seat),
    thanks: named(subject, group.thanks, { say, list }, most),
    points: group.points,
    nothing: yes(group.points === 0),
  });
}

/** What is heard when a moment begins; of it the voice leaves out what the heading has said. */
export function announcement(subject: Subject, speech: Speech = language): string {
  const { table, own } = subject;
  // The reveal speaks for itself, once a beat.
  if (table.phase === 'reveal') return '';
  const { lead, rest } = phaseWords(subject, speech);
  const parts = [...clueParts(subject, speech), lead, rest];
  if (table.rules && begins(table)) parts.push(...newWords(subject, table.rules, speech));
  const from = table.phase === 'clue' && !subject.may.tell ? handFrom(subject) : undefined;
  if (from) parts.push(speech.say('wait.passed', { name: from.name }));
  if (table.phase === 'give' && subject.may.give && handFrom(subject))
    parts.push(wantedWords(subject, speech));
  if (table.phase === 'vote') {
    if (subject.may.vote?.red) parts.splice(-1, 1, speech.say('vote.red.spoken'));
    parts.push(speech.say('vote.pictures', { count: table.images.length }));
    for (const position of own?.positions ?? [])
      parts.push(speech.say('vote.own', { number: position }));
  }
  return speech.sentences(parts);
}

/** What is heard when a game begins: what is different in this edition, with whom one plays, and how far. */
function newWords(subject: Subject, rules: Rules, speech: Speech): string[] {
  const partner = partnerOf(subject);
  const { edition } = subject.table;
  return [
    // What ends the game comes after it.
    edition in LINES ? speech.say(LINES[edition as keyof typeof LINES]) : '',
    partner ? speech.say('news.partner', { name: partner.name }) : '',
    goalWords(rules, speech),
  ];
}

/** A sentence begins with a capital, even where its first word is a name that stands for "you". */
/** As a sentence begins; in Turkish another letter is the capital of i. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);

export function nameOf(subject: Pick<Subject, 'all'>, seat: number, say: Speech['say']): string {
  const who = subject.all.find((each) => each.seat === seat);
  return who?.you ? say('you.inside') : (who?.name ?? '');
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

function teller(subject: Subject): string {
  return subject.all.find((who) => who.seat === subject.table.storyteller)?.name ?? '';
}

/** Who said the clue, and the clue itself. */
export function clueWordsOf(subject: Subject, clue: string, { say }: Speech = language): string {
  const { storyteller, seats } = subject.table;
  const you = yes(storyteller === subject.own?.seat);
  if (you === 'yes' && seats[storyteller]?.stood_in) return say('clue.spoken.bot', { clue });
  return say('clue.spoken', { name: teller(subject), you, clue });
}

/** That there is something to hear or see, how long it is, and how it is played. */
export const recordedWords = ({ seconds }: Recording, { say }: Speech = language): string =>
  say('clue.recorded', { seconds: Math.round(seconds) });

/** With whom one plays for one score. */
function partnerOf({ all, own, table }: Subject): Who | undefined {
  const place = all.findIndex((who) => who.seat === own?.seat);
  return table.rules?.teams && own ? all[(place + all.length / 2) % all.length] : undefined;
}

function partnerGave(subject: Subject): Who | undefined {
  const partner = partnerOf(subject);
  return partner && subject.table.seats[partner.seat]?.given ? partner : undefined;
}
