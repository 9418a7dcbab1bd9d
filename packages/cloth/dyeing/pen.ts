/** The strokes of a bandhani worker: dots in rings, petals, mangoes and lines. */
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import type { Tie } from './ties.ts';

/** The side of the square of cloth after which tied patterns repeat, in cloth units. */
export const REPEAT = 1.2;

/** The ties that are drawn so far, and the radius of the next ones. */
export interface Pen {
  random: Random;
  ties: Tie[];
  size: number;
}

/** One tied dot, near its place. */
export function dot(pen: Pen, u: number, v: number, hue = 0, size = 1): void {
  const slip = pen.size * 0.38;
  pen.ties.push({
    u: u + between(pen.random, -slip, slip),
    v: v + between(pen.random, -slip, slip),
    size: pen.size * size * between(pen.random, 0.82, 1.14),
    hue: hue * between(pen.random, 0.75, 1),
  });
}

/** Dots on a circle. */
export function ring(pen: Pen, u: number, v: number, radius: number, count: number, hue = 0): void {
  const turn = pen.random() * 0.3;
  for (let i = 0; i < count; i += 1) {
    const angle = ((i + turn) / count) * Math.PI * 2;
    dot(pen, u + radius * Math.cos(angle), v + radius * Math.sin(angle), hue);
  }
}

/** Circles of dots about a yellow one. */
export function medallion(pen: Pen, u: number, v: number, radius: number): void {
  const rings = Math.max(2, Math.round(radius / (pen.size * 2.7)));
  dot(pen, u, v, 1, 1.3);
  for (let i = 1; i <= rings; i += 1) ring(pen, u, v, (radius * i) / rings, i * 6, i === rings - 1 || i === 1 ? 1 : 0);
}

/** Petals of dots about a heart. */
export function flower(pen: Pen, u: number, v: number, radius: number, petals: number): void {
  dot(pen, u, v, 1, 1.35);
  ring(pen, u, v, radius * 0.3, 6, 1);
  for (let i = 0; i < petals; i += 1) {
    const angle = (i / petals) * Math.PI * 2 - Math.PI / 2;
    ring(pen, u + radius * 0.68 * Math.cos(angle), v + radius * 0.68 * Math.sin(angle), radius * 0.26, 7);
  }
}

/** Three mangoes in each other. */
export function mango(pen: Pen, u: number, v: number, radius: number, flip: number): void {
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

/** A lozenge full of dots. */
export function diamond(pen: Pen, u: number, v: number, radius: number): void {
  const n = Math.max(2, Math.round(radius / (pen.size * 2.7)));
  for (let a = -n; a <= n; a += 1) {
    for (let b = -n; b <= n; b += 1) {
      const shell = Math.abs(a) + Math.abs(b);
      if (shell <= n) dot(pen, u + (a * radius) / n, v + (b * radius) / n, shell === n ? 0 : shell % 2);
    }
  }
}

/** Dots from one point to another. */
export function line(pen: Pen, from: readonly [number, number], to: readonly [number, number], step: number): void {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step);
  for (let i = 0; i < count; i += 1) {
    dot(pen, from[0] + ((to[0] - from[0]) * i) / count, from[1] + ((to[1] - from[1]) * i) / count, 0, 0.9);
  }
}
