/** Dimensions, weight and sizes of a sample, by garment. */
import type { Random } from '../../platform/seeded-random.ts';
import type { Garment } from '../cloth.ts';
import type { DesignSketch } from './sketches.ts';

interface Cut {
  /** Length and width; empty if only the size chart applies. */
  dimensions: readonly string[];
  sizes: readonly string[];
  /** The weight of a piece, as a fraction of a saree of the same fabric. */
  weight: number;
}

const CUTS = {
  Saree: { dimensions: ['5.5 x 1.15', '5.5 x 1.1', '5.5 x 1.2'], sizes: ['Free size'], weight: 1 },
  Dupatta: { dimensions: ['2.25 x 0.9', '2.5 x 1', '2.4 x 0.95'], sizes: ['Free size'], weight: 0.42 },
  Dress: {
    dimensions: [''],
    sizes: ['S, M, L, XL', 'XS, S, M, L, XL'],
    weight: 0.8,
  },
  Lehanga: {
    dimensions: ['1.05 x 3.5', '1.05 x 4', '1.1 x 3.2'],
    sizes: ['Semi-stitched, waist up to 1.05 m', 'S, M, L', 'Free size'],
    weight: 2.1,
  },
  Kurti: {
    dimensions: [''],
    sizes: ['S, M, L, XL, XXL', 'M, L, XL'],
    weight: 0.6,
  },
} as const satisfies Record<Garment, Cut>;

const BLOUSES = [
  '0.8 m, running',
  '0.8 m, plain',
  '0.9 m, in the border colour',
  '0.8 m, running with border',
] as const;

/** One random element. Throws an Error for an empty list. */
export function pick<Thing>(random: Random, things: readonly Thing[]): Thing {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to pick from.');
  return thing;
}

function blouseOf(sketch: DesignSketch, random: Random): string | undefined {
  if (sketch.category === 'Lehanga') return sketch.marks.includes('blouse') ? '1 m, unstitched' : undefined;
  if (sketch.category === 'Saree' && random() > 0.08) return pick(random, BLOUSES);
  return undefined;
}

/**
 * The measures of a design. Dimensions are in metres: length and width of cloth, length and sweep of a skirt. Then
 * size, blouse piece, and weight in grams (a multiple of ten).
 */
export function measuresOf(sketch: DesignSketch, random: Random) {
  const cut = CUTS[sketch.category];
  const grams = sketch.fabric.grams * cut.weight * (0.95 + 0.1 * random()) * (sketch.marks.includes('zari') ? 1.08 : 1);
  return {
    dimension: pick(random, cut.dimensions) || undefined,
    size: pick(random, cut.sizes),
    blouse: blouseOf(sketch, random),
    weight: Math.round(grams / 10) * 10,
  };
}
