/** The parts of tailored garments. */
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import { curve } from './curve.ts';
import { turnBy } from './patch.ts';
import type { Patch } from './patch.ts';
import { foldsOf, PLAIN_PIECE, sides } from './piece.ts';
import type { Points } from './piece.ts';

/** The line of the shoulders, sloping from the neck to the arms. */
export const SHOULDERS = curve([0, 0.052], [0.12, 0.026], [0.3, 0], [0.7, 0], [0.88, 0.026], [1, 0.052]);

/** The same piece cut from plain cloth where it is of the dyed one. */
export const inPlainCloth = (piece: Patch): Patch => ({
  ...piece,
  stuff: piece.stuff === 'cloth' ? 'plain' : piece.stuff,
});

/** The round head of a sleeve. */
const CAP = curve([0, 0.105], [0.1, 0.055], [0.28, 0.014], [0.5, 0], [0.72, 0.014], [0.9, 0.055], [1, 0.105]);

/** The cut of a sleeve: start, length, width and fall. */
export interface Sleeve {
  x: number;
  y: number;
  long: number;
  top: number;
  cuff: number;
  angle: number;
  seed: number;
  stuff: Patch['stuff'];
  trim: number;
}

/** One sleeve; `side` is -1 for the left one and 1 for the right one. */
export function sleeve(random: Random, side: number, cut: Sleeve): Patch {
  const x = 0.5 + side * cut.x;
  return {
    ...PLAIN_PIECE,
    y0: cut.y,
    y1: cut.y + cut.long,
    seed: cut.seed + side,
    stuff: cut.stuff,
    round: 0.045,
    shadow: 0.35,
    ...sides(x, [0, cut.top], [0.3, cut.top * 0.92], [0.62, cut.top * 0.2 + cut.cuff * 0.75], [1, cut.cuff]),
    top: CAP,
    turn: turnBy(x, cut.y, -side * cut.angle),
    cloth: { u: 0.4 * side, v: 0.1, full: 1.2 },
    folds: foldsOf(random, { count: 2, wide: 0.15, high: 0.014, from: 0.15, full: 0.6, sway: 0.5 }),
    trims: [{ side: 'bottom', kind: 'edge', width: cut.trim }],
    creases: 1.6,
  };
}

/** The inside of the back, seen through the neckline. */
export function backNeck(y: number, half: number, seed: number): Patch {
  return {
    ...PLAIN_PIECE,
    y0: y,
    y1: y + 0.2,
    seed,
    stuff: 'lining',
    round: 0.01,
    shadow: 0,
    ...sides(0.5, [0, half], [1, half]),
    top: curve([0, 0], [0.5, 0.03], [1, 0]),
    cloth: { u: 0, v: 0, full: 1 },
    trims: [{ side: 'top', kind: 'piping', width: 0.009 }],
  };
}

/** The cut of a skirt: top and bottom, width at each height, folds, panels and hem. */
export interface Skirt {
  y0: number;
  y1: number;
  half: Points;
  folds: number;
  high: number;
  panels?: number;
  hem: number;
  bow: number;
}

/** A flared skirt: the inside of its back hem first, then the front with its godets. */
export function skirt(random: Random, seed: number, cut: Skirt): Patch[] {
  const hemHalf = cut.half.at(-1)?.[1] ?? 0.3;
  const front: Patch = {
    ...PLAIN_PIECE,
    y0: cut.y0,
    y1: cut.y1,
    seed,
    round: 0.1,
    shadow: 0.6,
    swing: 0.55,
    ...sides(0.5, ...cut.half),
    bottom: curve([0, -cut.bow], [0.25, -cut.bow * 0.25], [0.5, 0], [0.75, -cut.bow * 0.25], [1, -cut.bow]),
    folds: [
      ...foldsOf(random, { count: cut.folds, wide: 0.068, high: cut.high, from: 0.02, full: 0.95, sway: 0.06 }),
      ...foldsOf(random, { count: 11, wide: 0.024, high: 0.007, from: -0.4, full: 0, gone: 0.45 }),
    ],
    cloth: cut.panels ? { u: 0, v: cut.y0, full: 1, panels: cut.panels } : { u: 0, v: cut.y0, full: 1.1 },
    trims: [{ side: 'bottom', kind: 'hem', width: cut.hem }],
  };
  const inside: Patch = {
    ...PLAIN_PIECE,
    y0: cut.y1 - 0.12,
    y1: cut.y1 - 0.028,
    seed: seed + 1,
    stuff: 'lining',
    round: 0,
    shadow: 0,
    ...sides(0.5, [0, hemHalf * 0.8], [1, hemHalf * 0.965]),
    bottom: curve([0, -0.03], [0.5, 0.01], [1, -0.03]),
  };
  return [inside, front];
}

/** A band about the waist. */
export function belt(y: number, half: number, high: number, kind: 'edge' | 'piping', seed: number): Patch {
  return {
    ...PLAIN_PIECE,
    y0: y,
    y1: y + high,
    seed,
    round: 0.05,
    shadow: 0.4,
    ...sides(0.5, [0, half], [1, half + 0.004]),
    top: curve([0, -0.006], [0.5, 0.004], [1, -0.006]),
    bottom: curve([0, -0.006], [0.5, 0.004], [1, -0.006]),
    trims: [{ side: 'bottom', kind, width: high * 1.2, inset: -high * 0.1 }],
  };
}

/** A strap from the shoulder to a bodice. */
export function strap(side: 1 | -1, x: number, wide: number, seed: number): Patch {
  return {
    ...PLAIN_PIECE,
    y0: 0.075,
    y1: 0.262,
    seed,
    round: 0.01,
    shadow: 0.3,
    ...sides(0.5 + side * x, [0, wide], [1, wide]),
    turn: turnBy(0.5 + side * x, 0.25, side * 0.09),
    cloth: { u: 0.4 * side, v: 0, full: 1 },
  };
}

/** A woven yoke over the upper part of a body, down to a height. */
export function yoke(body: Patch, end: number): Patch {
  const part = (end - body.y0) / (body.y1 - body.y0);
  return {
    ...body,
    y1: end,
    shadow: 0.35,
    folds: [],
    left: (t) => body.left(t * part),
    right: (t) => body.right(t * part),
    bottom: curve([0, -0.075], [0.25, -0.03], [0.5, 0], [0.75, -0.03], [1, -0.075]),
    trims: [
      { side: 'neck', kind: 'edge', width: 0.03 },
      { side: 'bottom', kind: 'pallu', width: 0.26 },
    ],
  };
}

/** A drawstring with its tassel. */
export function cord(random: Random, x: number, y: number, long: number, seed: number): Patch[] {
  const angle = between(random, -0.07, 0.07);
  const line: Patch = {
    ...PLAIN_PIECE,
    y0: y,
    y1: y + long,
    seed,
    stuff: 'gold',
    round: 0.004,
    shadow: 0.5,
    creases: 0,
    ...sides(x, [0, 0.0035], [1, 0.0035]),
    turn: turnBy(x, y, angle),
  };
  const tassel: Patch = {
    ...PLAIN_PIECE,
    y0: y + long - 0.005,
    y1: y + long + 0.07,
    seed,
    round: 0.01,
    shadow: 0.6,
    creases: 0,
    ...sides(x, [0, 0.006], [0.18, 0.0125], [0.3, 0.009], [1, 0.019]),
    turn: turnBy(x, y, angle),
    trims: [{ side: 'bottom', kind: 'tassel', width: 0.09 }],
  };
  return [line, tassel];
}
