/** Within these milliseconds a further click in the same place belongs to the one before. */
const DOUBLE_CLICK = 500;
let counted = -DOUBLE_CLICK;

/**
 * Whether a click on a button that removes its line, or its card, counts, by its event's `detail`. A double click counts once, for its second
 * click meets the next one. Who goes on pressing where each one moves up to is heard again after half a second.
 */
export function isRemovePress(detail: number): boolean {
  const now = performance.now();
  if (detail > 1 && now - counted < DOUBLE_CLICK) return false;
  counted = now;
  return true;
}
