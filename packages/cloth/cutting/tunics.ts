/** Garments without a seam at the waist: kurtis, and dresses of a straight or flowing cut. */
import type { Cut } from '../design.ts';
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import { curve } from './curve.ts';
import { waistedDress } from './dresses.ts';
import { backNeck, belt, inPlainCloth, SHOULDERS, sleeve, yoke } from './parts.ts';
import type { Sleeve } from './parts.ts';
import { turnBy } from './patch.ts';
import type { Patch } from './patch.ts';
import { foldsOf, PLAIN_PIECE, sides } from './piece.ts';
import type { Points } from './piece.ts';

/** The outline of a kurti: half its width at each height. */
const TUNIC: Points = [
  [0, 0.2],
  [0.13, 0.182],
  [0.24, 0.178],
  [0.34, 0.178],
  [0.48, 0.168],
  [0.64, 0.192],
  [0.8, 0.206],
  [1, 0.22],
];

/** A body that widens evenly from the chest to the hem. */
const A_LINE: Points = [
  [0, 0.196],
  [0.12, 0.172],
  [0.24, 0.17],
  [0.5, 0.235],
  [1, 0.37],
];

/** A boxy body. */
const BOX: Points = [
  [0, 0.212],
  [0.12, 0.2],
  [0.5, 0.2],
  [1, 0.225],
];

function tunic(random: Random, seed: number, deep: number, half = TUNIC, end = 1.235): Patch {
  return {
    ...PLAIN_PIECE,
    y0: 0.075,
    y1: end,
    seed,
    round: 0.09,
    shadow: 0.6,
    ...sides(0.5, ...half),
    top: SHOULDERS,
    neck: { kind: random() < 0.6 ? 'vee' : 'round', x: 0.5, y: 0.07, wide: 0.092, deep },
    cloth: { u: 0, v: 0, full: 1.08 },
    bottom: curve([0, -0.02], [0.03, -0.006], [0.5, 0.004], [0.97, -0.006], [1, -0.02]),
    folds: foldsOf(random, { count: 5, wide: 0.07, high: 0.02, from: 0.3, full: 1, sway: 0.1 }),
    creases: 1.3,
    trims: [
      { side: 'bottom', kind: 'hem', width: 0.075 },
      { side: 'neck', kind: 'edge', width: 0.03 },
    ],
  };
}

/** The flowing folds and the rounded hem of a body that widens. */
const flowing = (random: Random, body: Patch, bow: number): Patch => ({
  ...body,
  swing: 0.5,
  bottom: curve([0, -bow], [0.25, -bow * 0.25], [0.5, 0], [0.75, -bow * 0.25], [1, -bow]),
  folds: foldsOf(random, { count: 5, wide: 0.07, high: 0.045, from: 0.2, full: 0.95, sway: 0.06 }),
});

function placket(seed: number, deep: number, end = 0.46): Patch {
  return {
    ...PLAIN_PIECE,
    y0: 0.076 + deep,
    y1: end,
    seed,
    round: 0.012,
    shadow: 0.25,
    ...sides(0.5, [0, 0.017], [1, 0.017]),
    bottom: curve([0, -0.014], [0.5, 0.008], [1, -0.014]),
    trims: [{ side: 'left', kind: 'edge', width: 0.035 }],
  };
}

/** The back of the kurti, seen through its side slits. */
function slits(seed: number): Patch {
  return {
    ...PLAIN_PIECE,
    y0: 0.84,
    y1: 1.215,
    seed,
    stuff: 'lining',
    round: 0.02,
    shadow: 0.3,
    ...sides(0.5, [0, 0.19], [0.25, 0.214], [1, 0.242]),
    bottom: curve([0, -0.012], [0.5, 0], [1, -0.012]),
  };
}

/** The long back of a kurti whose front is short. */
const longBack = (seed: number): Patch => ({
  ...PLAIN_PIECE,
  y0: 0.6,
  y1: 1.22,
  seed: seed + 7,
  round: 0.02,
  shadow: 0.3,
  ...sides(0.5, [0, 0.17], [0.5, 0.235], [1, 0.27]),
  bottom: curve([0, -0.09], [0.25, -0.02], [0.5, 0], [0.75, -0.02], [1, -0.09]),
  cloth: { u: 0, v: 0.75, full: 1.08 },
  trims: [{ side: 'bottom', kind: 'hem', width: 0.075 }],
});

const sleeveOf = (long: number, seed: number): Sleeve => ({
  x: 0.154,
  y: 0.111,
  long,
  top: 0.078,
  cuff: 0.058,
  angle: 0.24,
  seed,
  stuff: 'cloth',
  trim: 0.036,
});

