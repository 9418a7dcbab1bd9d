/** The variants of a sample: sku and stock for each colour and, if it has sizes, for each size. */
import { SIZES } from '../../../schema/sizes.ts';
import { createRandom } from '../../platform/seeded-random.ts';
import type { Random } from '../../platform/seeded-random.ts';
import { COLOUR_CODES } from '../cloth.ts';
import type { ColourName, Garment } from '../cloth.ts';
import { sampleGtin } from './codes.ts';
import type { DesignSketch } from './sketches.ts';

/** One colour of a sample, in one size if it has sizes. */
export interface SampleVariant {
  /** For example `RBSR-2301-IN` or `RBDR-2501-CO-XL`: garment, unique number, colour, size. */
  sku: string;
  /** The colour on the label. */
  color: ColourName;
  /** The pieces in stock; 0 when it is sold out. */
  stock: number;
  /** Thirteen digits, unique among variants. */
  gtin: string;
  size?: string;
  /** The variant whose pictures it uses. */
  pictureSku?: string;
}

const GARMENT_CODES = {
  Saree: 'SR',
  Dupatta: 'DP',
  Dress: 'DR',
  Lehanga: 'LH',
  Kurti: 'KU',
} as const satisfies Record<Garment, string>;

function stockOf(random: Random): number {
  const luck = random();
  if (luck < 0.1) return 0;
  if (luck < 0.2) return 1 + Math.floor(random() * 3);
  return 4 + Math.floor(random() * 45);
}

/** The variants of a design, one for each colour, in its own order. `number` is the first of their numbers. */
export function variantsOf(sketch: DesignSketch, number: number, random: Random): SampleVariant[] {
  const gone = sketch.marks.includes('sold-out');
  return sketch.colours.map((color, index) => ({
    sku: `RB${GARMENT_CODES[sketch.category]}-${number + index}-${COLOUR_CODES[color]}`,
    color,
    stock: gone ? 0 : stockOf(random),
    gtin: sampleGtin(number + index),
  }));
}

/** The size of a colour's own sku. Every list of sizes contains it. */
const PLAIN_SIZE = 'M';

/** The sizes in a sample's text, `S, M, L`; none for other text. */
export function sizesIn(words: string): string[] {
  const sizes = words.split(', ');
  return sizes.includes(PLAIN_SIZE) && sizes.every((size) => SIZES.some((known) => known === size)) ? sizes : [];
}

/**
 * The variants of colours in these sizes, size by size. The sku of a colour becomes its size M; the other sizes get
 * numbers from `number` on. A sample that is sold out in all colours is sold out in all sizes.
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
