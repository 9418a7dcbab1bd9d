/** The places of ties: the medallions, mangoes, trellises and single dots of traditional bandhani. */
import type { Craft, Technique } from '../design.ts';
import { createRandom } from '../random.ts';
import { FIGURES } from './figures.ts';
import { diamond, dot, flower, line, mango, medallion, REPEAT } from './pen.ts';
import type { Pen } from './pen.ts';
import type { Tie } from './ties.ts';

function motif(pen: Pen, kind: number, u: number, v: number, radius: number, flip: number): void {
  if (kind === 0) medallion(pen, u, v, radius);
  else if (kind === 1) flower(pen, u, v, radius, 6);
  else if (kind === 2) mango(pen, u, v, radius * 0.95, flip);
  else diamond(pen, u, v, radius);
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
  const columns = (pen.size < DOT ? 7 : 5) + Math.floor(pen.random() * 2);
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

/** Radius of one tied dot in cloth units. */
const DOT = 0.0055;

/** The ties of one design over one repeat of cloth; none for crafts without tied dots. */
export function tiesOf(craft: Craft, seed: string, technique?: Technique): Tie[] {
  const pen: Pen = { random: createRandom(`${seed} ties`), ties: [], size: technique === 'lacy' ? DOT * 0.7 : DOT };
  const figures = technique && FIGURES[technique];
  if (figures) {
    figures(pen);
    return pen.ties;
  }
  if (craft === 'bandhani') field(pen);
  if (craft === 'jaal') trellis(pen);
  if (craft === 'ekdali') singles(pen);
  if (craft === 'gharchola') squares(pen);
  return pen.ties;
}
