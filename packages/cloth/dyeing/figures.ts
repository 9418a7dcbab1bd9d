/** The traditional figures of tied dots, by the names of their patterns. */
import type { Technique } from '../design.ts';
import { between } from '../random.ts';
import { drawAnimal } from './animals.ts';
import { dot, flower, line, mango, medallion, REPEAT, ring } from './pen.ts';
import type { Pen } from './pen.ts';

/** A point that every close-up shows in its middle: a large figure is there. */
const MIDDLE = { u: 0.27, v: 0.275 };

/** Calls `draw` for the places of a staggered grid, of which one is in the middle of a close-up. `rows` is even. */
function scatter(
  columns: number,
  rows: number,
  draw: (u: number, v: number, row: number, column: number) => void,
): void {
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const u = ((column + (row % 2) / 2) * REPEAT) / columns + MIDDLE.u;
      const v = (row * REPEAT) / rows + MIDDLE.v;
      draw(u % REPEAT, v % REPEAT, row, column);
    }
  }
}

/** Small groups of equal dots on a circle. */
const groups = (columns: number, count: number, far: number) => (pen: Pen) =>
  scatter(columns, columns, (u, v, row) => {
    const start = count === 3 ? -Math.PI / 2 : 0;
    for (let i = 0; i < count; i += 1) {
      const angle = start + (i / count) * Math.PI * 2;
      dot(pen, u + far * Math.cos(angle), v + far * Math.sin(angle), row % 4 === 0 ? 1 : 0, 1.05);
    }
  });

/** A dancer in dots, whose feet are at a point; she faces away from the middle of her ring. */
function dancer(pen: Pen, u: number, v: number, angle: number): void {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const place = (up: number, aside: number, hue: number) =>
    dot(pen, u + up * x - aside * y, v + up * y + aside * x, hue, 0.8);
  for (const aside of [-0.011, 0, 0.011]) place(0, aside, 0);
  place(0.011, 0, 0);
  for (const aside of [-0.012, 0.012]) place(0.024, aside, 0);
  place(0.022, 0, 0);
  place(0.037, 0, 1);
}

function rasmandal(pen: Pen): void {
  scatter(3, 4, (u, v) => {
    medallion(pen, u, v, 0.07);
    for (let i = 0; i < 14; i += 1) {
      const angle = (i / 14) * Math.PI * 2;
      dancer(pen, u + 0.092 * Math.cos(angle), v + 0.092 * Math.sin(angle), angle);
    }
    ring(pen, u, v, 0.15, 60);
  });
}

function roundels(pen: Pen): void {
  scatter(4, 4, (u, v) => {
    medallion(pen, u, v, 0.09);
    ring(pen, u, v, 0.112, 30);
    for (const side of [-1, 1]) dot(pen, u + side * 0.15, v, 1);
  });
}

/** A great moon, lesser ones about it, and stars between. */
function chandrokhani(pen: Pen): void {
  scatter(2, 2, (u, v) => {
    medallion(pen, u, v, 0.15);
    for (let i = 0; i < 12; i += 1) {
      const angle = ((i + 0.5) / 12) * Math.PI * 2;
      medallion(pen, u + 0.205 * Math.cos(angle), v + 0.205 * Math.sin(angle), 0.032);
    }
    for (let i = 0; i < 90; i += 1) {
      const [angle, far] = [between(pen.random, 0, Math.PI * 2), between(pen.random, 0.255, 0.4)];
      dot(pen, u + far * Math.cos(angle), v + far * Math.sin(angle), 0, 0.9);
    }
  });
}

function shikari(pen: Pen): void {
  const animals = ['elephant', 'horse', 'parrot'] as const;
  scatter(5, 6, (u, v, row) => {
    drawAnimal(pen, animals[row % 3] ?? 'elephant', u, v, row % 2 === 0 ? 1 : -1);
    ring(pen, u + 0.12, v, 0.011, 4, 1);
  });
}

function kunjar(pen: Pen): void {
  scatter(5, 4, (u, v, row) => {
    drawAnimal(pen, 'elephant', u, v, row % 2 === 0 ? 1 : -1);
    for (let i = 0; i < 8; i += 1) dot(pen, u + (i - 3.5) * 0.03, v + 0.105 + (i % 2) * 0.03, 0, 0.85);
  });
  for (let row = 0; row < 4; row += 1) {
    const v = (row * REPEAT) / 4 + MIDDLE.v + 0.075;
    line(pen, [0, v], [REPEAT, v], 0.016);
  }
}

