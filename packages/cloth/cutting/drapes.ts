/** Cloth that hangs or lies uncut: the dupatta, and the close-up of any cloth. */
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import { curve } from './curve.ts';
import { turnBy } from './patch.ts';
import type { Patch } from './patch.ts';
import { foldsOf, PLAIN_PIECE } from './piece.ts';

/** A straight rod of wood between two points at one height. */
function rod(x0: number, x1: number, y: number, thick: number): Patch {
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

/** A dupatta thrown over a rod, one end in front of the other. */
export function dupattaPieces(random: Random, seed: number): Patch[] {
  const side = random() < 0.5 ? -1 : 1;
  const at = (x: number): number => 0.5 + side * x;
  const layer = (a: number, b: number, end: number, spread: number, extra: Partial<Patch>): Patch => {
    const [l, r] = [Math.min(at(a), at(b)), Math.max(at(a), at(b))];
    const low = between(random, -0.012, 0.012);
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
      folds: foldsOf(random, { count: 5, wide: 0.085, high: 0.05, from: -0.3, full: 0.5, sway: 0.1 }),
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

/** A close-up of the cloth that fills the frame, with the border on one side. */
export function macroPieces(random: Random, seed: number): Patch[] {
  const bordered = random() < 0.6;
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
      turn: turnBy(0.5, 0.66, between(random, -0.3, 0.3)),
      folds: foldsOf(random, { count: 3, wide: 0.1, high: 0.13, from: -1, full: -0.5, sway: 0.2 }),
      cloth: { u: 0.9, v: -0.35, full: 1 },
      trims: bordered ? [{ side: 'right', kind: 'hem', width: 0.5, inset: between(random, 0.16, 0.28) }] : [],
    },
  ];
}
