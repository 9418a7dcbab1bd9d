/**
 * Whether a click is the first of a double click, by its event's `detail`: what is pressed twice is meant once, and the
 * second click may meet something else.
 */
export const isFirstClick = (detail: number): boolean => detail < 2;
