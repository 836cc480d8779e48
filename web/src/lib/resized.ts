/**
 * Looks whenever something has got another size: in the next frame, since what the look changes may be what is watched,
 * and a browser that is asked to lay out again within its own round says so as an error.
 */
export function whenResized(look: () => void): ResizeObserver {
  let frame = 0;
  return new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
}
