/**
 * The sizes of the shop, in order, and their measurements. Edit them for your shop. A category without a chart shows
 * none; a size that is missing here is sold too, and sorted last.
 */
export const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'] as const;

/** The measurements of a category's sizes, in inches. */
export interface SizeChart {
  /** The names of the measurements, in the order of the columns. */
  measures: readonly string[];
  /** A row for each size, one number in inches for each measurement. */
  rows: readonly { size: (typeof SIZES)[number]; inches: readonly number[] }[];
  /** Instructions for measuring, in one or two sentences. */
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

/** Converts inches to centimetres, rounded to 0.5. */
export function toCentimetres(inches: number): number {
  return Math.round(inches * CENTIMETRES_OF_AN_INCH * 2) / 2;
}

/** The distinct sizes in the shop's order; unknown sizes come last, in the given order. */
export function sortSizes(sizes: readonly string[]): string[] {
  const known = SIZES.filter((size) => sizes.includes(size));
  const others = sizes.filter((size) => !known.some((one) => one === size));
  return [...new Set<string>([...known, ...others])];
}
