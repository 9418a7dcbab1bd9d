/** Smooth lines through a few points: outlines, necklines, hems. */

/** A smooth function of 0..1, which also extends beyond both ends. */
export type Curve = (at: number) => number;

const STEPS = 128;

function through(points: readonly (readonly [number, number])[], at: number): number {
  let i = 0;
  while (i < points.length - 2 && at > (points[i + 1]?.[0] ?? 1)) i += 1;
  const b = points[i] ?? [0, 0];
  const c = points[i + 1] ?? b;
  const a = points[i - 1] ?? b;
  const d = points[i + 2] ?? c;
  const span = c[0] - b[0] || 1;
  const t = (at - b[0]) / span;
  const m = i === 0 ? (c[1] - b[1]) / span : (c[1] - a[1]) / (c[0] - a[0] || 1);
  const n = i >= points.length - 2 ? (c[1] - b[1]) / span : (d[1] - b[1]) / (d[0] - b[0] || 1);
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * b[1] + (t3 - 2 * t2 + t) * span * m + (3 * t2 - 2 * t3) * c[1] + (t3 - t2) * span * n;
}

/** A smooth curve through points given in rising order of their first number, from 0 to 1. */
export function curve(...points: readonly (readonly [number, number])[]): Curve {
  const table = Float64Array.from({ length: STEPS + 1 }, (_, i) => through(points, i / STEPS));
  return (at) => {
    const x = at <= 0 ? 0 : at >= 1 ? STEPS : at * STEPS;
    const i = x >= STEPS ? STEPS - 1 : Math.floor(x);
    const a = table[i] ?? 0;
    return a + ((table[i + 1] ?? 0) - a) * (x - i);
  };
}

/** The distance to either side over which a slope is measured. */
const REACH = 0.02;

/** The slope of a curve. */
export function slope(line: Curve, at: number): number {
  return (line(at + REACH) - line(at - REACH)) / (2 * REACH);
}
