/** A reproducible random generator: the same seed gives the same draws. */
export interface Random {
  seed: number;
  /** From 0 to 1, excluding 1. */
  draw(): number;
  /** A whole number from 0 to `below - 1`. */
  below(below: number): number;
  /** True with a probability in percent. */
  percent(percent: number): boolean;
  /** One of the items. */
  pick<T>(from: readonly T[]): T;
}

/** Creates a random generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(draw() * most);
  return {
    seed,
    draw,
    below,
    percent: (percent) => draw() * 100 < percent,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new RangeError('There is nothing to pick from.');
      return picked;
    },
  };
}
