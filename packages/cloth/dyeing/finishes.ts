/** Changes of a cloth's colours: shades of one dye, pale dyes, a second ground, and cloth sewn from offcuts. */
import type { Finish } from '../design.ts';
import { hash2, roughNoise, smooth, softNoise } from '../random.ts';
import { blend, brightness } from './colour.ts';
import type { LinearColour, LinearDyes } from './colour.ts';

const BLACK: LinearColour = { r: 0, g: 0, b: 0 };

/** The dyes of a cloth after its finish. */
export function finishedDyes(dyes: LinearDyes, finish: Finish | undefined): LinearDyes {
  const { ground, resist } = dyes;
  if (finish === 'pastel')
    return { ...dyes, second: blend(dyes.second, resist, 0.55), third: blend(dyes.third, resist, 0.6) };
  if (finish !== 'tonal') return dyes;
  return brightness(ground) > 0.4
    ? { ...dyes, second: blend(ground, BLACK, 0.72), third: blend(ground, BLACK, 0.45) }
    : { ...dyes, second: blend(ground, resist, 0.4), third: blend(ground, BLACK, 0.55) };
}

/** The share of the second dye in the ground of a cloth that was dyed in two baths, which meet in a soft line. */
export function secondGroundAt(u: number, v: number, isMacro: boolean): number {
  const line = isMacro ? 0.27 : 0.8;
  return 0.94 * smooth(-0.05, 0.05, v - line + 0.02 * softNoise(u * 6, v * 6) + 0.01 * roughNoise(u * 30, v * 30));
}

/** The side of an offcut in cloth units. */
const SIDE = 0.2;

/** A point on the offcut that is sewn there: its place on the dyed cloth, the offcut's depth, and the seam, 0..1. */
export function patchAt(u: number, v: number): { u: number; v: number; depth: number; seam: number } {
  const [column, row] = [Math.floor(u / SIDE), Math.floor(v / SIDE)];
  const [a, b] = [u / SIDE - column, v / SIDE - row];
  const near = Math.min(a, 1 - a, b, 1 - b) * SIDE;
  const along = near === a * SIDE || near === (1 - a) * SIDE ? v : u;
  const stitch = Math.abs(near - 0.009) < 0.0022 && (((along / 0.011) % 1) + 1) % 1 < 0.6 ? 1 : 0;
  const isTurned = (column + row) % 2 !== 0;
  const shift = hash2(column * 7 + 3, row * 5 + 1) * 3;
  return {
    u: (isTurned ? v : u) + shift,
    v: (isTurned ? u : v) + shift * 0.7,
    depth: 0.5 * hash2(column + 11, row + 17) ** 2,
    seam: Math.max(stitch, 1 - smooth(0.001, 0.003, near)),
  };
}
