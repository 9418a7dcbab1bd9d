/** The saree: uncut cloth, worn over a blouse. */
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import { curve } from './curve.ts';
import { turnBy } from './patch.ts';
import type { Patch } from './patch.ts';
import { foldsOf, PLAIN_PIECE } from './piece.ts';

function moved(patch: Patch, by: number): Patch {
  const { left, right, behind, neck, turn } = patch;
  return {
    ...patch,
    left: (t) => left(t) + by,
    right: (t) => right(t) + by,
    ...(behind && { behind: (t: number) => behind(t) + by }),
    ...(neck && { neck: { ...neck, x: neck.x + by } }),
    ...(turn && { turn: { ...turn, x: turn.x + by } }),
  };
}

/** The left outline of the wrapped saree below the waist. */
const HIPS = [
  [0, 0.368],
  [0.12, 0.335],
  [0.28, 0.302],
  [0.6, 0.282],
  [1, 0.236],
] as const;

function lower(random: Random, seed: number): Patch[] {
  const body: Patch = {
    ...PLAIN_PIECE,
    y0: 0.47,
    y1: 1.255,
    seed,
    round: 0.07,
    shadow: 0.7,
    left: curve(...HIPS),
    right: curve(...HIPS.map(([t, x]) => [t, 1 - x] as const)),
    folds: foldsOf(random, { count: 4, wide: 0.07, high: 0.026, from: 0.1, full: 0.8, sway: 0.16 }),
    cloth: { u: 0.1, v: 0.47, full: 1.25 },
    trims: [{ side: 'bottom', kind: 'hem', width: 0.075 }],
  };
  const front: Patch = {
    ...PLAIN_PIECE,
    y0: 0.49,
    y1: 1.262,
    seed: seed + 3,
    round: 0.03,
    shadow: 0.75,
    left: curve([0, 0.45], [0.3, 0.43], [1, 0.326]),
    right: curve([0, 0.556], [0.3, 0.576], [1, 0.656]),
    pleats: { count: 6, high: 0.026, hidden: 0.07 },
    cloth: { u: 0.4, v: 0.47, full: 1.1 },
    folds: foldsOf(random, { count: 2, wide: 0.12, high: 0.01, from: 0.2, full: 0.9 }),
    trims: [{ side: 'bottom', kind: 'hem', width: 0.075 }],
  };
  return [body, front];
}

function blouseSleeve(seed: number, side: number): Patch {
  return {
    ...PLAIN_PIECE,
    y0: 0.118,
    y1: 0.335,
    seed: seed + side,
    stuff: 'plain',
    round: 0.035,
    shadow: 0.3,
    left: curve([0, 0.5 + side * 0.125 - 0.055], [1, 0.5 + side * 0.125 - 0.05]),
    right: curve([0, 0.5 + side * 0.125 + 0.055], [1, 0.5 + side * 0.125 + 0.05]),
    turn: turnBy(0.5 + side * 0.125, 0.14, -side * 0.3),
    cloth: { u: 0, v: 0, full: 1 },
    top: curve([0, 0.09], [0.12, 0.04], [0.3, 0.008], [0.5, 0], [0.7, 0.008], [0.88, 0.04], [1, 0.09]),
    trims: [{ side: 'bottom', kind: 'edge', width: 0.034 }],
  };
}

function blouse(seed: number): Patch[] {
  const bodice: Patch = {
    ...PLAIN_PIECE,
    y0: 0.1,
    y1: 0.5,
    seed,
    stuff: 'plain',
    round: 0.06,
    shadow: 0.4,
    left: curve([0, 0.345], [0.25, 0.368], [0.5, 0.362], [1, 0.385]),
    right: curve([0, 0.655], [0.25, 0.632], [0.5, 0.638], [1, 0.615]),
    top: curve([0, 0.04], [0.3, 0], [0.7, 0], [1, 0.04]),
    neck: { kind: 'round', x: 0.5, y: 0.1, wide: 0.082, deep: 0.1 },
    folds: [{ at: 0.2, wide: 0.2, high: 0.012, skew: 1, sway: 0.3, from: 0.2, full: 0.6 }],
    creases: 1.5,
    trims: [{ side: 'neck', kind: 'piping', width: 0.009 }],
  };
  const back: Patch = {
    ...PLAIN_PIECE,
    y0: 0.095,
    y1: 0.3,
    seed,
    stuff: 'lining',
    round: 0.01,
    shadow: 0,
    left: curve([0, 0.41], [1, 0.41]),
    right: curve([0, 0.59], [1, 0.59]),
    top: curve([0, 0], [0.5, 0.035], [1, 0]),
  };
  return [back, blouseSleeve(seed, -1), blouseSleeve(seed, 1), bodice];
}

/** The pallu's end, falling down the back beside the body. */
function palluBehind(random: Random, seed: number, long: number): Patch {
  return {
    ...PLAIN_PIECE,
    y0: 0.135,
    y1: long,
    seed,
    round: 0.035,
    shadow: 0.5,
    left: curve([0, 0.6], [0.3, 0.62], [1, 0.66]),
    right: curve([0, 0.69], [0.1, 0.76], [0.5, 0.845], [1, 0.91]),
    bottom: curve([0, 0.02], [1, -0.02]),
    folds: foldsOf(random, { count: 4, wide: 0.1, high: 0.028, from: -0.2, full: 0.5, sway: 0.1 }),
    cloth: { u: 0.7, v: 0.2, full: 1.2 },
    fringe: { length: 0.05, step: 0.021 },
    trims: [
      { side: 'bottom', kind: 'pallu', width: 0.25 },
      { side: 'right', kind: 'edge', width: 0.026 },
    ],
  };
}

/** The pallu across the body, from the hip up to the shoulder. */
function palluOver(random: Random, seed: number): Patch {
  return {
    ...PLAIN_PIECE,
    y0: 0.098,
    y1: 1.35,
    seed,
    round: 0.03,
    shadow: 0.8,
    turn: turnBy(0.625, 0.11, between(random, 0.5, 0.58)),
    left: curve([0, 0.572], [0.07, 0.562], [0.29, 0.53], [1, 0.46]),
    right: curve([0, 0.68], [0.07, 0.69], [0.29, 0.735], [0.54, 0.8], [1, 0.86]),
    top: curve([0, 0.05], [0.25, 0.012], [0.5, 0], [0.75, 0.008], [1, 0.03]),
    behind: curve(
      [0, 0.34],
      [0.15, 0.352],
      [0.3, 0.36],
      [0.36, 0.352],
      [0.44, 0.326],
      [0.54, 0.298],
      [0.7, 0.284],
      [1, 0.25],
    ),
    folds: foldsOf(random, { count: 5, wide: 0.08, high: 0.024, from: -0.4, full: 0.2, sway: 0.08 }),
    cloth: { u: 0.25, v: 0.1, full: 1.2 },
    trims: [
      { side: 'left', kind: 'edge', width: 0.032 },
      { side: 'right', kind: 'edge', width: 0.04 },
    ],
  };
}

/** A saree as it is worn: pleats at the waist, the pallu over the shoulder and falling behind. */
export function sareePieces(random: Random, seed: number): Patch[] {
  const long = between(random, 1.0, 1.12);
  const fall = palluBehind(random, seed + 9, long);
  const over = palluOver(random, seed + 5);
  const drop = between(random, -0.075, -0.05);
  return [fall, ...blouse(seed), ...lower(random, seed), over].map((piece) => moved(piece, drop));
}
