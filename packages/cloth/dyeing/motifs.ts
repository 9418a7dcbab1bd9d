/** The places of ties: the medallions, mangoes, trellises and single dots of traditional bandhani. */
import type { Craft } from '../design.ts';
import { between, createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { Tie } from './ties.ts';

/** The side of the square of cloth after which tied patterns repeat, in cloth units. */
export const REPEAT = 1.2;

/** Radius of one tied dot in cloth units. */
const DOT = 0.0055;

interface Pen {
  random: Random;
  ties: Tie[];
  size: number;
}

function dot(pen: Pen, u: number, v: number, hue = 0, size = 1): void {
  const slip = pen.size * 0.38;
  pen.ties.push({
    u: u + between(pen.random, -slip, slip),
    v: v + between(pen.random, -slip, slip),
    size: pen.size * size * between(pen.random, 0.82, 1.14),
    hue: hue * between(pen.random, 0.75, 1),
  });
}

function ring(pen: Pen, u: number, v: number, radius: number, count: number, hue = 0): void {
  const turn = pen.random() * 0.3;
  for (let i = 0; i < count; i += 1) {
    const angle = ((i + turn) / count) * Math.PI * 2;
    dot(pen, u + radius * Math.cos(angle), v + radius * Math.sin(angle), hue);
  }
}

function medallion(pen: Pen, u: number, v: number, radius: number): void {
  const rings = Math.max(2, Math.round(radius / (pen.size * 2.7)));
  dot(pen, u, v, 1, 1.3);
  for (let i = 1; i <= rings; i += 1) ring(pen, u, v, (radius * i) / rings, i * 6, i === rings - 1 || i === 1 ? 1 : 0);
}

function flower(pen: Pen, u: number, v: number, radius: number, petals: number): void {
  dot(pen, u, v, 1, 1.35);
  ring(pen, u, v, radius * 0.3, 6, 1);
  for (let i = 0; i < petals; i += 1) {
    const angle = (i / petals) * Math.PI * 2 - Math.PI / 2;
    ring(pen, u + radius * 0.68 * Math.cos(angle), v + radius * 0.68 * Math.sin(angle), radius * 0.26, 7);
  }
}

function mango(pen: Pen, u: number, v: number, radius: number, flip: number): void {
  for (const [scale, hue] of [
    [1, 0],
    [0.62, 1],
    [0.26, 0],
  ] as const) {
    const count = Math.max(5, Math.round((radius * scale * 6.6) / (pen.size * 2.7)));
    for (let i = 0; i < count; i += 1) {
      const angle = (i / count) * Math.PI * 2;
      const taper = 0.5 * (1 - Math.sin(angle));
      const hook = taper ** 3 * 0.55 * radius * scale;
      const x = Math.cos(angle) * radius * scale * 0.72 * (1 - 0.62 * taper ** 2) + hook;
      dot(pen, u + flip * x, v + Math.sin(angle) * radius * scale * 1.12 + 0.05 * radius, hue);
    }
  }
}

function diamond(pen: Pen, u: number, v: number, radius: number): void {
  const n = Math.max(2, Math.round(radius / (pen.size * 2.7)));
  for (let a = -n; a <= n; a += 1) {
    for (let b = -n; b <= n; b += 1) {
      const shell = Math.abs(a) + Math.abs(b);
      if (shell <= n) dot(pen, u + (a * radius) / n, v + (b * radius) / n, shell === n ? 0 : shell % 2);
    }
  }
}

function motif(pen: Pen, kind: number, u: number, v: number, radius: number, flip: number): void {
  if (kind === 0) medallion(pen, u, v, radius);
  else if (kind === 1) flower(pen, u, v, radius, 6);
  else if (kind === 2) mango(pen, u, v, radius * 0.95, flip);
  else diamond(pen, u, v, radius);
}

function line(pen: Pen, from: readonly [number, number], to: readonly [number, number], step: number): void {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step);
  for (let i = 0; i < count; i += 1) {
    dot(pen, from[0] + ((to[0] - from[0]) * i) / count, from[1] + ((to[1] - from[1]) * i) / count, 0, 0.9);
  }
}

/** Medallions in staggered rows, a small one between, sprinkled dots on the ground. */
function field(pen: Pen): void {
  const columns = 5 + Math.floor(pen.random() * 3);
  const rows = columns + (columns % 2);
  const [du, dv] = [REPEAT / columns, REPEAT / rows];
  const [big, small] = [Math.floor(pen.random() * 4), Math.floor(pen.random() * 4)];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [u, v] = [(column + (row % 2) / 2) * du, row * dv];
      motif(pen, big, u, v, du * 0.34, row % 2 === 0 ? 1 : -1);
      motif(pen, small === big ? 3 : small, u + du / 2, v, du * 0.11, 1);
      for (const [a, b] of [
        [0.25, 0.5],
        [0.75, 0.5],
        [0.5, 0.33],
        [0.5, -0.33],
      ] as const)
        dot(pen, u + du * a, v + dv * b, 1);
    }
  }
}

/** A trellis of dotted lines with a motif in each of its diamonds. */
function trellis(pen: Pen): void {
  const columns = 5 + Math.floor(pen.random() * 2);
  const du = REPEAT / columns;
  const rows = columns;
  const kind = Math.floor(pen.random() * 3);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [u, v] = [column * du, row * du];
      line(pen, [u, v + du / 2], [u + du / 2, v], pen.size * 2.5);
      line(pen, [u + du / 2, v], [u + du, v + du / 2], pen.size * 2.5);
      line(pen, [u, v + du / 2], [u + du / 2, v + du], pen.size * 2.5);
      line(pen, [u + du / 2, v + du], [u + du, v + du / 2], pen.size * 2.5);
      motif(pen, kind, u + du / 2, v + du / 2, du * 0.22, row % 2 === 0 ? 1 : -1);
      motif(pen, 3, u, v, du * 0.13, 1);
    }
  }
}

/** Single dots on a fine staggered grid, every fourth row dyed twice. */
function singles(pen: Pen): void {
  const count = 40;
  const step = REPEAT / count;
  for (let row = 0; row < count * 2; row += 2) {
    for (let column = 0; column < count; column += 1) {
      dot(pen, (column + ((row / 2) % 2) / 2) * step, (row / 2) * step, (row / 2 + column) % 8 === 0 ? 1 : 0, 0.92);
    }
  }
}

/** Squares of a gharchola, each with its own motif. */
function squares(pen: Pen): void {
  const side = REPEAT / 6;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const kind = (row * 2 + column) % 4;
      motif(pen, kind, (column + 0.5) * side, (row + 0.5) * side, side * 0.27, row % 2 === 0 ? 1 : -1);
      for (const [a, b] of [
        [0.17, 0.17],
        [0.83, 0.17],
        [0.17, 0.83],
        [0.83, 0.83],
      ] as const) {
        dot(pen, (column + a) * side, (row + b) * side, 1);
      }
    }
  }
}

/** The ties of one design over one repeat of cloth; none for crafts without tied dots. */
export function tiesOf(craft: Craft, seed: string): Tie[] {
  const pen: Pen = { random: createRandom(`${seed} ties`), ties: [], size: DOT };
  if (craft === 'bandhani') field(pen);
  if (craft === 'jaal') trellis(pen);
  if (craft === 'ekdali') singles(pen);
  if (craft === 'gharchola') squares(pen);
  return pen.ties;
}
