/** Leheriya of five and of seven colours, and cloth that was tied around points: wheels and ripples. */
import { roughNoise, smooth, softNoise } from '../random.ts';
import { linearColourOf, tint } from './colour.ts';
import type { LinearColour, LinearDyes } from './colour.ts';

/** The dyes of a rainbow, around the wheel of hues. */
const RAINBOW = ['#C91E6B', '#D8432A', '#EDA51F', '#2F8043', '#12808E', '#2450B0', '#6A2C86'].map(linearColourOf);
/** Which of the six dyes that are left beside the ground make a cloth of five colours. */
const FOUR_OF_SIX = new Set([0, 2, 3, 5]);

/** The properties of the piece that these dyeings use. */
interface RainbowPiece {
  dyes: LinearDyes;
  turn: number;
  pick: number;
  shift: number;
  macro: boolean;
}

const apart = (one: LinearColour, other: LinearColour): number =>
  Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b);

/** 1 in the middle of a stripe of a repeating pattern, 0 outside, soft at its edges. */
export function stripe(phase: number, middle: number, half: number, soft: number): number {
  const off = phase - middle;
  return 1 - smooth(half - soft, half + soft, Math.abs(off - Math.round(off)));
}

/** The dyes of a cloth of five or seven colours beside its ground: the rainbow without the colour that is nearest to it. */
export function companionsOf(ground: LinearColour, count: 4 | 6): LinearColour[] {
  const nearest = RAINBOW.toSorted((a, b) => apart(a, ground) - apart(b, ground))[0];
  const six = RAINBOW.filter((colour) => colour !== nearest);
  return count === 6 ? six : six.filter((_, index) => FOUR_OF_SIX.has(index));
}

/** Waves in the ground and in `companions`, one band each. */
export function manyWaves(
  piece: RainbowPiece,
  companions: readonly LinearColour[],
  u: number,
  v: number,
  into: LinearColour,
): void {
  const { turn, shift, pick, dyes } = piece;
  const a = u * Math.cos(turn) + v * Math.sin(turn);
  const b = v * Math.cos(turn) - u * Math.sin(turn);
  const period = 0.042 * (companions.length + 2);
  const zig = pick < 0.45 ? (Math.abs(((((b / 0.34) % 1) + 1) % 1) - 0.5) * 0.13) / period : 0;
  const creep = (0.007 * roughNoise(u * 22, v * 22) + 0.002 * roughNoise(a * 130, b * 16)) / period;
  const bend = (0.02 * Math.sin(b * 15 + shift) + 0.03 * softNoise(b * 5 + shift, a * 2)) / period;
  const phase = a / period + zig + bend + creep;
  const ground = 2 / (companions.length + 2);
  const band = (1 - ground) / companions.length;
  companions.forEach((colour, at) =>
    tint(into, colour, 0.96 * stripe(phase, ground + (at + 0.5) * band, band / 2, 0.012)),
  );
  const broken = smooth(-0.42, 0.05, roughNoise(a * 9 + shift, b * 34));
  let line = 0;
  for (let at = 0; at <= companions.length; at += 1)
    line = Math.max(line, stripe(phase, ground + at * band, 0.012, 0.01));
  tint(into, dyes.resist, line * (0.2 + 0.6 * broken));
}

/** How far a point lies from the knot next to it, and in which direction, in turns. */
function knotAt({ macro }: RainbowPiece, u: number, v: number, cell: number): { far: number; angle: number } {
  const [x, y] = macro ? [u - 0.15, v - 0.2] : [u, v - 0.36];
  const row = Math.round(y / (cell * 0.92));
  const column = x / cell + (row % 2 === 0 ? 0 : 0.5);
  const a = (column - Math.round(column)) * cell;
  const b = y - row * cell * 0.92;
  return { far: Math.sqrt(a * a + b * b), angle: Math.atan2(b, a) / (Math.PI * 2) };
}

/** Wheels: the cloth was twisted around points, so that arms of dye turn about each of them. */
export function wheels(piece: RainbowPiece, u: number, v: number, into: LinearColour): void {
  const { dyes, shift, turn } = piece;
  const { far, angle } = knotAt(piece, u, v, 0.44);
  const inside = 1 - smooth(0.17, 0.215, far + 0.02 * roughNoise(u * 14 + shift, v * 14));
  const creep = 0.1 * roughNoise(u * 14 + shift, v * 14) + 0.04 * roughNoise(u * 60, v * 60);
  const phase = 2 * angle + (turn < 0 ? -1 : 1) * far * 11 + creep;
  tint(into, dyes.second, 0.94 * inside * stripe(phase, 0.3, 0.13, 0.05));
  tint(into, dyes.third, 0.85 * inside * stripe(phase, 0.56, 0.06, 0.04));
  tint(into, dyes.resist, 0.92 * inside * stripe(phase, 0.86, 0.1, 0.06));
}

/** Ripples: rings around points where the cloth was gathered and bound. */
export function ripples(piece: RainbowPiece, u: number, v: number, into: LinearColour): void {
  const { dyes, shift } = piece;
  const { far } = knotAt(piece, u, v, 0.3);
  const inside = 1 - smooth(0.125, 0.16, far);
  const phase = far / 0.052 + 0.16 * roughNoise(u * 16 + shift, v * 16);
  tint(into, dyes.second, 0.9 * inside * stripe(phase, 0.5, 0.16, 0.06));
  tint(into, dyes.resist, 0.9 * inside * stripe(phase, 0, 0.14, 0.07));
}