/** The body of a kurti, and what hangs behind it. */
function kurtiBody(random: Random, seed: number, deep: number, cuts: readonly Cut[]): [behind: Patch[], body: Patch] {
  if (cuts.includes('a-line')) return [[], flowing(random, tunic(random, seed + 2, deep, A_LINE, 1.17), 0.04)];
  if (cuts.includes('short')) {
    const body = tunic(random, seed + 2, deep, TUNIC, 0.86);
    return [[], { ...body, ...sides(0.5, [0, 0.2], [0.2, 0.18], [0.6, 0.178], [1, 0.205]) }];
  }
  const body = tunic(random, seed + 2, deep);
  if (!cuts.includes('high-low')) return [[slits(seed + 7)], body];
  const front = { ...body, y1: 0.88, ...sides(0.5, [0, 0.2], [0.2, 0.18], [0.6, 0.178], [1, 0.216]) };
  return [[longBack(seed)], { ...front, bottom: curve([0, 0.06], [0.25, 0.01], [0.5, 0], [0.75, 0.01], [1, 0.06]) }];
}

/** A kurti, from its lowest piece to its highest. */
export function kurti(random: Random, seed: number, cuts: readonly Cut[]): Patch[] {
  if (cuts.includes('anarkali')) return waistedDress(random, seed, ['anarkali']);
  const long = between(random, 0.5, 0.6);
  const deep = between(random, 0.12, 0.16);
  const [behind, body] = kurtiBody(random, seed, deep, cuts);
  const cut = sleeveOf(cuts.includes('short') ? 0.3 : long, seed);
  return [
    ...behind,
    backNeck(0.076, 0.1, seed),
    sleeve(random, -1, cut),
    sleeve(random, 1, cut),
    body,
    ...(cuts.includes('yoke') ? [yoke(body, 0.4)] : [placket(seed, deep)]),
  ];
}

/** A dress without a seam at the waist; undefined for the other cuts. */
export function straightDress(random: Random, seed: number, cuts: readonly Cut[]): Patch[] | undefined {
  if (cuts.includes('shirt')) return shirtDress(random, seed);
  if (cuts.includes('tee')) return teeDress(random, seed);
  if (cuts.includes('kaftan')) return kaftan(random, seed);
  if (cuts.includes('jacket')) return jacketDress(random, seed);
  return cuts.includes('a-line') ? aLineDress(random, seed) : undefined;
}

function aLineDress(random: Random, seed: number): Patch[] {
  const body = flowing(random, tunic(random, seed + 2, 0.1, A_LINE, 1.13), 0.045);
  const cut = { ...sleeveOf(0.4, seed), x: 0.146 };
  const round = { ...body, neck: { kind: 'round', x: 0.5, y: 0.07, wide: 0.092, deep: 0.1 } } as const;
  return [backNeck(0.076, 0.1, seed), sleeve(random, -1, cut), sleeve(random, 1, cut), round];
}

/** A knitted dress with dropped shoulders and short, wide sleeves. */
function teeDress(random: Random, seed: number): Patch[] {
  const body = tunic(random, seed + 2, 0.075, BOX, 1.02);
  const cut = { ...sleeveOf(0.25, seed), x: 0.176, cuff: 0.086, top: 0.09, angle: 0.42, trim: 0.018 };
  const neck = { kind: 'round', x: 0.5, y: 0.066, wide: 0.1, deep: 0.075 } as const;
  const trims = [
    { side: 'bottom', kind: 'edge', width: 0.022 },
    { side: 'neck', kind: 'edge', width: 0.02 },
  ] as const;
  return [backNeck(0.076, 0.11, seed), sleeve(random, -1, cut), sleeve(random, 1, cut), { ...body, neck, trims }];
}

/** One half of a collar, and the buttons of a shirt down to a height. */
const collar = (side: 1 | -1, seed: number): Patch => ({
  ...PLAIN_PIECE,
  y0: 0.062,
  y1: 0.172,
  seed: seed + side,
  round: 0.014,
  shadow: 0.6,
  ...sides(0.5 + side * 0.062, [0, 0.042], [0.55, 0.04], [1, 0.016]),
  turn: turnBy(0.5 + side * 0.062, 0.07, side * 0.42),
  cloth: { u: 0.3 * side, v: 0.3, full: 1 },
  trims: [{ side: 'bottom', kind: 'piping', width: 0.006 }],
});

const buttons = (from: number, to: number, count: number, seed: number): Patch[] =>
  Array.from({ length: count }, (_, nth) => {
    const y = from + ((to - from) * nth) / (count - 1);
    return {
      ...PLAIN_PIECE,
      y0: y - 0.009,
      y1: y + 0.009,
      seed,
      stuff: 'wood' as const,
      creases: 0,
      round: 0.008,
      shadow: 0.5,
      ...sides(0.5, [0, 0.002], [0.15, 0.0066], [0.5, 0.009], [0.85, 0.0066], [1, 0.002]),
    };
  });

