import { describe, expect, it } from 'vitest';
import { COLOURS } from '../design.ts';
import type { ClothDesign, Craft, Technique } from '../design.ts';
import { linearDyesOf } from '../dyeing/colour.ts';
import type { LinearColour } from '../dyeing/colour.ts';
import { dyeCloth } from '../dyeing/crafts.ts';
import { companionsOf } from '../dyeing/rainbow.ts';
import { bakeTies } from '../dyeing/ties.ts';

const NO_TIES = bakeTies([], { width: 1, height: 1, detail: 8 }, false);
const STEPS = Array.from({ length: 60 }, (_, at) => at / 60);

function clothOf(craft: Craft, technique: Technique, colour: ClothDesign['colour'] = 'Indigo') {
  const dyes = linearDyesOf(COLOURS[colour]);
  const design = { garment: 'Saree', craft, technique, colour, sheen: 0.3, zari: false, seed: 'RB-7' } as const;
  const cloth = dyeCloth(design, dyes, NO_TIES, false);
  const at = (u: number, v: number): LinearColour => {
    const into = { r: 0, g: 0, b: 0 };
    cloth.colour(u, v, into);
    return into;
  };
  return { dyes, at };
}
const apart = (one: LinearColour, other: LinearColour) => Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b);

/** How much neighbours on a line of points differ. */
const unrest = (colours: readonly LinearColour[]) =>
  colours.slice(1).reduce((sum, colour, at) => sum + apart(colour, colours[at] ?? colour), 0) / colours.length;

describe('leheriya of many colours', () => {
  it.each([
    ['pancharangi', 4],
    ['satrangi', 6],
  ] as const)('has as many colours as %s promises, whatever the ground', (technique, count) => {
    for (const colour of ['Indigo', 'Rani Pink', 'Turmeric Yellow', 'Peacock Teal'] as const) {
      const { dyes, at } = clothOf('leheriya', technique, colour);
      const all = [dyes.ground, ...companionsOf(dyes.ground, count)];
      const seen = all.map(() => 0);
      for (const u of STEPS)
        for (const v of STEPS) {
          const point = at(u, v);
          const nearest = all.toSorted((a, b) => apart(a, point) - apart(b, point))[0];
          const index = all.findIndex((one) => one === nearest);
          if (apart(all[index] ?? point, point) < 0.12) seen[index] = (seen[index] ?? 0) + 1;
        }
      expect(seen.filter((points) => points > 0.03 * STEPS.length ** 2)).toHaveLength(count + 1);
    }
  });
});

describe('cloth tied around points', () => {
  /** The colours on a ring about the knot at (0, 0.36). */
  const ring = (technique: Technique, far: number) => {
    const { at } = clothOf('spiral', technique);
    return STEPS.map((turn) => at(far * Math.cos(turn * 2 * Math.PI), 0.36 + far * Math.sin(turn * 2 * Math.PI)));
  };

  it('has arms that turn about the knot as a spiral, and rings as ripples', () => {
    const spread = (colours: readonly LinearColour[]) =>
      Math.max(...colours.map((one) => apart(one, colours[0] ?? one)));
    expect(spread(ring('wheels', 0.07))).toBeGreaterThan(2 * spread(ring('ripples', 0.027)));
    const palest = (colours: readonly LinearColour[]) =>
      colours.reduce(
        (best, { r, g, b }, at) =>
          r + g + b > (colours[best]?.r ?? 0) + (colours[best]?.g ?? 0) + (colours[best]?.b ?? 0) ? at : best,
        0,
      ) / STEPS.length;
    // Two arms: the palest point is known up to half a turn.
    const moved = (palest(ring('wheels', 0.1)) - palest(ring('wheels', 0.08)) + 2) % 0.5;
    expect(Math.min(moved, 0.5 - moved)).toBeGreaterThan(0.05);
  });
});

describe('the techniques of shibori', () => {
  it('are four cloths that differ from each other', () => {
    const cloths = (['itajime', 'kumo', 'nui', 'arashi'] as const).map((technique) => {
      const { at } = clothOf('shibori', technique);
      return STEPS.flatMap((u) => STEPS.map((v) => at(u, v)));
    });
    for (const [index, one] of cloths.entries())
      for (const other of cloths.slice(index + 1)) {
        const mean = one.reduce((sum, colour, at) => sum + apart(colour, other[at] ?? colour), 0) / one.length;
        expect(mean).toBeGreaterThan(0.1);
      }
  });

  it('run aslant as arashi', () => {
    const { at } = clothOf('shibori', 'arashi');
    const along = (slant: number) =>
      unrest(STEPS.map((far) => at(0.2 + 0.2 * far * Math.cos(slant), 0.2 + 0.2 * far * Math.sin(slant))));
    const slants = STEPS.map((turn) => turn * Math.PI);
    const calmest = slants.toSorted((one, other) => along(one) - along(other))[0] ?? 0;
    expect(Math.abs(Math.sin(2 * calmest))).toBeGreaterThan(0.6);
  });

  it('leave panes between straight bars as itajime', () => {
    const { dyes, at } = clothOf('shibori', 'itajime');
    for (const n of [0, 1, 2, 3]) {
      expect(apart(at(0.15 * (n + 0.5), 0.15 * n), dyes.resist)).toBeLessThan(0.2);
      expect(apart(at(0.15 * n, 0.15 * n), dyes.ground)).toBeLessThan(0.2);
    }
  });
});
