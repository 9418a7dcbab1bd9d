/** Chance that can be repeated: the same seed, the same draws. */
export interface Chance {
  seed: number;
  /** From 0 up to 1, never 1. */
  draw(): number;
  /** A whole number from 0 up to `below`, never that. */
  below(below: number): number;
  /** True in so many cases of a hundred. */
  percent(percent: number): boolean;
  /** One of them. */
  pick<T>(from: readonly T[]): T;
  /** All of them in another order. */
  shuffled<T>(from: readonly T[]): T[];
}

/** Chance by a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
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
    shuffled: (from) => {
      const left = [...from];
      return from.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}
