/** The second pass over a piece: paints dye, borders, weave and light over the picture so far. */
import type { Patch } from './cutting/patch.ts';
import { GOLD } from './dyeing/border.ts';
import type { BorderKind, Borders } from './dyeing/border.ts';
import { brightness, linearColourOf, tint } from './dyeing/colour.ts';
import type { LinearColour } from './dyeing/colour.ts';
import type { Cloth } from './dyeing/crafts.ts';
import { readGrid, shadowOf } from './grid.ts';
import type { Measures, Outline } from './measure.ts';
import { roughNoise, softNoise } from './random.ts';

/** The common parameters of all pieces of a picture. */
export interface Scene {
  cloth: Cloth;
  borders: Borders;
  sheen: number;
  /** Strength of visible threads, 0..1, and threads to a unit of cloth. */
  weave: number;
  threads: number;
}

/** A picture being painted: linear light times cover, and cover. */
export interface Canvas {
  light: Float32Array;
  cover: Float32Array;
}

const WOOD = linearColourOf('#7A5233');
const SHINE = linearColourOf('#FFF6E2');
/** The direction of the light: above, left and in front. */
const SUN = { x: -0.46, y: -0.5, z: 0.733 };
/** Halfway between the sun and the eye. */
const HALF = { x: -0.247, y: -0.269, z: 0.931 };

function stuffColour(scene: Scene, patch: Patch, u: number, v: number, into: LinearColour): number {
  if (patch.stuff === 'cloth') return scene.cloth.colour(u, v, into);
  const { ground, second } = scene.cloth.dyes;
  if (patch.stuff === 'wood') {
    tint(into, WOOD, 1);
    tint(into, SHINE, 0.1 + 0.12 * roughNoise(u * 6, v * 90));
    return 0;
  }
  tint(into, patch.stuff === 'plain' ? second : ground, 1);
  const depth =
    patch.stuff === 'lining' ? 0.42 : 1 + 0.16 * softNoise(u * 6, v * 6) + 0.08 * roughNoise(u * 120, v * 12);
  into.r *= depth;
  into.g *= depth;
  into.b *= depth;
  return patch.stuff === 'gold' ? 1 : 0;
}

function threads(scene: Scene, u: number, v: number): number {
  const a = Math.sin(u * scene.threads * Math.PI);
  const b = Math.sin(v * scene.threads * Math.PI);
  const lift = a * b > 0 ? 0.1 : -0.1;
  const slub = 0.5 * roughNoise(u * 12, v * scene.threads * 0.5) + 0.5 * roughNoise(u * scene.threads * 0.5, v * 12);
  return 1 + scene.weave * (0.3 * (Math.sqrt(Math.abs(a * b)) - 0.6) + lift + 0.22 * slub);
}

function kindAt(patch: Patch, trim: number): BorderKind {
  return trim === 255 ? 'tassel' : (patch.trims[trim - 1]?.kind ?? 'piping');
}

/** The height of the cloth at a pixel, or `own` where there is no cloth. */
function levelAt(m: Measures, within: boolean, at: number, own: number): number {
  return within && (m.inside[at] ?? -1) > -0.5 ? (m.rise[at] ?? own) : own;
}

/** Lights a dyed point whose cloth tilts by (dx, dy), in place. */
function shine(into: LinearColour, gold: number, dx: number, dy: number, open: number, sheen: number): void {
  const long = 1 / Math.sqrt(1 + dx * dx + dy * dy);
  const facing = (SUN.z - dx * SUN.x - dy * SUN.y) * long;
  const half = Math.max(0, (HALF.z - dx * HALF.x - dy * HALF.y) * long);
  const lit = 0.5 + 0.5 * facing;
  const light = (0.1 + 1.13 * lit * lit * lit) * open * 1.1;
  const deep = light < 1 ? 0.62 * (1 - light) : 0;
  const h8 = half ** 8;
  const gloss = sheen * (0.1 * h8 + 0.2 * h8 * h8 * h8) * open;
  const rim = (1 - sheen) * 0.1 * (1 - long);
  into.r = into.r * light * (1 - deep * (1 - into.r)) + (gloss * (0.35 + 0.65 * into.r) + rim * into.r) * SHINE.r;
  into.g = into.g * light * (1 - deep * (1 - into.g)) + (gloss * (0.35 + 0.65 * into.g) + rim * into.g) * SHINE.g;
  into.b = into.b * light * (1 - deep * (1 - into.b)) + (gloss * (0.35 + 0.65 * into.b) + rim * into.b) * SHINE.b;
  if (gold <= 0) return;
  const glint = (0.16 + 0.85 * lit * lit * lit + 0.75 * h8 * h8) * open;
  const part = gold > 1 ? 1 : gold;
  into.r += (GOLD.r * glint + 0.16 * h8 * h8 - into.r) * part;
  into.g += (GOLD.g * glint + 0.12 * h8 * h8 - into.g) * part;
  into.b += (GOLD.b * glint + 0.05 * h8 * h8 - into.b) * part;
}

