/**
 * The sizes that the shop sells, in their order, and what each measures. Yours to edit: a category without a chart shows
 * none, and a size that is missing here is sold all the same, after those that are known.
 */
export const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'] as const;

/** What the sizes of a category measure, in inches. */
export interface SizeChart {
  /** What is measured, in the order of the columns. */
  measures: readonly string[];
  /** A row for each size, as many inches as there are measures. */
  rows: readonly { size: (typeof SIZES)[number]; inches: readonly number[] }[];
  /** How to measure, in a sentence or two. */
  note: string;
}

const BODY_NOTE =
  'Bust, waist and hip are your body’s measurements; length is the garment’s. Between two sizes, take the larger one.';

/** The size chart of each category that has one. */
export const SIZE_CHARTS: Partial<Record<string, SizeChart>> = {
  Dress: {
    measures: ['Bust', 'Waist', 'Hip', 'Length'],
    rows: [
      { size: 'XS', inches: [32, 26, 35, 47] },
      { size: 'S', inches: [34, 28, 37, 47.5] },
      { size: 'M', inches: [36, 30, 39, 48] },
      { size: 'L', inches: [38, 32, 41, 48.5] },
      { size: 'XL', inches: [40, 34, 43, 49] },
      { size: 'XXL', inches: [42, 36, 45, 49.5] },
    ],
    note: BODY_NOTE,
  },
  Kurti: {
    measures: ['Bust', 'Waist', 'Hip', 'Length'],
    rows: [
      { size: 'S', inches: [34, 28, 37, 43] },
      { size: 'M', inches: [36, 30, 39, 43.5] },
      { size: 'L', inches: [38, 32, 41, 44] },
      { size: 'XL', inches: [40, 34, 43, 44.5] },
      { size: 'XXL', inches: [42, 36, 45, 45] },
    ],
    note: BODY_NOTE,
  },
  Lehanga: {
    measures: ['Waist', 'Hip', 'Length'],
    rows: [
      { size: 'S', inches: [28, 37, 40] },
      { size: 'M', inches: [30, 39, 40.5] },
      { size: 'L', inches: [32, 41, 41] },
      { size: 'XL', inches: [34, 43, 41.5] },
    ],
    note: 'Waist and hip are your body’s measurements; length is the skirt’s. A drawstring gives two inches either way.',
  },
};

const CENTIMETRES_OF_AN_INCH = 2.54;

/** Inches in centimetres, rounded to the half. */
export function toCentimetres(inches: number): number {
  return Math.round(inches * CENTIMETRES_OF_AN_INCH * 2) / 2;
}

/** The sizes in the shop's order, each once; sizes that the shop does not know come last, in the order given. */
export function sortSizes(sizes: readonly string[]): string[] {
  const known = SIZES.filter((size) => sizes.includes(size));
  const others = sizes.filter((size) => !known.some((one) => one === size));
  return [...new Set<string>([...known, ...others])];
}
