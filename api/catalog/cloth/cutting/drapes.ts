/** Cloth that is not cut: the saree, the dupatta, and the macro of any cloth. */
import { between } from '../noise.ts';
import type { Chance } from '../noise.ts';
import { curve } from './curve.ts';
import { turnBy } from './patch.ts';
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
export function foldsOf(chance: Chance, row: FoldRow): Fold[] {
  return Array.from({ length: row.count }, (_, i) => ({
    at: (i + 0.5 + between(chance, -0.32, 0.32)) / row.count,
    wide: row.wide * between(chance, 0.6, 1.35),
    high: row.high * between(chance, 0.45, 1.15),
    skew: between(chance, 0.45, 1.9),
    sway: (row.sway ?? 0.05) * between(chance, -1, 1),
    from: row.from + between(chance, -0.05, 0.12),
    full: row.full + between(chance, -0.1, 0.15),
    ...(row.gone && { gone: row.gone }),
  }));
}

/** A straight rod of wood between two points at one height. */
export function rod(x0: number, x1: number, y: number, thick: number): Patch {
  return {
    ...PLAIN_PIECE,
    y0: y - thick / 2,
    y1: y + thick / 2,
    left: curve([0, x0], [1, x0]),
    right: curve([0, x1], [1, x1]),
    stuff: 'wood',
    creases: 0,
    shadow: 0.4,
    round: 0,
  };
}

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

function lower(chance: Chance, seed: number): Patch[] {
  const body: Patch = {
    ...PLAIN_PIECE,
    y0: 0.47,
    y1: 1.255,
    seed,
    round: 0.07,
    shadow: 0.7,
    left: curve(...HIPS),
    right: curve(...HIPS.map(([t, x]) => [t, 1 - x] as const)),
    folds: foldsOf(chance, { count: 4, wide: 0.07, high: 0.026, from: 0.1, full: 0.8, sway: 0.16 }),
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
    folds: foldsOf(chance, { count: 2, wide: 0.12, high: 0.01, from: 0.2, full: 0.9 }),
    trims: [{ side: 'bottom', kind: 'hem', width: 0.075 }],
  };
  return [body, front];
}

function blouse(seed: number): Patch[] {
  const sleeve = (side: number): Patch => ({
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
  });
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
  return [back, sleeve(-1), sleeve(1), bodice];
}

/** A saree as it is worn: pleats at the waist, the pallu over the shoulder and falling behind. */
export function sareePieces(chance: Chance, seed: number): Patch[] {
  const long = between(chance, 1.0, 1.12);
  const fall: Patch = {
    ...PLAIN_PIECE,
    y0: 0.135,
    y1: long,
    seed: seed + 9,
    round: 0.035,
    shadow: 0.5,
    left: curve([0, 0.6], [0.3, 0.62], [1, 0.66]),
    right: curve([0, 0.69], [0.1, 0.76], [0.5, 0.845], [1, 0.91]),
    bottom: curve([0, 0.02], [1, -0.02]),
    folds: foldsOf(chance, { count: 4, wide: 0.1, high: 0.028, from: -0.2, full: 0.5, sway: 0.1 }),
    cloth: { u: 0.7, v: 0.2, full: 1.2 },
    fringe: { length: 0.05, step: 0.021 },
    trims: [
      { side: 'bottom', kind: 'pallu', width: 0.25 },
      { side: 'right', kind: 'edge', width: 0.026 },
    ],
  };
  const over: Patch = {
    ...PLAIN_PIECE,
    y0: 0.098,
    y1: 1.35,
    seed: seed + 5,
    round: 0.03,
    shadow: 0.8,
    turn: turnBy(0.625, 0.11, between(chance, 0.5, 0.58)),
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
    folds: foldsOf(chance, { count: 5, wide: 0.08, high: 0.024, from: -0.4, full: 0.2, sway: 0.08 }),
    cloth: { u: 0.25, v: 0.1, full: 1.2 },
    trims: [
      { side: 'left', kind: 'edge', width: 0.032 },
      { side: 'right', kind: 'edge', width: 0.04 },
    ],
  };
  const drop = between(chance, -0.075, -0.05);
  return [fall, ...blouse(seed), ...lower(chance, seed), over].map((piece) => moved(piece, drop));
}

/** A dupatta thrown over a rod, one end in front of the other. */
export function dupattaPieces(chance: Chance, seed: number): Patch[] {
  const side = chance() < 0.5 ? -1 : 1;
  const at = (x: number): number => 0.5 + side * x;
  const layer = (a: number, b: number, end: number, spread: number, extra: Partial<Patch>): Patch => {
    const [l, r] = [Math.min(at(a), at(b)), Math.max(at(a), at(b))];
    const low = between(chance, -0.012, 0.012);
    return {
      ...PLAIN_PIECE,
      y0: 0.086,
      y1: end,
      brow: 0.022,
      round: 0.02,
      seed,
      shadow: 0.7,
      left: curve([0, l], [0.15, l - spread * 0.1], [0.6, l - spread * 0.7], [1, l - spread]),
      right: curve([0, r], [0.15, r + spread * 0.1], [0.6, r + spread * 0.7], [1, r + spread]),
      bottom: curve([0, low], [0.5, 0.012], [1, -low]),
      fringe: { length: 0.06, step: 0.026 },
      folds: foldsOf(chance, { count: 5, wide: 0.085, high: 0.05, from: -0.3, full: 0.5, sway: 0.1 }),
      cloth: { u: 0.3, v: 1.3 - end, full: 1.25 },
      trims: [
        { side: 'bottom', kind: 'hem', width: 0.1 },
        { side: 'left', kind: 'edge', width: 0.026 },
        { side: 'right', kind: 'edge', width: 0.026 },
      ],
      ...extra,
    };
  };
  return [
    rod(0.05, 0.95, 0.104, 0.026),
    layer(-0.08, 0.36, 1.2, 0.045, { seed: seed + 4 }),
    layer(-0.36, 0.14, 0.98, 0.04, {}),
  ];
}

/** A macro of the cloth filling the frame, with the border running in from one side. */
export function macroPieces(chance: Chance, seed: number): Patch[] {
  const bordered = chance() < 0.6;
  return [
    {
      ...PLAIN_PIECE,
      y0: -0.6,
      y1: 2,
      seed,
      round: 0,
      shadow: 0,
      creases: 0.5,
      left: curve([0, -0.5], [1, -0.5]),
      right: curve([0, 1.5], [1, 1.5]),
      turn: turnBy(0.5, 0.66, between(chance, -0.3, 0.3)),
      folds: foldsOf(chance, { count: 3, wide: 0.1, high: 0.13, from: -1, full: -0.5, sway: 0.2 }),
      cloth: { u: 0.9, v: -0.35, full: 1 },
      trims: bordered ? [{ side: 'right', kind: 'hem', width: 0.5, inset: between(chance, 0.16, 0.28) }] : [],
    },
  ];
}