function shirtDress(random: Random, seed: number): Patch[] {
  const body: Patch = {
    ...tunic(random, seed + 2, 0.1, BOX, 1.14),
    neck: { kind: 'vee', x: 0.5, y: 0.07, wide: 0.078, deep: 0.11 },
    bottom: curve([0, -0.12], [0.12, -0.09], [0.32, -0.01], [0.5, 0.004], [0.68, -0.01], [0.88, -0.09], [1, -0.12]),
    trims: [{ side: 'bottom', kind: 'piping', width: 0.007 }],
  };
  const cut = { ...sleeveOf(0.5, seed), trim: 0.055 };
  return [
    backNeck(0.07, 0.082, seed),
    sleeve(random, -1, cut),
    sleeve(random, 1, cut),
    body,
    { ...placket(seed, 0.1, 1.138), trims: [{ side: 'left', kind: 'piping', width: 0.004 }] },
    ...buttons(0.22, 1.02, 7, seed),
    collar(-1, seed),
    collar(1, seed),
  ];
}

/** One length, folded, with its sides sewn up to the arms, and belted. Its figure lies on the chest. */
function kaftan(random: Random, seed: number): Patch[] {
  const body: Patch = {
    ...tunic(random, seed + 2, 0.16),
    ...sides(0.5, [0, 0.4], [0.2, 0.425], [0.33, 0.415], [0.385, 0.36], [0.43, 0.265], [0.6, 0.275], [1, 0.345]),
    top: curve(
      [0, 0.15],
      [0.06, 0.126],
      [0.25, 0.055],
      [0.39, 0.006],
      [0.5, 0],
      [0.61, 0.006],
      [0.75, 0.055],
      [0.94, 0.126],
      [1, 0.15],
    ),
    neck: { kind: 'vee', x: 0.5, y: 0.066, wide: 0.08, deep: 0.16 },
    cloth: { u: 0.27, v: 0.03, full: 1 },
    swing: 0.5,
    bottom: curve([0, -0.03], [0.5, 0.004], [1, -0.03]),
    folds: foldsOf(random, { count: 6, wide: 0.055, high: 0.036, from: 0.3, full: 0.75, sway: 0.05 }),
    trims: [
      { side: 'bottom', kind: 'hem', width: 0.09 },
      { side: 'neck', kind: 'edge', width: 0.036 },
      { side: 'left', kind: 'edge', width: 0.03 },
      { side: 'right', kind: 'edge', width: 0.03 },
    ],
  };
  return [backNeck(0.07, 0.086, seed), body, belt(0.572, 0.262, 0.034, 'edge', seed)];
}

/** A plain dress under an open jacket of dyed cloth. */
function jacketDress(random: Random, seed: number): Patch[] {
  const inner = waistedDress(random, seed, []).filter(({ turn }) => !turn);
  const cut = { ...sleeveOf(0.46, seed), x: 0.15 };
  const front = (side: 1 | -1): Patch => {
    const outer = [
      [0, 0.192],
      [0.2, 0.172],
      [0.6, 0.178],
      [1, 0.21],
    ] as const;
    const open = [
      [0, 0.086],
      [0.18, 0.07],
      [0.5, 0.066],
      [1, 0.082],
    ] as const;
    const line = (points: Points) => curve(...points.map(([t, x]) => [t, 0.5 + side * x] as const));
    return {
      ...PLAIN_PIECE,
      y0: 0.074,
      y1: 0.79,
      seed: seed + 9 + side,
      round: 0.06,
      shadow: 0.9,
      left: line(side < 0 ? outer : open),
      right: line(side < 0 ? open : outer),
      top: side < 0 ? curve([0, 0.052], [0.4, 0.02], [1, 0]) : curve([0, 0], [0.6, 0.02], [1, 0.052]),
      bottom: side < 0 ? curve([0, -0.016], [1, 0.01]) : curve([0, 0.01], [1, -0.016]),
      cloth: { u: 0.25 * side, v: 0.05, full: 1.1 },
      folds: foldsOf(random, { count: 2, wide: 0.16, high: 0.016, from: 0.3, full: 1, sway: 0.2 }),
      trims: [
        { side: 'bottom', kind: 'hem', width: 0.05 },
        { side: side < 0 ? 'right' : 'left', kind: 'edge', width: 0.03 },
      ],
    };
  };
  return [...inner.map(inPlainCloth), sleeve(random, -1, cut), sleeve(random, 1, cut), front(-1), front(1)];
}
