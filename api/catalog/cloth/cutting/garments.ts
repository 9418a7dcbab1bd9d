/** Garments that a tailor cuts: dress, lehanga and kurti as pieces of hanging cloth. */
import type { CategoryName } from '../../../../schema/vocabulary.ts';
import { dupattaPieces, foldsOf, PLAIN_PIECE, sareePieces } from './drapes.ts';
import { between } from '../noise.ts';
import type { Chance } from '../noise.ts';
import { curve } from './curve.ts';
import { turnBy } from './patch.ts';
import type { Curve } from './curve.ts';
import type { Patch } from './patch.ts';

type Points = readonly (readonly [number, number])[];

/** The left and right outline of a piece that is the same on both sides of a middle line. */
function sides(middle: number, ...points: Points): { left: Curve; right: Curve } {
  return {
    left: curve(...points.map(([t, half]) => [t, middle - half] as const)),
    right: curve(...points.map(([t, half]) => [t, middle + half] as const)),
  };
}

/** The line of the shoulders, sloping from the neck to the arms. */
const SHOULDERS = curve([0, 0.052], [0.12, 0.026], [0.3, 0], [0.7, 0], [0.88, 0.026], [1, 0.052]);

/** The round head of a sleeve. */
const CAP = curve([0, 0.105], [0.1, 0.055], [0.28, 0.014], [0.5, 0], [0.72, 0.014], [0.9, 0.055], [1, 0.105]);

interface Sleeve {
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

function sleeve(chance: Chance, side: number, cut: Sleeve): Patch {
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
    folds: foldsOf(chance, { count: 2, wide: 0.15, high: 0.014, from: 0.15, full: 0.6, sway: 0.5 }),
    trims: [{ side: 'bottom', kind: 'edge', width: cut.trim }],
    creases: 1.6,
  };
}

