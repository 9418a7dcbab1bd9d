/** Dresses: a bodice and a skirt, and the cuts that differ from it. */
import type { Cut } from '../design.ts';
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import { curve } from './curve.ts';
import { backNeck, belt, inPlainCloth, SHOULDERS, skirt, sleeve, strap, yoke } from './parts.ts';
import type { Sleeve } from './parts.ts';
import type { Neck, Patch } from './patch.ts';
import { foldsOf, PLAIN_PIECE, sides } from './piece.ts';
import type { Points } from './piece.ts';
import { tieredSkirt, wrapped } from './skirts.ts';

/** The measures of a dress with a waist, in picture widths. */
export interface DressShape {
  waist: number;
  /** Half the width of the hem. */
  flare: number;
  /** The depth of the neckline. */
  deep: number;
  /** The length of the sleeves; 0 for straps. */
  long: number;
  /** The height of the hem. */
  end: number;
  folds: number;
  hem: number;
  bow: number;
  panels?: number;
}

/** How a cut changes the usual dress. */
const CHANGES: Partial<Record<Cut, Partial<DressShape>>> = {
  midi: { end: 1.1, bow: 0.03 },
  maxi: { end: 1.275, bow: 0.03 },
  gown: { end: 1.28, flare: 0.35, long: 0.5, waist: 0.42, bow: 0.03 },
  flared: { flare: 0.455, folds: 8, bow: 0.07 },
  fitted: { end: 1.06, flare: 0.42, long: 0.17, waist: 0.47, folds: 7 },
  anarkali: { waist: 0.35, flare: 0.43, long: 0.5, panels: 9, hem: 0.11, folds: 7, bow: 0.05 },
  slip: { end: 1.12, flare: 0.25, long: 0, waist: 0.5, folds: 3, hem: 0.03, bow: 0.02 },
  sundress: { end: 1.05, flare: 0.37, long: 0, waist: 0.44, folds: 6 },
};

/** How much lower a bodice on straps begins. */
const STRAP = 0.19;

function shapeOf(random: Random, cuts: readonly Cut[]): DressShape {
  const shape = {
    waist: between(random, 0.45, 0.51),
    flare: between(random, 0.34, 0.4),
    deep: between(random, 0.08, 0.12),
    long: between(random, 0.24, 0.46),
    end: 1.235,
    folds: 5,
    hem: 0.085,
    bow: 0.035,
  };
  return Object.assign(shape, ...cuts.map((cut) => CHANGES[cut]));
}

function bodiceOf(random: Random, seed: number, { waist, deep }: DressShape): Patch {
  return {
    ...PLAIN_PIECE,
    y0: 0.075,
    y1: waist + 0.01,
    seed,
    round: 0.08,
    shadow: 0.55,
    ...sides(0.5, [0, 0.175], [0.2, 0.158], [0.42, 0.15], [0.58, 0.158], [1, 0.118]),
    top: SHOULDERS,
    neck: { kind: random() < 0.7 ? 'round' : 'vee', x: 0.5, y: 0.07, wide: 0.088, deep },
    cloth: { u: 0, v: 0.05, full: 1.1 },
    folds: foldsOf(random, { count: 4, wide: 0.05, high: 0.008, from: 0.35, full: 1.05, sway: 0.2 }),
    creases: 1.5,
    trims: [{ side: 'neck', kind: 'edge', width: 0.026 }],
  };
}

/** A bodice that hangs on straps; the smocked one is drawn together in many fine rows. */
function strappedBodice(random: Random, seed: number, { waist }: DressShape, isSmocked: boolean): Patch[] {
  const wide = isSmocked ? 0.02 : 0.011;
  const body: Patch = {
    ...PLAIN_PIECE,
    y0: 0.215,
    y1: waist + 0.01,
    seed,
    round: 0.08,
    shadow: 0.55,
    ...sides(0.5, [0, 0.136], [0.35, 0.142], [1, 0.118]),
    top: isSmocked
      ? curve([0, 0.012], [0.5, 0], [1, 0.012])
      : curve([0, 0.034], [0.16, 0], [0.5, 0.05], [0.84, 0], [1, 0.034]),
    cloth: { u: 0, v: 0.215 - STRAP, full: isSmocked ? 1.5 : 1.1 },
    folds: isSmocked
      ? foldsOf(random, { count: 17, wide: 0.018, high: 0.006, from: -0.6, full: -0.2 })
      : foldsOf(random, { count: 3, wide: 0.07, high: 0.008, from: 0.2, full: 1, sway: 0.3 }),
    trims: [{ side: 'top', kind: isSmocked ? 'edge' : 'piping', width: isSmocked ? 0.024 : 0.008 }],
  };
  return [strap(-1, 0.092, wide, seed + 6), strap(1, 0.092, wide, seed + 7), body];
}

