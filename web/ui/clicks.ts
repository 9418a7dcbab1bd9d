/**
 * Whether a click is the first of a double click, by its event's `detail`. A double click counts once: its second click
 * may hit another element than its first.
 */
export const isFirstClick = (detail: number): boolean => detail < 2;

/** Whether a click on a link opens it in this window, and not in a new tab or window. */
export const isUnmodifiedClick = (click: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }): boolean =>
  !click.metaKey && !click.ctrlKey && !click.shiftKey;

/**
 * A link's `onClick` that runs `act` instead of following the link. The browser handles a click that opens a new tab or window, and `act`
 * does not run.
 */
export const inPlaceOfLink =
  (act: () => void) =>
  (click: Parameters<typeof isUnmodifiedClick>[0] & { preventDefault: () => void }): void => {
    if (!isUnmodifiedClick(click)) return;
    click.preventDefault();
    act();
  };

/** A further click in the same place within these milliseconds belongs to the previous one. */
const DOUBLE_CLICK = 500;
let counted = -DOUBLE_CLICK;

/**
 * Whether a click on a button that removes its line, or its card, counts, by its event's `detail`. A double click counts once, because its
 * second click hits the next line. After half a second, further clicks in the same place count again.
 */
export function isSeparateClick(detail: number): boolean {
  const now = performance.now();
  if (detail > 1 && now - counted < DOUBLE_CLICK) return false;
  counted = now;
  return true;
}
