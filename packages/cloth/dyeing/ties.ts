/** Tied dots: the points where a bandhani worker pinched the cloth, rendered once into a map that pixels look up. */
import { hash2, smooth, unit } from '../random.ts';

/** One pinch of cloth: its place and size in cloth units, and whether it was dyed yellow before the ground. */
export interface Tie {
  u: number;
  v: number;
  size: number;
  hue: number;
}

/** The rectangle of cloth that a map covers. Outside it the map repeats. */
export interface TieWindow {
  width: number;
  height: number;
  /** Texels to a unit of cloth. */
  detail: number;
}

/** The effect of the ties at a point of cloth. `readTies` writes it in place. */
export interface TieMark {
  /** 0..1, the share of dye that tying has blocked. */
  pale: number;
  /** 0..1, the share of the second dye in the pale colour. */
  hue: number;
  /** 0..1, the height of the pucker caused by tying. */
  rise: number;
}

/** Ties rendered into texels of three bytes: pale, hue, rise. */
export interface TieMap {
  texels: Uint8Array;
  columns: number;
  rows: number;
  detail: number;
}

function stamp(map: TieMap, tie: Tie, index: number): void {
  const reach = tie.size * 2.1;
  const [left, right] = [Math.floor((tie.u - reach) * map.detail), Math.ceil((tie.u + reach) * map.detail)];
  const [top, bottom] = [Math.floor((tie.v - reach) * map.detail), Math.ceil((tie.v + reach) * map.detail)];
  const turn = hash2(index, 3) * 6.28;
  const squash = 0.8 + 0.4 * hash2(index, 5);
  const heart = 0.26 + 0.16 * hash2(index, 7);
  const power = 0.8 + 0.2 * hash2(index, 9);
  for (let y = top; y <= bottom; y += 1) {
    const row = (((y % map.rows) + map.rows) % map.rows) * map.columns;
    for (let x = left; x <= right; x += 1) {
      const a = ((x / map.detail - tie.u) / tie.size) * squash;
      const b = (y / map.detail - tie.v) / (tie.size * squash);
      const far = Math.sqrt(a * a + b * b);
      if (far > 2.1) continue;
      const angle = Math.atan2(b, a);
      const edge =
        0.55 * far +
        0.45 * (Math.abs(a) + Math.abs(b)) * 0.86 +
        Math.min(1, far) * (0.09 * Math.sin(3 * angle + turn) + 0.06 * Math.sin(5 * angle + 2 * turn));
      const ring = 1 - smooth(0.6, 1.2, edge);
      const pale = power * ring * (1 - 0.85 * (1 - smooth(heart * 0.5, heart * 1.6, 0.75 * far + 0.25 * edge)));
      const rise = unit(1 - far / 2.1) ** 2 * (1 - 0.35 * unit(1 - far / 0.5));
      write(map, (row + (((x % map.columns) + map.columns) % map.columns)) * 3, pale, tie.hue, rise);
    }
  }
}

function write(map: TieMap, at: number, pale: number, hue: number, rise: number): void {
  const { texels } = map;
  const ink = pale * 255;
  if (ink > (texels[at] ?? 0)) {
    texels[at] = ink;
    texels[at + 1] = hue * 255;
  } else if (texels[at] === 0 && rise > 0) texels[at + 1] = hue * 255;
  texels[at + 2] = Math.max(texels[at + 2] ?? 0, rise * 255);
}

/** Renders ties into a map. Ties outside the window wrap to its other side if `wraps`, and are otherwise left out. */
export function bakeTies(ties: readonly Tie[], window: TieWindow, wraps: boolean): TieMap {
  const columns = Math.max(1, Math.round(window.width * window.detail));
  const rows = Math.max(1, Math.round(window.height * window.detail));
  const map = { texels: new Uint8Array(columns * rows * 3), columns, rows, detail: window.detail };
  ties.forEach((tie, index) => {
    const reach = tie.size * 2.2;
    const inside = tie.u > -reach && tie.v > -reach && tie.u < window.width + reach && tie.v < window.height + reach;
    if (wraps || inside) stamp(map, tie, index);
  });
  return map;
}

/** Reads a map at a point of cloth into `mark`, interpolated between texels. */
export function readTies(map: TieMap, u: number, v: number, mark: TieMark): void {
  const { texels, columns, rows } = map;
  const x = u * map.detail;
  const y = v * map.detail;
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const left = ((ix % columns) + columns) % columns;
  const right = left + 1 === columns ? 0 : left + 1;
  const row = ((iy % rows) + rows) % rows;
  const under = row + 1 === rows ? 0 : row + 1;
  const a = (row * columns + left) * 3;
  const b = (row * columns + right) * 3;
  const c = (under * columns + left) * 3;
  const d = (under * columns + right) * 3;
  const wa = (1 - fx) * (1 - fy);
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  mark.pale = mixed(texels, a, b, c, d, wa, wb, wc, wd);
  mark.hue = mixed(texels, a + 1, b + 1, c + 1, d + 1, wa, wb, wc, wd);
  mark.rise = mixed(texels, a + 2, b + 2, c + 2, d + 2, wa, wb, wc, wd);
}

function mixed(
  texels: Uint8Array,
  a: number,
  b: number,
  c: number,
  d: number,
  wa: number,
  wb: number,
  wc: number,
  wd: number,
): number {
  return ((texels[a] ?? 0) * wa + (texels[b] ?? 0) * wb + (texels[c] ?? 0) * wc + (texels[d] ?? 0) * wd) / 255;
}
