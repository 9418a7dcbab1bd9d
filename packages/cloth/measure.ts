/** The first pass over a piece: the position and height of its cloth, pixel by pixel. */
import type { Patch } from './cutting/patch.ts';
import { probe } from './cutting/probe.ts';
import type { Spot } from './cutting/probe.ts';
import type { Cloth } from './dyeing/crafts.ts';
import { blurred, emptyGrid, GRID } from './grid.ts';
import type { Grid } from './grid.ts';
import { smooth, softNoise } from './random.ts';

/** How far outside its outline a piece is measured, in picture widths. */
const MARGIN = 0.006;

/** The input of the second pass for each pixel. The arrays are reused for every piece. */
export interface Measures {
  width: number;
  height: number;
  inside: Float32Array;
  u: Float32Array;
  v: Float32Array;
  rise: Float32Array;
  across: Float32Array;
  along: Float32Array;
  trim: Uint8Array;
}

/** Buffers for the measures of a picture. */
export function measuresFor(width: number, height: number): Measures {
  const size = width * height;
  const room = (): Float32Array => new Float32Array(size);
  return {
    width,
    height,
    inside: room(),
    u: room(),
    v: room(),
    rise: room(),
    across: room(),
    along: room(),
    trim: new Uint8Array(size),
  };
}

/** A coarse view of a piece: its cover, the mean height of its cloth, and its box. */
export interface Outline {
  cover: Grid;
  level: Grid;
  near: Uint8Array;
  top: number;
  bottom: number;
}

/** A spot to measure into. */
export function emptySpot(): Spot {
  return { inside: 0, u: 0, v: 0, height: 0, trim: 0, across: 0, along: 0 };
}

/** Measures a piece on the coarse grid. */
export function outlineOf(patch: Patch): Outline {
  const { columns, rows } = GRID;
  const [cover, heights] = [emptyGrid(), emptyGrid()];
  const near = new Uint8Array(columns * rows);
  const spot = emptySpot();
  let [top, bottom] = [rows, 0];
  for (let i = 0; i < cover.length; i += 1) {
    const row = Math.floor(i / columns);
    probe(patch, ((i % columns) + 0.5) / columns, (row + 0.5) / columns, spot);
    cover[i] = Math.min(1, Math.max(0, spot.inside * columns + 0.5));
    heights[i] = spot.height * (cover[i] ?? 0);
    if (spot.inside < -0.035) continue;
    near[i] = 1;
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  }
  const [sum, weight] = [blurred(heights, 3), blurred(cover, 3)];
  const level = sum.map((value, i) => value / Math.max(0.02, weight[i] ?? 0));
  return { cover, level, near, top: top / columns, bottom: bottom / columns };
}

function creases(patch: Patch, x: number, y: number): number {
  if (patch.creases === 0) return 0;
  const broad = softNoise(x * 8 + patch.seed, y * 5);
  return patch.creases * (0.005 * broad + 0.0011 * softNoise(x * 30 + y * 14, y * 20 + patch.seed));
}

/** Height of tied puckers at a spot; they fade where a border begins. */
function pucker(spot: Spot, cloth: Cloth, scale: number, relief: number): number {
  const part = relief * (spot.trim === 0 ? 1 : smooth(0.6, 1, spot.across));
  return part > 0 ? part * cloth.rise(spot.u * scale, spot.v * scale) : 0;
}

/** Measures a piece at every pixel of its rows. `scale` is cloth to picture, `relief` the height of tied puckers. */
export function measure(
  into: Measures,
  patch: Patch,
  outline: Outline,
  cloth: Cloth,
  scale: number,
  relief: number,
): void {
  const { width, height } = into;
  const [from, to] = [Math.floor(outline.top * width), Math.min(height, Math.ceil(outline.bottom * width))];
  const spot = emptySpot();
  const puckers = patch.stuff === 'cloth' ? relief : 0;
  for (let y = from; y < to; y += 1) {
    const py = (y + 0.5) / width;
    const cells = Math.floor(py * GRID.columns) * GRID.columns;
    for (let x = 0, i = y * width; x < width; x += 1, i += 1) {
      const px = (x + 0.5) / width;
      into.inside[i] = -1;
      if (outline.near[cells + Math.floor(px * GRID.columns)] === 0) continue;
      probe(patch, px, py, spot);
      if (spot.inside < -MARGIN) continue;
      const edge = Math.max(0, spot.inside);
      const roll = edge < 0.009 ? (1 - edge / 0.009) ** 2 * 0.0045 : 0;
      into.inside[i] = spot.inside;
      into.u[i] = spot.u * scale;
      into.v[i] = spot.v * scale;
      into.rise[i] = spot.height + creases(patch, px, py) - roll + pucker(spot, cloth, scale, puckers);
      into.across[i] = spot.across;
      into.along[i] = spot.along;
      into.trim[i] = spot.trim;
    }
  }
}
