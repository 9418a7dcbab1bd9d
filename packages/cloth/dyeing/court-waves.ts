/** Leheriya of the courts: broad royal waves, and waves that are knotted into dashes. */
import { roughNoise, smooth, softNoise } from '../random.ts';
import { tint } from './colour.ts';
import type { LinearColour, LinearDyes } from './colour.ts';
import { stripe } from './rainbow.ts';

interface WavePiece {
  dyes: LinearDyes;
  /** The slant of the waves, in radians. */
  turn: number;
  shift: number;
}

/** How many waves lie before a point, and how far along its wave the point is. */
function waveAt({ turn, shift }: WavePiece, u: number, v: number, period: number): { phase: number; along: number } {
  const a = u * Math.cos(turn) + v * Math.sin(turn);
  const along = v * Math.cos(turn) - u * Math.sin(turn);
  const bend = 0.022 * Math.sin(along * 14 + shift) + 0.03 * softNoise(along * 5 + shift, a * 2);
  return { phase: (a + bend + 0.006 * roughNoise(u * 22, v * 22)) / period, along };
}

/** Rajashahi: broad waves in two dyes, with a hair-thin pale line on either side. */
export function royalWaves(piece: WavePiece, u: number, v: number, into: LinearColour): void {
  const { dyes } = piece;
  const { phase } = waveAt(piece, u, v, 0.33);
  tint(into, dyes.second, 0.95 * stripe(phase, 0.5, 0.215, 0.015));
  tint(into, dyes.third, 0.9 * stripe(phase, 0, 0.05, 0.014));
  const lines = [0.25, 0.75, 0.92, 0.08].map((at) => stripe(phase, at, 0.011, 0.009));
  tint(into, dyes.resist, 0.92 * Math.max(...lines));
}

/** Gandadar: waves that were knotted as the cloth was rolled, so that each breaks into short dashes. */
export function knottedWaves(piece: WavePiece, u: number, v: number, into: LinearColour): void {
  const { dyes, shift } = piece;
  const { phase, along } = waveAt(piece, u, v, 0.15);
  const wave = Math.floor(phase);
  const dash = along / 0.085 + 0.5 * (wave % 2) + 0.1 * roughNoise(u * 18 + shift, v * 18);
  const [broad, thin] = [stripe(dash, 0.5, 0.34, 0.06), stripe(dash * 2, 0.5, 0.3, 0.07)];
  tint(into, dyes.second, 0.95 * broad * stripe(phase, 0.5, 0.14, 0.04));
  tint(into, dyes.third, 0.9 * thin * stripe(phase, 0.02, 0.06, 0.03));
  const edges = Math.max(stripe(phase, 0.32, 0.03, 0.024), stripe(phase, 0.68, 0.03, 0.024));
  tint(into, dyes.resist, edges * (0.25 + 0.65 * broad) * smooth(-0.5, 0.1, roughNoise(u * 40, v * 40)));
}