/** Rounds and coils in turn. */
function jalebi(pen: Pen): void {
  scatter(6, 6, (u, v, row, column) => {
    if ((row + column) % 2 === 0) {
      for (let i = 0; i < 46; i += 1) {
        const turn = 2.2 * Math.sqrt(i);
        const far = 0.0085 * Math.sqrt(i) * 1.25;
        dot(pen, u + far * Math.cos(turn), v + far * Math.sin(turn), i < 4 ? 1 : 0, 0.95);
      }
      ring(pen, u, v, 0.085, 40);
    } else medallion(pen, u, v, 0.055);
  });
}

/** Creepers that climb, with a flower and leaves at each bend. */
function beldar(pen: Pen): void {
  const bend = 0.3;
  for (let vine = 0; vine < 6; vine += 1) {
    const middle = MIDDLE.u + vine * 0.2;
    for (let v = 0; v < REPEAT; v += 0.0125) {
      const u = middle + 0.034 * Math.sin(((v - MIDDLE.v) / bend) * Math.PI * 2);
      dot(pen, u % REPEAT, v, 0, 0.9);
    }
    for (let at = 0; at < 8; at += 1) {
      const side = at % 2 === 0 ? 1 : -1;
      const v = MIDDLE.v + bend / 4 + (at * bend) / 2;
      flower(pen, (middle - side * 0.028) % REPEAT, v % REPEAT, 0.046, 6);
      for (const step of [1, 2, 3])
        dot(pen, (middle + side * (0.034 + step * 0.013)) % REPEAT, (v - step * 0.009) % REPEAT, 1, 0.85);
    }
  }
}

/** Rows of peaks with pepper in the valleys. */
function dungar(pen: Pen): void {
  for (let row = 0; row < 10; row += 1) {
    const v = row * 0.12;
    for (let peak = 0; peak < 10; peak += 1) {
      const u = peak * 0.12;
      for (const drop of [0, 0.019]) {
        line(pen, [u, v + 0.075 + drop], [u + 0.06, v + drop], 0.0135);
        line(pen, [u + 0.06, v + drop], [u + 0.12, v + 0.075 + drop], 0.0135);
      }
      for (const [a, b] of [
        [0.06, 0.052],
        [0.045, 0.072],
        [0.075, 0.072],
        [0.06, 0.08],
      ] as const)
        dot(pen, u + a, v + b, 1, 0.8);
    }
  }
}

function phulwari(pen: Pen): void {
  scatter(5, 6, (u, v) => {
    flower(pen, u, v, 0.074, 6);
    flower(pen, (u + 0.12) % REPEAT, v, 0.03, 5);
  });
}

/** Drops with a slit, as cowries have one. */
function kodi(pen: Pen): void {
  scatter(9, 10, (u, v, row) => {
    const flip = row % 2 === 0 ? 1 : -1;
    for (let i = 0; i < 15; i += 1) {
      const angle = (i / 15) * Math.PI * 2;
      const taper = 0.5 * (1 - Math.sin(angle));
      const x = 0.026 * Math.cos(angle) * (1 - 0.8 * taper ** 1.6);
      dot(pen, u + x, v - flip * 0.038 * Math.sin(angle), 0, 0.85);
    }
    for (const step of [-1, 0, 1]) dot(pen, u, v - flip * (0.008 + step * 0.012), 1, 0.75);
  });
}

/** Single dots that gather above the hem, and hardly any in the field. */
function gathered(pen: Pen): void {
  scatter(10, 10, (u, v) => dot(pen, u, v, 0, 1.1));
  for (let row = 0; row < 12; row += 1) {
    const count = row < 3 ? 30 : row < 7 ? 44 : 60;
    const v = 0.92 + row * 0.021;
    for (let i = 0; i < count; i += 1) dot(pen, ((i + (row % 2) / 2) / count) * REPEAT, v, row % 4 === 0 ? 1 : 0);
  }
}

/** The figures by the techniques that have some. */
export const FIGURES: Partial<Record<Technique, (pen: Pen) => void>> = {
  trikunti: groups(14, 3, 0.0125),
  chaubundi: groups(12, 4, 0.0145),
  boond: (pen) => scatter(20, 22, (u, v) => dot(pen, u, v, 0, 1.75)),
  ambadal: (pen) =>
    scatter(5, 6, (u, v, row) => {
      mango(pen, u, v, 0.082, row % 2 === 0 ? 1 : -1);
      dot(pen, (u + 0.12) % REPEAT, v, 1, 1.2);
    }),
  rasmandal,
  roundels,
  chandrokhani,
  shikari,
  kunjar,
  jalebi,
  beldar,
  dungar,
  phulwari,
  kodi,
  sparse: (pen) => scatter(13, 14, (u, v) => dot(pen, u, v, 0, 1.7)),
  bordered: gathered,
};
