/** Reproducible randomness: hashes, a seeded sequence, and a tile of smooth noise as a lookup table. */

/** A 32-bit hash of a text (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return mix(hash);
}

function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return (x ^ (x >>> 16)) >>> 0;
}

/** A number in 0..1 that depends only on two whole numbers. */
export function hash2(x: number, y: number): number {
  return mix(Math.imul(x, 374761393) + Math.imul(y, 668265263)) / 4294967296;
}

/** An endless sequence of numbers in 0..1 that one text determines. */
export type Random = () => number;

/** The random sequence of `text`. */
export function createRandom(text: string): Random {
  let state = hashText(text);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) / 4294967296;
  };
}

/** A random number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** 0 below `low`, 1 above `high`, smooth between. */
export function smooth(low: number, high: number, value: number): number {
  const t = (value - low) / (high - low);
  if (t <= 0) return 0;
  return t >= 1 ? 1 : t * t * (3 - 2 * t);
}

/** `value` clamped to 0..1. */
export function unit(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

const SIDE = 512;
const CELLS = 16;

function octave(tile: Float32Array, cells: number, weight: number): void {
  for (let y = 0; y < SIDE; y += 1) {
    const cy = Math.floor((y * cells) / SIDE);
    const fy = smooth(0, 1, (y * cells) / SIDE - cy);
    for (let x = 0; x < SIDE; x += 1) {
      const cx = Math.floor((x * cells) / SIDE);
      const fx = smooth(0, 1, (x * cells) / SIDE - cx);
      const [x1, y1] = [(cx + 1) % cells, (cy + 1) % cells];
      const top = hash2(cx + cells * 7, cy) * (1 - fx) + hash2(x1 + cells * 7, cy) * fx;
      const bottom = hash2(cx + cells * 7, y1) * (1 - fx) + hash2(x1 + cells * 7, y1) * fx;
      const at = y * SIDE + x;
      tile[at] = (tile[at] ?? 0) + weight * (top * (1 - fy) + bottom * fy - 0.5);
    }
  }
}

function makeTile(weights: readonly number[]): Float32Array {
  const tile = new Float32Array(SIDE * SIDE);
  weights.forEach((weight, index) => octave(tile, CELLS << index, weight));
  return tile;
}

const soft = makeTile([1.2, 0.35]);
const rough = makeTile([0.9, 0.55, 0.34, 0.2]);

function read(tile: Float32Array, x: number, y: number): number {
  const px = x * (SIDE / CELLS);
  const py = y * (SIDE / CELLS);
  const ix = Math.floor(px);
  const iy = Math.floor(py);
  const fx = px - ix;
  const fy = py - iy;
  const row = (iy & (SIDE - 1)) * SIDE;
  const next = ((iy + 1) & (SIDE - 1)) * SIDE;
  const left = ix & (SIDE - 1);
  const right = (ix + 1) & (SIDE - 1);
  const top = (tile[row + left] ?? 0) * (1 - fx) + (tile[row + right] ?? 0) * fx;
  return top * (1 - fy) + ((tile[next + left] ?? 0) * (1 - fx) + (tile[next + right] ?? 0) * fx) * fy;
}

/** Broad noise in about -0.7..0.7 whose lumps are one unit wide; it repeats after 16 units. */
export function softNoise(x: number, y: number): number {
  return read(soft, x, y);
}

/** Noise of four octaves in about -0.8..0.8, for uneven edges of dye. It repeats after 16 units. */
export function roughNoise(x: number, y: number): number {
  return read(rough, x, y);
}
