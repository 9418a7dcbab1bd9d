import { describe, expect, it } from 'vitest';
import { piecesOf } from '../cutting/garments.ts';
import type { Patch } from '../cutting/patch.ts';
import { COLOURS, CUTS, FINISHES } from '../design.ts';
import type { ClothDesign, Cut, Technique } from '../design.ts';
import { brightness, linearDyesOf } from '../dyeing/colour.ts';
import { finishedDyes, patchAt, secondGroundAt } from '../dyeing/finishes.ts';
import { FIGURES } from '../dyeing/figures.ts';
import { tiesOf } from '../dyeing/motifs.ts';
import { REPEAT } from '../dyeing/pen.ts';
import { createRandom } from '../random.ts';

const NAMES = Object.keys(FIGURES).filter((name): name is Technique => name in FIGURES);
const tiesFor = (technique: Technique | undefined) => tiesOf('bandhani', 'RB-7', technique);
/** Whether there is a tie in each square of a coarse net over the cloth. */
const netOf = (technique: Technique | undefined) => {
  const cells = 40;
  const net = new Set<number>();
  for (const { u, v } of tiesFor(technique)) {
    const place = (at: number) => Math.floor(((((at % REPEAT) + REPEAT) % REPEAT) / REPEAT) * cells);
    net.add(place(v) * cells + place(u));
  }
  return net;
};
/** How many neighbours a tie has within a distance. */
const neighbours = (technique: Technique, within: number) => {
  const ties = tiesFor(technique);
  return ties.map(({ u, v }) => ties.filter((other) => Math.hypot(other.u - u, other.v - v) < within).length - 1);
};

describe('the figures of tied dots', () => {
  it('are cloths that differ from each other', () => {
    const nets = NAMES.map((name) => [name, netOf(name)] as const);
    for (const [index, [name, one]] of nets.entries())
      for (const [other, two] of nets.slice(index + 1)) {
        const common = [...one].filter((cell) => two.has(cell)).length;
        expect([name, other, common / (one.size + two.size - common) < 0.75]).toEqual([name, other, true]);
      }
  });

  it.each([
    ['trikunti', 2],
    ['chaubundi', 3],
  ] as const)('are small groups as %s: each dot has %i others beside it', (technique, others) => {
    const counts = neighbours(technique, 0.036);
    expect(counts.filter((count) => count === others).length).toBeGreaterThan(0.9 * counts.length);
  });

  it.each(['boond', 'sparse'] as const)('are single dots as %s', (technique) => {
    const counts = neighbours(technique, 0.036);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(0.9 * counts.length);
  });

  it('gather above the hem as bordered', () => {
    const ties = tiesFor('bordered');
    const low = ties.filter(({ v }) => v > 0.9).length;
    expect(low / ties.length).toBeGreaterThan(0.8);
  });

  it('have a smaller net of dots as lacy', () => {
    const mean = (ties: { size: number }[]) => ties.reduce((sum, { size }) => sum + size, 0) / ties.length;
    const [lacy, usual] = [tiesOf('jaal', 'RB-7', 'lacy'), tiesOf('jaal', 'RB-7')];
    expect(mean(lacy)).toBeLessThan(0.75 * mean(usual));
    expect(lacy.length).toBeGreaterThan(1.5 * usual.length);
  });
});

/** The outlines of a design's pieces, as numbers. */
function shapeOf(garment: ClothDesign['garment'], cuts: readonly Cut[]): number[][] {
  const design = { garment, craft: 'ekdali', colour: 'Rose', sheen: 0.3, zari: false, seed: 'RB-7', cuts } as const;
  const outline = ({ y0, y1, left, right }: Patch) => [
    y0,
    y1,
    left(0),
    left(0.5),
    left(1),
    right(0),
    right(0.5),
    right(1),
  ];
  return piecesOf(design, createRandom('RB-7'), 1).map(outline);
}

