import { describe, expect, it } from 'vitest';
import { COLOURS, CRAFTS, GARMENTS } from '../design.ts';
import type { ClothDesign } from '../design.ts';
import { drawCloth } from '../draw.ts';
import type { Raster } from '../draw.ts';

const WIDTH = 96;
const design: ClothDesign = {
  garment: 'Kurti',
  craft: 'bandhani',
  colour: 'Indigo',
  sheen: 0.4,
  zari: true,
  seed: 'RB-1',
};
const kurti = drawCloth(design, 'whole', WIDTH);

function pixel({ data, width }: Raster, x: number, y: number): readonly [number, number, number] {
  const at = (Math.round(y * width) * width + Math.round(x * width)) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function apart(one: Raster, two: Raster): number {
  const sum = one.data.reduce((total, byte, i) => total + Math.abs(byte - (two.data[i] ?? 0)), 0);
  return sum / one.data.length;
}

/** The mean colour of the middle of a garment, away from paper and borders. */
function meanOfCloth(picture: Raster): number[] {
  const sum = [0, 0, 0];
  const steps = Array.from({ length: 24 }, (_, i) => i / 23);
  for (const a of steps)
    for (const b of steps)
      pixel(picture, 0.4 + 0.2 * a, 0.6 + 0.42 * b).forEach((byte, i) => {
        sum[i] = (sum[i] ?? 0) + byte;
      });
  return sum.map((total) => total / steps.length ** 2);
}

function bytesOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function distance(one: readonly number[], two: readonly number[]): number {
  return Math.hypot(...one.map((value, i) => value - (two[i] ?? 0)));
}

describe('cloth drawn by code', () => {
  it('draws the same design with the same bytes, as a 3:4 portrait', () => {
    const [one, two] = [kurti, drawCloth(design, 'whole', WIDTH)];
    expect(one.height).toBe(128);
    expect(one.data.length).toBe(WIDTH * 128 * 3);
    expect(Buffer.compare(Buffer.from(one.data), Buffer.from(two.data))).toBe(0);
  });

  it('draws no two skus alike', () => {
    const other = drawCloth({ ...design, seed: 'RB-2' }, 'whole', WIDTH);
    expect(apart(kurti, other)).toBeGreaterThan(1);
  });

  it('shows the colour on the label more than any other dye of the cloth', () => {
    for (const craft of CRAFTS) {
      const dyes = COLOURS['Rani Pink'];
      const mean = meanOfCloth(drawCloth({ ...design, craft, colour: 'Rani Pink' }, 'whole', WIDTH));
      const own = distance(mean, bytesOf(dyes.ground));
      expect(own).toBeLessThan(110);
      for (const other of [dyes.second, dyes.third, dyes.resist])
        expect(own).toBeLessThan(distance(mean, bytesOf(other)));
    }
  });

  it('gives each of the five garments a different outline', () => {
    const pictures = GARMENTS.map((garment) => drawCloth({ ...design, garment }, 'whole', WIDTH));
    pictures.forEach((one, i) => pictures.slice(i + 1).forEach((two) => expect(apart(one, two)).toBeGreaterThan(8)));
  });

  it('draws the close-up as another picture, without paper', () => {
    const [whole, macro] = [kurti, drawCloth(design, 'close-up', WIDTH)];
    expect(apart(whole, macro)).toBeGreaterThan(20);
    expect(distance(pixel(macro, 0.03, 0.03), pixel(whole, 0.03, 0.03))).toBeGreaterThan(60);
  });
});
