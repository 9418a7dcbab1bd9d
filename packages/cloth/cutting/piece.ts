/** The common basis of all pieces: default values, folds, and both outlines. */
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import { curve } from './curve.ts';
import type { Curve } from './curve.ts';
import type { Fold, Patch } from './patch.ts';

/** The middle of the picture, and the defaults of every piece. */
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

/** The parameters of a row of folds: number, width, height, start and full height. */
export interface FoldRow {
  count: number;
  wide: number;
  high: number;
  from: number;
  full: number;
  sway?: number;
  /** Where the folds have ended; never, if absent. */
  gone?: number;
}

/** Irregular folds side by side: their widths, heights and directions differ. */
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

/** Points of an outline: the distance down, and the distance from the middle. */
export type Points = readonly (readonly [number, number])[];

/** The left and right outlines of a piece that is symmetric about a middle line. */
export function sides(middle: number, ...points: Points): { left: Curve; right: Curve } {
  return {
    left: curve(...points.map(([t, half]) => [t, middle - half] as const)),
    right: curve(...points.map(([t, half]) => [t, middle + half] as const)),
  };
}