function backNeck(y: number, half: number, seed: number): Patch {
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

interface Skirt {
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
function skirt(chance: Chance, seed: number, cut: Skirt): Patch[] {
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
      ...foldsOf(chance, { count: cut.folds, wide: 0.068, high: cut.high, from: 0.02, full: 0.95, sway: 0.06 }),
      ...foldsOf(chance, { count: 11, wide: 0.024, high: 0.007, from: -0.4, full: 0, gone: 0.45 }),
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

function belt(y: number, half: number, high: number, kind: 'edge' | 'piping', seed: number): Patch {
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

function dress(chance: Chance, seed: number): Patch[] {
  const waist = between(chance, 0.45, 0.51);
  const flare = between(chance, 0.34, 0.4);
  const deep = between(chance, 0.08, 0.12);
  const long = between(chance, 0.24, 0.46);
  const cut: Sleeve = {
    x: 0.132,
    y: 0.108,
    long,
    top: 0.07,
    cuff: 0.053,
    angle: 0.27,
    seed,
    stuff: 'cloth',
    trim: 0.03,
  };
  const bodice: Patch = {
    ...PLAIN_PIECE,
    y0: 0.075,
    y1: waist + 0.01,
    seed: seed + 2,
    round: 0.08,
    shadow: 0.55,
    ...sides(0.5, [0, 0.175], [0.2, 0.158], [0.42, 0.15], [0.58, 0.158], [1, 0.118]),
    top: SHOULDERS,
    neck: { kind: chance() < 0.7 ? 'round' : 'vee', x: 0.5, y: 0.07, wide: 0.088, deep },
    cloth: { u: 0, v: 0.05, full: 1.1 },
    folds: foldsOf(chance, { count: 4, wide: 0.05, high: 0.008, from: 0.35, full: 1.05, sway: 0.2 }),
    creases: 1.5,
    trims: [{ side: 'neck', kind: 'edge', width: 0.026 }],
  };
  const lower = skirt(chance, seed + 4, {
    y0: waist,
    y1: 1.235,
    folds: 5,
    high: 0.058,
    hem: 0.085,
    bow: 0.035,
    half: [
      [0, 0.118],
      [0.12, 0.15],
      [0.4, flare * 0.63],
      [0.75, flare * 0.88],
      [1, flare],
    ],
  });
  return [
    ...lower,
    backNeck(0.076, 0.094, seed),
    sleeve(chance, -1, cut),
    sleeve(chance, 1, cut),
    bodice,
    belt(waist - 0.008, 0.119, 0.026, 'edge', seed),
  ];
}

function kurti(chance: Chance, seed: number): Patch[] {
  const long = between(chance, 0.5, 0.6);
  const deep = between(chance, 0.12, 0.16);
  const cut: Sleeve = {
    x: 0.154,
    y: 0.111,
    long,
    top: 0.078,
    cuff: 0.058,
    angle: 0.24,
    seed,
    stuff: 'cloth',
    trim: 0.036,
  };
  const shape: Points = [
    [0, 0.2],
    [0.13, 0.182],
    [0.24, 0.178],
    [0.34, 0.178],
    [0.48, 0.168],
    [0.64, 0.192],
    [0.8, 0.206],
    [1, 0.22],
  ];
  const body: Patch = {
    ...PLAIN_PIECE,
    y0: 0.075,
    y1: 1.235,
    seed: seed + 2,
    round: 0.09,
    shadow: 0.6,
    ...sides(0.5, ...shape),
    top: SHOULDERS,
    neck: { kind: chance() < 0.6 ? 'vee' : 'round', x: 0.5, y: 0.07, wide: 0.092, deep },
    cloth: { u: 0, v: 0, full: 1.08 },
    bottom: curve([0, -0.02], [0.03, -0.006], [0.5, 0.004], [0.97, -0.006], [1, -0.02]),
    folds: foldsOf(chance, { count: 5, wide: 0.07, high: 0.02, from: 0.3, full: 1, sway: 0.1 }),
    creases: 1.3,
    trims: [
      { side: 'bottom', kind: 'hem', width: 0.075 },
      { side: 'neck', kind: 'edge', width: 0.03 },
    ],
  };
  const placket: Patch = {
    ...PLAIN_PIECE,
    y0: 0.076 + deep,
    y1: 0.46,
    seed,
    round: 0.012,
    shadow: 0.25,
    ...sides(0.5, [0, 0.017], [1, 0.017]),
    bottom: curve([0, -0.014], [0.5, 0.008], [1, -0.014]),
    trims: [{ side: 'left', kind: 'edge', width: 0.035 }],
  };
  const behind: Patch = {
    ...PLAIN_PIECE,
    y0: 0.84,
    y1: 1.215,
    seed: seed + 7,
    stuff: 'lining',
    round: 0.02,
    shadow: 0.3,
    ...sides(0.5, [0, 0.19], [0.25, 0.214], [1, 0.242]),
    bottom: curve([0, -0.012], [0.5, 0], [1, -0.012]),
  };
  return [behind, backNeck(0.076, 0.1, seed), sleeve(chance, -1, cut), sleeve(chance, 1, cut), body, placket];
}

function cord(chance: Chance, x: number, y: number, long: number, seed: number): Patch[] {
  const angle = between(chance, -0.07, 0.07);
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

function lehanga(chance: Chance, seed: number): Patch[] {
  const panels = 5 + 2 * Math.floor(chance() * 2);
  const top = 0.13;
  const flare = between(chance, 0.4, 0.435);
  const lower = skirt(chance, seed + 4, {
    y0: top,
    y1: 1.23,
    folds: 5,
    high: 0.06,
    hem: 0.15,
    bow: 0.045,
    panels,
    half: [
      [0, 0.135],
      [0.1, 0.185],
      [0.4, flare * 0.7],
      [0.75, flare * 0.92],
      [1, flare],
    ],
  });
  const side = chance() < 0.5 ? -1 : 1;
  return [
    ...lower,
    belt(top - 0.035, 0.136, 0.05, 'edge', seed),
    ...cord(chance, 0.5 + side * 0.07, top + 0.005, between(chance, 0.16, 0.22), seed),
    ...cord(chance, 0.5 + side * 0.09, top + 0.005, between(chance, 0.2, 0.28), seed + 1),
  ];
}

/** The pieces of a whole garment, in the order they lie on each other. */
export function piecesOf(garment: CategoryName, chance: Chance, seed: number): Patch[] {
  if (garment === 'Saree') return sareePieces(chance, seed);
  if (garment === 'Dupatta') return dupattaPieces(chance, seed);
  if (garment === 'Dress') return dress(chance, seed);
  return garment === 'Lehanga' ? lehanga(chance, seed) : kurti(chance, seed);
}
