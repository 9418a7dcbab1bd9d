/**
 * Whether a click is the first of a double click, by its event's `detail`. A double click counts once: its second click
 * may meet something else than its first.
 */
export const isFirstClick = (detail: number): boolean => detail < 2;

/** Whether a click on a link means this window, and not a new tab or window. */
export const isPlainClick = (click: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }): boolean =>
  !click.metaKey && !click.ctrlKey && !click.shiftKey;
