/** Draws a picture of a garment from its design. The same design gives the same bytes. */
import { macroPieces } from './cutting/drapes.ts';
import { piecesOf } from './cutting/garments.ts';
import { COLOURS } from './design.ts';
import type { ClothDesign, ClothView } from './design.ts';
import { bordersOf } from './dyeing/border.ts';
import { linearDyesOf, byteOf, linearColourOf } from './dyeing/colour.ts';
import { dyeCloth } from './dyeing/crafts.ts';
import { finishedDyes } from './dyeing/finishes.ts';
import { tiesOf } from './dyeing/motifs.ts';
import { REPEAT } from './dyeing/pen.ts';
import { bakeTies } from './dyeing/ties.ts';
import { emptyGrid, readGrid, shadowOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { castShadow, paint } from './light.ts';
import type { Canvas, Scene } from './light.ts';
import { measure, measuresFor, outlineOf } from './measure.ts';
import { createRandom, softNoise } from './random.ts';

/** A picture as rows of pixels, three sRGB bytes each. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Cloth units that the width of a close-up shows. */
const MACRO = 0.3;
/** Pictures below the greater of these widths are painted larger and scaled down. */
const FINE = { least: 384, most: 576 };

/** A close-up shows the border where the dots gather. */
const tiedAs = ({ technique }: ClothDesign, macro: boolean) =>
  macro && technique === 'bordered' ? undefined : technique;

function sceneOf(design: ClothDesign, view: ClothView, width: number): Scene {
  const macro = view === 'close-up';
  const dyes = linearDyesOf(COLOURS[design.colour]);
  const cut = macro
    ? { width: 0.56, height: 0.66, detail: width / MACRO }
    : { width: REPEAT, height: REPEAT, detail: width };
  const map = bakeTies(tiesOf(design.craft, design.seed, tiedAs(design, macro)), cut, !macro);
  return {
    cloth: dyeCloth(design, dyes, map, macro),
    borders: bordersOf(finishedDyes(dyes, design.finish), design.zari),
    sheen: design.sheen,
    weave: macro ? 0.55 : 0,
    threads: 130 / MACRO,
  };
}

function compositeOnPaper(
  canvas: Canvas,
  width: number,
  height: number,
  fallen: Grid,
  seed: number,
): Uint8ClampedArray {
  const [light, dark] = [linearColourOf('#F1EAE0'), linearColourOf('#DDD0BE')];
  const shadow = shadowOf(fallen, 0.3, 0.3, 6);
  const data = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, i = 0; y < height; y += 1) {
    const py = (y + 0.5) / width;
    for (let x = 0; x < width; x += 1, i += 1) {
      const px = (x + 0.5) / width;
      const gap = 1 - (canvas.cover[i] ?? 0);
      const k = i * 3;
      let r = canvas.light[k] ?? 0;
      let g = canvas.light[k + 1] ?? 0;
      let b = canvas.light[k + 2] ?? 0;
      if (gap > 0) {
        const edge = Math.min(
          1,
          ((px - 0.42) ** 2 + (py - 0.55) ** 2) * 1.15 + 0.03 * softNoise(px * 3 + seed, py * 3),
        );
        const shade = 1 - readGrid(shadow, px, py);
        r += gap * shade * (light.r + (dark.r - light.r) * edge);
        g += gap * shade * (light.g + (dark.g - light.g) * edge);
        b += gap * shade * (light.b + (dark.b - light.b) * edge);
      }
      data[k] = byteOf(r);
      data[k + 1] = byteOf(g);
      data[k + 2] = byteOf(b);
    }
  }
  return data;
}

function averaged(from: Raster, width: number, height: number): Raster {
  const data = new Uint8ClampedArray(width * height * 3);
  const [sx, sy] = [from.width / width, from.height / height];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let r = 0;
      let g = 0;
      let b = 0;
      let sum = 0;
      for (let j = Math.floor(y * sy); j < (y + 1) * sy && j < from.height; j += 1) {
        const wy = Math.min(j + 1, (y + 1) * sy) - Math.max(j, y * sy);
        for (let i = Math.floor(x * sx); i < (x + 1) * sx && i < from.width; i += 1) {
          const weight = wy * (Math.min(i + 1, (x + 1) * sx) - Math.max(i, x * sx));
          const k = (j * from.width + i) * 3;
          r += weight * (from.data[k] ?? 0);
          g += weight * (from.data[k + 1] ?? 0);
          b += weight * (from.data[k + 2] ?? 0);
          sum += weight;
        }
      }
      const k = (y * width + x) * 3;
      data[k] = r / sum;
      data[k + 1] = g / sum;
      data[k + 2] = b / sum;
    }
  }
  return { width, height, data };
}

function paintCloth(design: ClothDesign, view: ClothView, width: number): Raster {
  const height = Math.round((width * 4) / 3);
  const macro = view === 'close-up';
  const scene = sceneOf(design, view, width);
  const random = createRandom(`${design.seed} cut`);
  const seed = Math.floor(random() * 64) / 4;
  const pieces = macro ? macroPieces(random, seed) : piecesOf(design, random, seed);
  const canvas: Canvas = { light: new Float32Array(width * height * 3), cover: new Float32Array(width * height) };
  const measures = measuresFor(width, height);
  const fallen = emptyGrid();
  for (const piece of pieces) {
    const outline = outlineOf(piece);
    outline.cover.forEach((part, i) => {
      fallen[i] = Math.max(fallen[i] ?? 0, part);
    });
    castShadow(canvas, width, height, outline, piece.shadow);
    measure(measures, piece, outline, scene.cloth, macro ? MACRO : 1, macro ? 0.011 : 0.0012);
    paint(canvas, scene, piece, measures, outline);
  }
  return { width, height, data: compositeOnPaper(canvas, width, height, fallen, seed) };
}

/** Draws a design as a 3:4 portrait, `width` pixels wide. Other widths show the same picture at another resolution. */
export function drawCloth(design: ClothDesign, view: ClothView, width: number): Raster {
  if (width >= FINE.most) return paintCloth(design, view, width);
  const fine = Math.min(FINE.most, Math.max(FINE.least, width * 2.4));
  return averaged(paintCloth(design, view, Math.round(fine)), width, Math.round((width * 4) / 3));
}
