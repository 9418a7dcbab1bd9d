/** The keys that lead back and on in a row and in a column. */
const ARROWS = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * The index that a key leads to from the one at `index` among `count`: an arrow leads to the neighbour, and from the last
 * to the first, Home and End to the ends. Undefined for any other key.
 */
export function indexAfterKey(
  key: string,
  axis: keyof typeof ARROWS,
  index: number,
  count: number,
): number | undefined {
  const [back, on] = ARROWS[axis];
  if (key === back) return (index + count - 1) % count;
  if (key === on) return (index + 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