/** Darkens the picture where a piece's shadow falls on it. */
export function castShadow(canvas: Canvas, width: number, height: number, outline: Outline, strength: number): void {
  if (strength === 0) return;
  const shadow = shadowOf(outline.cover, 0.5 * strength, 0.42 * strength, 4);
  const [from, to] = [Math.floor(outline.top * width), Math.min(height, Math.ceil((outline.bottom + 0.1) * width))];
  for (let y = from; y < to; y += 1) {
    for (let x = 0, i = y * width; x < width; x += 1, i += 1) {
      if ((canvas.cover[i] ?? 0) === 0) continue;
      const fall = readGrid(shadow, (x + 0.5) / width, (y + 0.5) / width);
      if (fall < 0.004) continue;
      const left = 1 - fall;
      for (let k = i * 3; k < i * 3 + 3; k += 1) canvas.light[k] = (canvas.light[k] ?? 0) * left;
    }
  }
}

/** Paints a measured piece over the canvas. */
export function paint(canvas: Canvas, scene: Scene, patch: Patch, m: Measures, outline: Outline): void {
  const { width, height, inside, rise } = m;
  const [from, to] = [Math.floor(outline.top * width), Math.min(height, Math.ceil(outline.bottom * width))];
  const ink: LinearColour = { r: 0, g: 0, b: 0 };
  for (let y = from; y < to; y += 1) {
    for (let x = 0, i = y * width; x < width; x += 1, i += 1) {
      const cover = Math.min(1, (inside[i] ?? -1) * width + 0.5);
      if (cover <= 0) continue;
      const own = rise[i] ?? 0;
      const dx = levelAt(m, x + 1 < width, i + 1, own) - levelAt(m, x > 0, i - 1, own);
      const dy = levelAt(m, y + 1 < to, i + width, own) - levelAt(m, y > from, i - width, own);
      const hollow = readGrid(outline.level, (x + 0.5) / width, (y + 0.5) / width) - own;
      const open = hollow > 0 ? 1 / (1 + 26 * hollow) : 1 + Math.min(0.1, -3 * hollow);
      const u = m.u[i] ?? 0;
      const v = m.v[i] ?? 0;
      let gold = stuffColour(scene, patch, u, v, ink);
      const trim = m.trim[i] ?? 0;
      if (trim > 0) gold = scene.borders.paint(kindAt(patch, trim), m.across[i] ?? 0, m.along[i] ?? 0, ink);
      const grain = 1 + 0.03 * roughNoise(u * 210, v * 210);
      const yarn = (scene.weave > 0 ? threads(scene, u, v) : 1) * grain;
      shine(ink, gold, (dx * width) / 2, (dy * width) / 2, open * yarn, scene.sheen * (1 - 0.4 * brightness(ink)));
      blendInto(canvas, i, ink, cover);
    }
  }
}

function blendInto(canvas: Canvas, i: number, ink: LinearColour, cover: number): void {
  const { light } = canvas;
  const k = i * 3;
  const rest = 1 - cover;
  light[k] = (light[k] ?? 0) * rest + ink.r * cover;
  light[k + 1] = (light[k + 1] ?? 0) * rest + ink.g * cover;
  light[k + 2] = (light[k + 2] ?? 0) * rest + ink.b * cover;
  canvas.cover[i] = (canvas.cover[i] ?? 0) * rest + cover;
}
