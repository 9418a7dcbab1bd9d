/** The variants of a sample: a sku and a stock for each of its colours. */
import type { ColourName, Garment } from '../cloth/design.ts';
import type { Random } from '../cloth/random.ts';
import { sampleGtin } from './codes.ts';
import type { DesignSketch } from './sketches.ts';

/** One colour of a sample. */
export interface SampleVariant {
  /** For example `RBSR-2301-IN`: garment, a number that no other variant has, colour. */
  sku: string;
  /** The colour on the label. */
  color: ColourName;
  /** How many are left; 0 when it is sold out. */
  stock: number;
  /** Thirteen digits that no other variant has. */
  gtin: string;
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
