/** The techniques of shibori: each returns how pale a point of the cloth remains, 0..1. */
import { roughNoise, smooth, softNoise } from '../random.ts';

/** The properties of the piece that a technique uses. */
interface ShiboriPiece {
  /** The slant of lines, in radians. */
  turn: number;
  shift: number;
}

type Resist = (piece: ShiboriPiece, u: number, v: number) => number;

/** Itajime: folded to squares and clamped between boards, so that panes with pale bars stay. */
function windowPanes({ shift }: ShiboriPiece, u: number, v: number): number {
  const side = 0.15;
  const x = Math.abs(u / side - Math.round(u / side)) * 2;
  const y = Math.abs(v / side - Math.round(v / side)) * 2;
  const creep = 0.1 * roughNoise(u * 16 + shift, v * 16) + 0.06 * roughNoise(u * 70, v * 70);
  const near = Math.max(x, y) + creep;
  const bar = smooth(0.82, 0.94, near);
  const echo = 1 - smooth(0.03, 0.11, Math.abs(near - 0.5));
  return Math.max(bar, 0.45 * echo);
}

/** Kumo: gathered and bound in cones, which leave spiders' webs. */
function spiders(_: ShiboriPiece, u: number, v: number): number {
  const row = Math.floor(v / 0.155);
  const x = u / 0.18 + (row % 2 === 0 ? 0 : 0.5);
  const a = (x - Math.round(x)) * 0.18;
  const b = (v / 0.155 - row - 0.5) * 0.155;
  const far = Math.sqrt(a * a + b * b);
  const angle = Math.atan2(b, a);
  const id = Math.round(x) * 3 + row * 7;
  const spokes = 0.5 + 0.5 * Math.sin(angle * 17 + 4 * softNoise(far * 40 + id, id));
  const web = 0.5 + 0.5 * Math.sin(far * 520 + 2.4 * roughNoise(angle * 2 + id, far * 9));
  const size = 0.064 + 0.01 * softNoise(id * 1.7, 3) + 0.012 * roughNoise(angle * 1.6 + id, 2);
  return (1 - smooth(size * 0.72, size, far)) * (0.28 + 0.5 * spokes + 0.3 * web * spokes) * smooth(0.002, 0.016, far);
}

/** Nui: stitched in rows and drawn tight. */
function stitched({ shift }: ShiboriPiece, u: number, v: number): number {
  const bend = 0.02 * Math.sin(u * 21 + shift) + 0.012 * softNoise(u * 9, v * 9);
  const row = (v + bend) / 0.034;
  const wide = 0.5 + 0.5 * Math.sin((v + bend) * 18 + shift);
  const off = Math.abs(row - Math.round(row));
  const stitch = 0.5 + 0.5 * Math.sin(u * 420 + Math.round(row) * 2.1 + 3 * softNoise(u * 30, row));
  const grain = roughNoise(u * 130, v * 24);
  return (1 - smooth(0.12, 0.34, off + 0.16 * grain)) * (0.3 + 0.7 * stitch) * (0.35 + 0.65 * wide);
}

/** Arashi: wrapped around a pole and pushed together, for slanting lines of driven rain. */
function drivenRain({ turn, shift }: ShiboriPiece, u: number, v: number): number {
  const a = u * Math.cos(turn) + v * Math.sin(turn);
  const b = v * Math.cos(turn) - u * Math.sin(turn);
  const row = a / 0.036 + 0.5 * softNoise(b * 7 + shift, a * 3) + 0.14 * roughNoise(u * 60, v * 60);
  const off = Math.abs(row - Math.round(row));
  const broken = smooth(-0.45, 0.1, roughNoise(a * 12 + shift, b * 16));
  return (1 - smooth(0.14, 0.32, off)) * (0.3 + 0.7 * broken);
}

/** The techniques by their names, as patterns have them. */
export const SHIBORI = {
  itajime: windowPanes,
  kumo: spiders,
  nui: stitched,
  arashi: drivenRain,
} as const satisfies Record<string, Resist>;
