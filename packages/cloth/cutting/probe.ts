/** Measures a piece of cloth at a point of the picture: inside or outside, height, position on the cloth. */
import { smooth, softNoise } from '../random.ts';
import { slope } from './curve.ts';
import type { Curve } from './curve.ts';
import type { Neck, Patch } from './patch.ts';

/** A point of a piece; written in place by `probe`. */
export interface Spot {
  /** Distance inside the outline; negative outside. */
  inside: number;
  u: number;
  v: number;
  height: number;
  /** The number of the border that contains the point, from 1; 0 for the field, 255 for a tassel. */
  trim: number;
  across: number;
  along: number;
}

const flat: Curve = () => 0;

function lay(patch: Patch, s: number, t: number, wide: number, spot: Spot): void {
  let height = 0;
  let slip = 0;
  for (const fold of patch.folds) {
    const gain = smooth(fold.from, fold.full, t) * (fold.gone ? 1 - smooth(fold.gone * 0.3, fold.gone, t) : 1);
    if (gain === 0) continue;
    const x = s - fold.at - fold.sway * t;
    const q = x / (x > 0 ? fold.wide * fold.skew : fold.wide);
    const bump = 1 / (1 + q * q);
    height += gain * fold.high * bump * bump;
    slip += (gain * fold.wide * q) / (1 + Math.abs(q));
  }
  const { pleats } = patch;
  if (pleats) {
    const p = s * pleats.count + 0.35 * softNoise(patch.seed + s * 2, t * 1.5);
    const f = p - Math.floor(p);
    const drop = 1 - smooth(0.82, 1, f);
    height += pleats.high * (0.35 + 0.65 * f) * drop + pleats.high * 0.35 * (1 - drop);
    slip += (Math.floor(p) * pleats.hidden) / wide;
  }
  const c = 2 * s - 1;
  height += patch.round * Math.sqrt(Math.max(0.03, 1 - c * c * 0.97));
  const { panels, full, u } = patch.cloth;
  const across = (s - 0.5 + slip * 0.55) * full;
  if (panels) {
    const n = across * panels + 0.5 * (panels % 2);
    const f = n - Math.floor(n) - 0.5;
    spot.u = u + ((Math.floor(n) & 1) === 0 ? f : -f) * (wide / panels);
    height -= 0.0022 * (1 - smooth(0, 0.035, 0.5 - Math.abs(f)));
  } else spot.u = u + across * wide;
  spot.height = height;
}

/** Distances of a point from the sides of a piece, positive inside; written in place. */
interface Sides {
  top: number;
  bottom: number;
  left: number;
  right: number;
  neck: number;
}

const sides: Sides = { top: 0, bottom: 0, left: 0, right: 0, neck: 1 };

function neckDistance(neck: Neck, x: number, y: number): number {
  const across = Math.abs(x - neck.x);
  const down = y - neck.y;
  if (neck.kind === 'round') {
    const a = across / neck.wide;
    const b = down / (down > 0 ? neck.deep : neck.wide);
    const far = Math.sqrt(a * a + b * b);
    return (
      ((far - 1) * far) /
      Math.max(0.2, Math.sqrt((a * a) / (neck.wide * neck.wide) + (b * b) / (neck.deep * neck.deep)))
    );
  }
  const bowed = neck.wide * (1 - down / neck.deep) ** 0.92;
  return down > neck.deep ? Math.hypot(across, down - neck.deep) : (across - bowed) * 0.86;
}

function findTrim(patch: Patch, x: number, spot: Spot): void {
  spot.trim = 0;
  for (let i = 0; i < patch.trims.length; i += 1) {
    const trim = patch.trims[i];
    if (!trim) continue;
    const across = (sides[trim.side] - (trim.inset ?? 0)) / trim.width;
    if (across < 0 || across >= 1) continue;
    spot.trim = i + 1;
    spot.across = across;
    const flat = trim.side === 'bottom' ? spot.u : trim.side === 'top' ? x : spot.v;
    spot.along =
      (trim.side === 'neck' && patch.neck ? 0.14 * Math.atan2(x - patch.neck.x, spot.v - patch.cloth.v) : flat) /
      trim.width;
    return;
  }
}

function hangTassel(patch: Patch, below: number, spot: Spot): void {
  const { fringe } = patch;
  if (!fringe || below <= 0 || below > fringe.length) return;
  const f = spot.u / fringe.step;
  const off = Math.abs(f - Math.floor(f) - 0.5) * fringe.step;
  const part = below / fringe.length;
  const knot = Math.abs(part - 0.24) < 0.1 ? 0.0062 : part < 0.2 ? 0.0022 : 0.0044 + 0.0035 * part;
  spot.inside = Math.min(knot - off, (1 - part) * fringe.length);
  spot.trim = 255;
  spot.across = part;
  spot.along = f;
  spot.height += 0.004 * (1 - (off / knot) ** 2);
}

/** A distance along the width, corrected for a leaning side; far from the side no correction is needed. */
function squared(distance: number, line: Curve, at: number, span: number): number {
  if (distance > 0.12) return distance;
  const lean = slope(line, at) / span;
  return distance / Math.sqrt(1 + lean * lean);
}

function rule(patch: Patch, x: number, y: number, spot: Spot): void {
  const span = patch.y1 - patch.y0;
  const t0 = (y - patch.y0) / span;
  const from = patch.left(t0);
  const wide = patch.right(t0) - from;
  const s = (x - from) / wide;
  spot.inside = -1;
  if (x < from - 0.07 || x > from + wide + 0.07) return;
  const topLine = patch.top ?? flat;
  const t = t0 < 0 ? 0 : t0 > 1 ? 1 : t0;
  lay(patch, s < -0.1 ? -0.1 : s > 1.1 ? 1.1 : s, t, wide, spot);
  const swing = (patch.swing ?? 0.35) * smooth(0.5, 1, t);
  sides.bottom = patch.y1 + (patch.bottom ?? flat)(s) + (spot.height - patch.round) * swing - y;
  sides.top = squared(y - patch.y0 - topLine(s), topLine, s, wide);
  sides.left = squared(x - from, patch.left, t0, span);
  sides.right = squared(from + wide - x, patch.right, t0, span);
  sides.neck = patch.neck ? neckDistance(patch.neck, x, y) : 1;
  if (patch.brow) spot.height -= patch.brow * (1 - smooth(0, 0.034, sides.top)) ** 2;
  spot.v = patch.cloth.v + (y - patch.y0) - spot.height * 0.55;
  spot.inside = Math.min(sides.top, sides.bottom, sides.left, sides.right, sides.neck);
  findTrim(patch, x, spot);
  if (sides.bottom < 0 && sides.top > 0 && sides.left > 0 && sides.right > 0) hangTassel(patch, -sides.bottom, spot);
}

/** Measures a piece at a point of the picture, into `spot`. */
export function probe(patch: Patch, px: number, py: number, spot: Spot): void {
  const { turn, behind } = patch;
  if (turn) {
    const dx = px - turn.x;
    const dy = py - turn.y;
    rule(patch, turn.x + dx * turn.cos + dy * turn.sin, turn.y - dx * turn.sin + dy * turn.cos, spot);
  } else rule(patch, px, py, spot);
  if (!behind) return;
  const off = px - behind(py * 0.75);
  spot.inside = Math.min(spot.inside, off);
  spot.height -= 0.035 * (1 - smooth(0, 0.09, off)) ** 2;
}