/** The outline of a dress' skirt, from the waist to the hem. */
const flared = (flare: number): Points => [
  [0, 0.118],
  [0.12, 0.15],
  [0.4, flare * 0.63],
  [0.75, flare * 0.88],
  [1, flare],
];

const sleeveOf = (long: number, seed: number): Sleeve => ({
  x: 0.132,
  y: 0.108,
  long,
  top: 0.07,
  cuff: 0.053,
  angle: 0.27,
  seed,
  stuff: 'cloth',
  trim: 0.03,
});

/** A dress with a waist, from its lowest piece to its highest. */
export function waistedDress(random: Random, seed: number, cuts: readonly Cut[]): Patch[] {
  const shape = shapeOf(random, cuts);
  const { waist, flare, long, end, folds, hem, bow, panels } = shape;
  const bodice = bodiceOf(random, seed + 2, shape);
  const cut = { y0: waist, y1: end, folds, high: 0.058, hem, bow, panels, half: flared(flare) };
  const lower = cuts.includes('tiered') ? tieredSkirt(random, seed + 4, cut) : skirt(random, seed + 4, cut);
  const waistband = belt(waist - 0.008, 0.119, 0.026, 'edge', seed);
  if (long === 0) {
    const isSmocked = cuts.includes('sundress');
    const upper = strappedBodice(random, seed + 2, shape, isSmocked);
    const raised = lower.map((piece) => ({ ...piece, cloth: { ...piece.cloth, v: piece.cloth.v - STRAP } }));
    return [...raised, ...upper, ...(isSmocked ? [waistband] : [])];
  }
  const sleeves = [sleeve(random, -1, sleeveOf(long, seed)), sleeve(random, 1, sleeveOf(long, seed))];
  const upper = [backNeck(0.076, 0.094, seed), ...sleeves];
  if (cuts.includes('wrap')) return [...lower, ...wrapped(random, seed, upper, bodice, cut), waistband];
  return [...lower, ...upper, bodice, ...(cuts.includes('gown') ? [yoke(bodice, 0.27)] : []), waistband];
}

/** A slip of plain cloth under a cape, which falls from the shoulders over the arms. */
export function capeDress(random: Random, seed: number): Patch[] {
  const slip = waistedDress(random, seed, []).map(inPlainCloth);
  const neck: Neck | undefined = slip.find((piece) => piece.neck)?.neck;
  const cape: Patch = {
    ...PLAIN_PIECE,
    y0: 0.073,
    y1: between(random, 0.66, 0.74),
    seed: seed + 9,
    round: 0.1,
    shadow: 0.8,
    swing: 0.5,
    ...sides(0.5, [0, 0.18], [0.1, 0.235], [0.35, 0.3], [0.7, 0.35], [1, 0.38]),
    top: SHOULDERS,
    neck,
    bottom: curve([0, -0.07], [0.25, -0.02], [0.5, 0], [0.75, -0.02], [1, -0.07]),
    cloth: { u: 0, v: 0.05, full: 1.15 },
    folds: foldsOf(random, { count: 6, wide: 0.06, high: 0.04, from: 0.1, full: 0.9, sway: 0.06 }),
    trims: [
      { side: 'bottom', kind: 'edge', width: 0.03 },
      { side: 'neck', kind: 'edge', width: 0.026 },
    ],
  };
  // Its arms are under the cape.
  return [...slip.filter(({ turn }) => !turn), cape];
}
