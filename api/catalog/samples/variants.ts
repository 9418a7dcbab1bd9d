/** The variants of a sample: a sku and a stock for each of its colours and, where it is sewn in sizes, for each size. */
import { SIZES } from '../../../schema/sizes.ts';
import type { ColourName, Garment } from '../cloth/design.ts';
import { createRandom } from '../cloth/random.ts';
import type { Random } from '../cloth/random.ts';
import { sampleGtin } from './codes.ts';
import type { DesignSketch } from './sketches.ts';

/** One colour of a sample, in one size where it has sizes. */
export interface SampleVariant {
  /** For example `RBSR-2301-IN` or `RBDR-2501-CO-XL`: garment, a number that no other variant has, colour, size. */
  sku: string;
  /** The colour on the label. */
  color: ColourName;
  /** How many are left; 0 when it is sold out. */
  stock: number;
  /** Thirteen digits that no other variant has. */
  gtin: string;
  size?: string;
  /** The variant that it looks like. */
  pictureSku?: string;
}

const GARMENT_CODES = {
  Saree: 'SR',
  Dupatta: 'DP',
  Dress: 'DR',
  Lehanga: 'LH',
  Kurti: 'KU',
} as const satisfies Record<Garment, string>;

const COLOUR_CODES = {
  'Madder Red': 'MR',
  Indigo: 'IN',
  'Turmeric Yellow': 'TY',
  Pomegranate: 'PG',
  'Iron Black': 'IB',
  'Leaf Green': 'LG',
  'Bottle Green': 'BG',
  'Rani Pink': 'RP',
  Rose: 'RS',
  'Peacock Teal': 'PT',
  Saffron: 'SF',
  Mint: 'MT',
  Lavender: 'LV',
  Maroon: 'MN',
  Mustard: 'MU',
  'Sky Blue': 'SB',
  'Lac Magenta': 'LM',
  Ivory: 'IV',
  Peach: 'PE',
  Plum: 'PL',
  Olive: 'OL',
  Coral: 'CO',
  'Royal Blue': 'RB',
  Wine: 'WN',
} as const satisfies Record<ColourName, string>;

function stockOf(random: Random): number {
  const luck = random();
  if (luck < 0.1) return 0;
  if (luck < 0.2) return 1 + Math.floor(random() * 3);
  return 4 + Math.floor(random() * 45);
}

/** The variants of a design, one to a colour in its own order; `number` is the first of their numbers. */
export function variantsOf(sketch: DesignSketch, number: number, random: Random): SampleVariant[] {
  const gone = sketch.marks.includes('sold-out');
  return sketch.colours.map((color, index) => ({
    sku: `RB${GARMENT_CODES[sketch.category]}-${number + index}-${COLOUR_CODES[color]}`,
    color,
    stock: gone ? 0 : stockOf(random),
    gtin: sampleGtin(number + index),
  }));
}

/** The size that the sku of a colour itself stands for: all lists of sizes have it. */
const PLAIN_SIZE = 'M';

/** The sizes in the words of a sample, `S, M, L`; none for other words. */
export function sizesIn(words: string): string[] {
  const sizes = words.split(', ');
  return sizes.includes(PLAIN_SIZE) && sizes.every((size) => SIZES.some((known) => known === size)) ? sizes : [];
}

/**
 * The variants of colours that are sewn in these sizes, size by size. The sku of a colour becomes its size M; the others
 * get numbers from `number` on. A sample that is sold out in all colours is sold out in all sizes.
 */
export function inSizes(colours: readonly SampleVariant[], sizes: readonly string[], number: number): SampleVariant[] {
  const isGone = colours.every(({ stock }) => stock === 0);
  let next = number;
  return colours.flatMap((colour) => {
    const random = createRandom(`sizes ${colour.sku}`);
    const [code = '', , look = ''] = colour.sku.split('-');
    return sizes.map((size) => {
      if (size === PLAIN_SIZE) return { ...colour, size };
      const own = next++;
      return {
        sku: `${code}-${own}-${look}-${size}`,
        color: colour.color,
        stock: isGone ? 0 : stockOf(random),
        gtin: sampleGtin(own),
        size,
        pictureSku: colour.sku,
      };
    });
  });
}
