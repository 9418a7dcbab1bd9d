/** Woven and dyed borders: bands, lines, diamonds and temple triangles along an edge of the cloth. */
import { roughNoise, smooth, softNoise } from '../random.ts';
import { blend, linearColourOf, tint } from './colour.ts';
import type { LinearDyes, LinearColour } from './colour.ts';

/** Kinds of border: a broad hem, a narrow edge, the rich end of a saree, piping, the threads of a tassel. */
export type BorderKind = 'hem' | 'edge' | 'pallu' | 'piping' | 'tassel';

/** The borders of one cloth. */
export interface Borders {
  /**
   * Paints a point of a border over `into`. `across` is 0 at the cloth's edge and 1 at the field; `along` is in border
   * widths. Returns the visible share of gold thread, 0..1.
   */
  paint: (kind: BorderKind, across: number, along: number, into: LinearColour) => number;
}

/** The colour of gold thread in plain light. */
export const GOLD: LinearColour = linearColourOf('#C8963A');

function band(at: number, from: number, to: number): number {
  return smooth(from - 0.012, from + 0.012, at) * (1 - smooth(to - 0.012, to + 0.012, at));
}

function saw(along: number, period: number): number {
  const f = along / period;
  return Math.abs(f - Math.floor(f) - 0.5) * 2;
}

/** 1 inside a row of lozenges that fills `from`..`to`. */
function lozenges(across: number, along: number, from: number, to: number, period: number): number {
  const half = (to - from) / 2;
  const off = Math.abs(across - from - half) / half;
  const shape = off + (1 - saw(along, period));
  const heart = 1 - smooth(0.2, 0.3, shape);
  return Math.max((1 - smooth(0.78, 0.92, shape)) * smooth(0.48, 0.58, shape), heart);
}

/** 1 inside temple spires, which rise from `from` and point to the field. */
function temple(across: number, along: number, from: number, to: number, period: number): number {
  const level = (across - from) / (to - from);
  if (level < 0) return 0;
  return 1 - smooth(0.86, 1.04, saw(along, period) + level ** 0.8);
}

/** 1 on a row of round dots. */
function beads(across: number, along: number, middle: number, period: number, size: number): number {
  const f = along / period;
  const a = (f - Math.floor(f) - 0.5) * period;
  return 1 - smooth(size * 0.6, size * 1.1, Math.sqrt(a * a + (across - middle) ** 2));
}

function hem(
  dyes: LinearDyes,
  base: LinearColour,
  gilt: boolean,
  across: number,
  along: number,
  into: LinearColour,
): number {
  const bleed = gilt ? 0 : 0.02 * roughNoise(along * 20, across * 20);
  const a = across + bleed;
  tint(into, base, 1 - smooth(0.6, 0.63, a));
  const spires = temple(a, along, 0.66, 1, 0.2);
  const lines = Math.max(band(a, 0.02, 0.09), band(a, 0.15, 0.18), band(a, 0.5, 0.53), band(a, 0.585, 0.66));
  const row = lozenges(a, along, 0.2, 0.48, 0.32);
  const ornament = Math.max(lines, row, spires);
  if (gilt) return ornament;
  tint(into, base, spires);
  tint(into, dyes.resist, 0.85 * Math.max(band(a, 0.09, 0.12), band(a, 0.55, 0.58), row * 0.9));
  tint(into, dyes.third, 0.8 * band(a, 0, 0.08));
  tint(into, dyes.resist, 0.9 * beads(a, along, 0.34, 0.32, 0.05));
  return 0;
}

function edge(
  dyes: LinearDyes,
  base: LinearColour,
  gilt: boolean,
  across: number,
  along: number,
  into: LinearColour,
): number {
  tint(into, base, 1 - smooth(0.86, 0.92, across));
  const lines = Math.max(band(across, 0.04, 0.22), band(across, 0.8, 0.92));
  const row = lozenges(across, along, 0.3, 0.74, 0.62);
  if (gilt) return Math.max(lines, row);
  tint(into, dyes.resist, 0.85 * Math.max(band(across, 0.1, 0.18), band(across, 0.8, 0.88), row));
  return 0;
}

function pallu(
  dyes: LinearDyes,
  base: LinearColour,
  gilt: boolean,
  across: number,
  along: number,
  into: LinearColour,
): number {
  const a = across + (gilt ? 0 : 0.008 * roughNoise(along * 30, across * 30));
  tint(into, base, 1 - smooth(0.76, 0.78, a));
  tint(into, dyes.third, 0.85 * Math.max(band(a, 0.12, 0.2), band(a, 0.52, 0.6)));
  const bars = Math.max(
    band(a, 0.01, 0.05),
    band(a, 0.085, 0.11),
    band(a, 0.21, 0.235),
    band(a, 0.49, 0.515),
    band(a, 0.605, 0.63),
    band(a, 0.7, 0.78),
  );
  const rows = Math.max(
    lozenges(a, along, 0.25, 0.475, 0.2),
    beads(a, along, 0.16, 0.07, 0.02),
    beads(a, along, 0.56, 0.07, 0.02),
    beads(a, along, 0.665, 0.05, 0.015),
  );
  const spires = temple(a, along, 0.78, 0.97, 0.1);
  if (gilt) return Math.max(bars, rows, spires);
  tint(into, base, spires);
  tint(into, dyes.resist, 0.85 * Math.max(rows, band(a, 0.21, 0.235), band(a, 0.49, 0.515), band(a, 0.73, 0.75)));
  return 0;
}

function tassel(base: LinearColour, gilt: boolean, across: number, along: number, into: LinearColour): number {
  tint(into, base, 1);
  const thread = 1 + 0.35 * softNoise(along * 30, across * 2);
  into.r *= thread;
  into.g *= thread;
  into.b *= thread;
  return gilt && across < 0.3 ? 0.9 : 0;
}

/** The dye under gold thread, which needs contrast: never a yellow. */
function underGold({ ground, second, third }: LinearDyes): LinearColour {
  const golden = (light: LinearColour): boolean => light.r > 0.35 && light.b < 0.22 && light.g > 0.16;
  const base = [second, third, ground].find((light) => !golden(light)) ?? third;
  return blend(base, { r: base.r * 0.5, g: base.g * 0.5, b: base.b * 0.5 }, 0.45);
}

/** The borders of a cloth with these dyes, in gold thread if `gilt`. */
export function bordersOf(dyes: LinearDyes, gilt: boolean): Borders {
  const base = gilt ? underGold(dyes) : dyes.second;
  return {
    paint: (kind, across, along, into) => {
      if (kind === 'hem') return hem(dyes, base, gilt, across, along, into);
      if (kind === 'edge') return edge(dyes, base, gilt, across, along, into);
      if (kind === 'pallu') return pallu(dyes, base, gilt, across, along, into);
      if (kind === 'tassel') return tassel(base, gilt, across, along, into);
      tint(into, base, 1);
      return gilt ? 1 : 0;
    },
  };
}