describe('the cuts of garments', () => {
  const OF_KURTIS = new Set<Cut>(['short', 'high-low', 'yoke']);
  const garmentOf = (cut: Cut) => (cut === 'broad-hem' ? 'Lehanga' : OF_KURTIS.has(cut) ? 'Kurti' : 'Dress');

  it('differ from the usual one and from each other', () => {
    const shapes = CUTS.filter((cut) => cut !== 'broad-hem').map((cut) =>
      JSON.stringify(shapeOf(garmentOf(cut), [cut])),
    );
    const usual = (['Dress', 'Kurti'] as const).map((garment) => JSON.stringify(shapeOf(garment, [])));
    expect(new Set([...shapes, ...usual]).size).toBe(CUTS.length - 1 + 2);
    expect(JSON.stringify(shapeOf('Kurti', ['anarkali']))).not.toBe(usual[1]);
    expect(JSON.stringify(shapeOf('Kurti', ['a-line']))).not.toBe(usual[1]);
  });

  const end = (shape: number[][]) => Math.max(...shape.map(([, y1 = 0]) => y1));
  const halves = (shape: number[][]) => Math.max(...shape.map((sides) => (sides[7] ?? 0) - (sides[4] ?? 0)));

  it('are as long and wide as their names say', () => {
    const [usual, midi, maxi] = [shapeOf('Dress', []), shapeOf('Dress', ['midi']), shapeOf('Dress', ['maxi'])];
    expect(end(midi)).toBeLessThan(end(usual));
    expect(end(usual)).toBeLessThan(end(maxi));
    expect(halves(shapeOf('Dress', ['flared']))).toBeGreaterThan(halves(usual));
    expect(halves(shapeOf('Dress', ['slip']))).toBeLessThan(halves(usual));
    expect(end(shapeOf('Kurti', ['short']))).toBeLessThan(0.9);
    expect(end(shapeOf('Dress', ['tiered', 'midi']))).toBeLessThan(end(shapeOf('Dress', ['tiered', 'maxi'])));
  });

  it('have no sleeves on straps, and three tiers if tiered', () => {
    const sleeves = (cuts: readonly Cut[]) => {
      const design = {
        garment: 'Dress',
        craft: 'ombre',
        colour: 'Rose',
        sheen: 0.3,
        zari: false,
        seed: 'RB-7',
      } as const;
      return piecesOf({ ...design, cuts }, createRandom('RB-7'), 1).filter(({ turn, top }) => turn && top).length;
    };
    expect([sleeves([]), sleeves(['slip']), sleeves(['sundress'])]).toEqual([2, 0, 0]);
    expect(shapeOf('Dress', ['tiered'])).toHaveLength(shapeOf('Dress', []).length + 2);
  });
});

describe('the finishes', () => {
  const of = (colour: keyof typeof COLOURS) => linearDyesOf(COLOURS[colour]);

  it.each(['Indigo', 'Iron Black', 'Ivory', 'Leaf Green', 'Peacock Teal', 'Royal Blue'] as const)(
    'leave shades of %s alone as tonal',
    (colour) => {
      const { ground, second, third, resist } = finishedDyes(of(colour), 'tonal');
      const between = (light: typeof ground, low: typeof ground, high: typeof ground, part: 'r' | 'g' | 'b') =>
        light[part] >= Math.min(low[part], high[part]) - 1e-9 && light[part] <= Math.max(low[part], high[part]) + 1e-9;
      const black = { r: 0, g: 0, b: 0 };
      for (const light of [second, third])
        for (const part of ['r', 'g', 'b'] as const)
          expect(between(light, ground, resist, part) || between(light, ground, black, part)).toBe(true);
      expect(Math.abs(brightness(second) - brightness(ground))).toBeGreaterThan(0.02);
    },
  );

  it('are paler as pastel, and none changes the ground', () => {
    for (const finish of FINISHES) expect(finishedDyes(of('Rose'), finish).ground).toEqual(of('Rose').ground);
    expect(brightness(finishedDyes(of('Rose'), 'pastel').second)).toBeGreaterThan(brightness(of('Rose').second));
  });

  it('meet in a soft line as two-tone, and lie side by side as patchwork', () => {
    expect([secondGroundAt(0.3, 0.4, false), secondGroundAt(0.3, 1, false)]).toEqual([0, 0.94]);
    expect(patchAt(0.1, 0.1).seam).toBe(0);
    expect(patchAt(0.2, 0.1).seam).toBe(1);
    expect(patchAt(0.1, 0.1)).not.toEqual({ ...patchAt(0.3, 0.1), u: 0.1, v: 0.1 });
  });
});
