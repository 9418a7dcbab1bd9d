const PAUSES = [1_000, 2_000, 3_000, 5_000, 8_000] as const;
const LONGEST = 10_000;

/** Milliseconds to wait after so many tries that brought no answer: longer and longer, ten seconds at the most. */
export const backoffAfter = (tries: number): number => PAUSES[tries] ?? LONGEST;
