/** Tailored garments: dress, lehanga and kurti as pieces of hanging cloth. */
import type { ClothDesign } from '../design.ts';
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import { curve } from './curve.ts';
import { dupattaPieces } from './drapes.ts';
import { backNeck, belt, cord, skirt, sleeve } from './parts.ts';
import type { Sleeve } from './parts.ts';
import type { Patch } from './patch.ts';
import { foldsOf, PLAIN_PIECE, sides } from './piece.ts';
import type { Points } from './piece.ts';
import { sareePieces } from './saree.ts';

/** The line of the shoulders, sloping from the neck to the arms. */
const SHOULDERS = curve([0, 0.052], [0.12, 0.026], [0.3, 0], [0.7, 0], [0.88, 0.026], [1, 0.052]);

function bodiceOf(random: Random, seed: number, waist: number, deep: number): Patch {
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

/** The outline of a dress' skirt, from the waist to the hem. */
const flared = (flare: number): Points => [
  [0, 0.118],
  [0.12, 0.15],
  [0.4, flare * 0.63],
  [0.75, flare * 0.88],
  [1, flare],
];

function dress(random: Random, seed: number): Patch[] {
  const waist = between(random, 0.45, 0.51);
  const flare = between(random, 0.34, 0.4);
  const deep = between(random, 0.08, 0.12);
  const long = between(random, 0.24, 0.46);
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
  const bodice = bodiceOf(random, seed + 2, waist, deep);
  const lower = skirt(random, seed + 4, {
    y0: waist,
    y1: 1.235,
    folds: 5,
    high: 0.058,
    hem: 0.085,
    bow: 0.035,
    half: flared(flare),
  });
  return [
    ...lower,
    backNeck(0.076, 0.094, seed),
    sleeve(random, -1, cut),
    sleeve(random, 1, cut),
    bodice,
    belt(waist - 0.008, 0.119, 0.026, 'edge', seed),
  ];
}

/** The same piece cut from plain cloth where it is of the dyed one. */
const inPlainCloth = (piece: Patch): Patch => ({ ...piece, stuff: piece.stuff === 'cloth' ? 'plain' : piece.stuff });

/** A slip of plain cloth under a cape, which falls from the shoulders over the arms. */
function capeDress(random: Random, seed: number): Patch[] {
  const slip = dress(random, seed).map(inPlainCloth);
  const bodice = slip.find(({ neck }) => neck);
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
    neck: bodice?.neck,
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

function tunic(random: Random, seed: number, deep: number): Patch {
  return {
    ...PLAIN_PIECE,
    y0: 0.075,
    y1: 1.235,
    seed,
    round: 0.09,
    shadow: 0.6,
    ...sides(0.5, ...TUNIC),
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

function placket(seed: number, deep: number): Patch {
  return {
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

function kurti(random: Random, seed: number): Patch[] {
  const long = between(random, 0.5, 0.6);
  const deep = between(random, 0.12, 0.16);
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
  const body = tunic(random, seed + 2, deep);
  return [
    slits(seed + 7),
    backNeck(0.076, 0.1, seed),
    sleeve(random, -1, cut),
    sleeve(random, 1, cut),
    body,
    placket(seed, deep),
  ];
}

/** Panels mirror the cloth, and would cut wheels and webs apart: such a skirt is of one piece. */
function lehanga(random: Random, seed: number, isOnePiece: boolean): Patch[] {
  const drawn = 5 + 2 * Math.floor(random() * 2);
  const panels = isOnePiece ? undefined : drawn;
  const top = 0.13;
  const flare = between(random, 0.4, 0.435);
  const lower = skirt(random, seed + 4, {
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
  const side = random() < 0.5 ? -1 : 1;
  return [
    ...lower,
    belt(top - 0.035, 0.136, 0.05, 'edge', seed),
    ...cord(random, 0.5 + side * 0.07, top + 0.005, between(random, 0.16, 0.22), seed),
    ...cord(random, 0.5 + side * 0.09, top + 0.005, between(random, 0.2, 0.28), seed + 1),
  ];
}

/** The pieces of a whole garment, from the lowest to the highest. */
export function piecesOf(design: ClothDesign, random: Random, seed: number): Patch[] {
  const { garment, cut, craft, technique } = design;
  if (garment === 'Saree') return sareePieces(random, seed);
  if (garment === 'Dupatta') return dupattaPieces(random, seed);
  if (garment === 'Dress') return cut === 'cape' ? capeDress(random, seed) : dress(random, seed);
  return garment === 'Lehanga'
    ? lehanga(random, seed, craft === 'spiral' || technique === 'kumo')
    : kurti(random, seed);
}
