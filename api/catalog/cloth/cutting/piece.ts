/** What every piece of cloth has in common: its plain beginnings, its folds, its two outlines. */
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import { curve } from './curve.ts';
import type { Curve } from './curve.ts';
import type { Fold, Patch } from './patch.ts';

/** The middle of the picture and the parts every piece shares until it says otherwise. */
export const PLAIN_PIECE = {
  folds: [],
  round: 0.03,
  cloth: { u: 0, v: 0, full: 1 },
  trims: [],
  stuff: 'cloth',
  shadow: 0.5,
  creases: 1,
  seed: 0,
} as const satisfies Partial<Patch>;

/** How a row of folds is to be: how many, how wide and high, where they begin and are full. */
export interface FoldRow {
  count: number;
  wide: number;
  high: number;
  from: number;
  full: number;
  sway?: number;
  /** Where they have died away again; never, if absent. */
  gone?: number;
}

/** Uneven folds side by side: no two as wide, as high or as straight. */
export function foldsOf(random: Random, row: FoldRow): Fold[] {
  return Array.from({ length: row.count }, (_, i) => ({
    at: (i + 0.5 + between(random, -0.32, 0.32)) / row.count,
    wide: row.wide * between(random, 0.6, 1.35),
    high: row.high * between(random, 0.45, 1.15),
    skew: between(random, 0.45, 1.9),
    sway: (row.sway ?? 0.05) * between(random, -1, 1),
    from: row.from + between(random, -0.05, 0.12),
    full: row.full + between(random, -0.1, 0.15),
    ...(row.gone && { gone: row.gone }),
  }));
}

/** Points of an outline: how far down, and how far from the middle. */
export type Points = readonly (readonly [number, number])[];

/** The left and right outline of a piece that is the same on both sides of a middle line. */
export function sides(middle: number, ...points: Points): { left: Curve; right: Curve } {
  return {
    left: curve(...points.map(([t, half]) => [t, middle - half] as const)),
    right: curve(...points.map(([t, half]) => [t, middle + half] as const)),
  };
}
