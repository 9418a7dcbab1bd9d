/** Skirts that are not of one piece: in tiers, and wrapped. */
import type { Random } from '../random.ts';
import { curve } from './curve.ts';
import { skirt } from './parts.ts';
import type { Skirt } from './parts.ts';
import { turnBy } from './patch.ts';
import type { Patch } from './patch.ts';
import { foldsOf, PLAIN_PIECE, sides } from './piece.ts';

const TIERS = 3;

/** Half the width of a skirt at a part of its height, between two points of its outline. */
function halfAt({ half }: Skirt, part: number): number {
  const next = Math.max(
    1,
    half.findIndex(([t]) => t >= part),
  );
  const [a, b] = [half[next - 1] ?? [0, 0], half[next] ?? [1, 0]];
  return a[1] + ((b[1] - a[1]) * (part - a[0])) / (b[0] - a[0] || 1);
}

/** Gathered tiers, the lowest first; the pattern of each runs the other way than the one above. */
export function tieredSkirt(random: Random, seed: number, cut: Skirt): Patch[] {
  const [inside] = skirt(random, seed, cut);
  const long = (cut.y1 - cut.y0) / TIERS;
  const tiers = Array.from({ length: TIERS }, (_, nth): Patch => {
    const [from, to] = [nth / TIERS, (nth + 1) / TIERS];
    const isLast = nth === TIERS - 1;
    return {
      ...PLAIN_PIECE,
      y0: cut.y0 + nth * long - (nth > 0 ? 0.012 : 0),
      y1: cut.y0 + (nth + 1) * long + (isLast ? 0 : 0.016),
      seed: seed + nth * 3,
      round: 0.09,
      shadow: 0.85,
      swing: 0.6,
      ...sides(
        0.5,
        [0, halfAt(cut, from) * (nth > 0 ? 0.96 : 1)],
        [0.3, halfAt(cut, from + 0.12) * 1.06],
        [1, halfAt(cut, to) * 1.03],
      ),
      bottom: curve([0, -cut.bow], [0.25, -cut.bow * 0.25], [0.5, 0], [0.75, -cut.bow * 0.25], [1, -cut.bow]),
      top:
        nth > 0
          ? curve([0, -cut.bow], [0.25, -cut.bow * 0.25], [0.5, 0], [0.75, -cut.bow * 0.25], [1, -cut.bow])
          : undefined,
      folds: [
        ...foldsOf(random, { count: 6 + nth, wide: 0.05, high: 0.034, from: 0.02, full: 0.8, sway: 0.05 }),
        ...foldsOf(random, { count: 15 + 4 * nth, wide: 0.014, high: 0.007, from: -0.5, full: -0.1, gone: 0.6 }),
      ],
      cloth: { u: 0.15 * nth, v: cut.y0 + nth * long, full: nth % 2 === 0 ? 1.15 : -1.15 },
      trims: [{ side: 'bottom', kind: isLast ? 'hem' : 'edge', width: isLast ? cut.hem * 0.7 : 0.022 }],
    };
  });
  return [...(inside ? [inside] : []), ...tiers.toReversed()];
}

/** The upper half of a wrap dress over its skirt: one side crosses the other, and is tied at the waist. */
export function wrapped(random: Random, seed: number, upper: Patch[], bodice: Patch, cut: Skirt): Patch[] {
  const under: Patch = { ...bodice, neck: { kind: 'vee', x: 0.5, y: 0.07, wide: 0.1, deep: 0.25 } };
  const over: Patch = {
    ...under,
    seed: seed + 21,
    shadow: 0.75,
    left: curve([0, 0.58], [0.35, 0.545], [0.75, 0.45], [1, 0.385]),
    neck: undefined,
    y0: 0.083,
    top: curve([0, 0.006], [0.35, 0], [1, 0.045]),
    cloth: { u: 0.3, v: 0.05, full: 1.1 },
    folds: [],
    trims: [{ side: 'left', kind: 'edge', width: 0.026 }],
  };
  const half = cut.half.at(-1)?.[1] ?? 0.35;
  const flap: Patch = {
    ...PLAIN_PIECE,
    y0: cut.y0,
    y1: cut.y1 - 0.012,
    seed: seed + 23,
    round: 0.07,
    shadow: 0.9,
    swing: 0.5,
    left: curve([0, 0.4], [0.35, 0.375], [1, 0.43 - half * 0.42]),
    right: curve(...cut.half.map(([t, one]) => [t, 0.5 + one * 0.985] as const)),
    bottom: curve([0, -0.05], [0.14, -0.014], [0.5, 0.004], [1, -cut.bow]),
    folds: foldsOf(random, { count: 3, wide: 0.09, high: 0.034, from: 0.05, full: 0.95, sway: 0.14 }),
    cloth: { u: 0.22, v: cut.y0, full: 1.1 },
    trims: [
      { side: 'bottom', kind: 'hem', width: cut.hem },
      { side: 'left', kind: 'edge', width: 0.028 },
    ],
  };
  return [flap, ...upper, under, over, ...bow(cut.y0, seed)];
}

/** A bow at the left of a waist, with its two ends. */
function bow(y: number, seed: number): Patch[] {
  const hang = (angle: number, long: number, nth: number): Patch => ({
    ...PLAIN_PIECE,
    y0: y,
    y1: y + long,
    seed: seed + 25 + nth,
    stuff: 'plain',
    round: 0.012,
    shadow: 0.7,
    ...sides(0.395, [0, 0.006], [0.25, 0.015], [1, 0.021]),
    bottom: curve([0, 0.012], [1, -0.012]),
    turn: turnBy(0.395, y, -angle),
  });
  return [hang(-0.34, 0.27, 0), hang(0.1, 0.22, 1)];
}
