import { foldText, guessedWords, isOneOfSkus, skusIn, wordsOf } from '../../schema/matching.ts';
import { usualSpelling } from '../../schema/spellings.ts';
import { SIZE_CHARTS, sortSizes, toCentimetres } from '../../schema/sizes.ts';
import type { SizeChart } from '../generated/schema-types.ts';
import type { VariantNode } from './nodes.ts';

/** One colour of a product: a variant for each of its sizes, the smallest first. */
export interface ProductColorNode {
  name: string | undefined;
  variants: [VariantNode, ...VariantNode[]];
}

/** Returns the representative variant: the first in stock, else the first; undefined for none. */
export function coverOf(variants: readonly VariantNode[]): VariantNode | undefined {
  return variants.find(({ inStock }) => inStock) ?? variants[0];
}

/** The fewest letters of a word's beginning that match a colour: `blu` matches, but the `in` of "dots in blue" does not match indigo. */
const LETTERS_OF_A_BEGINNING = 3;

/**
 * Returns the variant whose SKU is the search text; otherwise the one whose colour matches the most words of the text, or
 * their beginnings; undefined without a match.
 */
export function matchingVariantOf(variants: readonly VariantNode[], text: string): VariantNode | undefined {
  const folded = foldText(text);
  const skus = skusIn(folded);
  return coverOf(variants.filter(({ sku }) => isOneOfSkus(sku, skus))) ?? matchingColorOf(variants, folded);
}

function matchingColorOf(variants: readonly VariantNode[], folded: string): VariantNode | undefined {
  const requested = guessedWords(usualSpelling(folded));
  const scoreOf = ({ color = '' }: VariantNode) => {
    const words = wordsOf(color.toLowerCase());
    const scores = requested.map((one) => {
      if (words.includes(one)) return 2;
      return one.length >= LETTERS_OF_A_BEGINNING && words.some((word) => word.startsWith(one)) ? 1 : 0;
    });
    return scores.reduce<number>((sum, score) => sum + score, 0);
  };
  const best = Math.max(0, ...variants.map(scoreOf));
  return best === 0 ? undefined : coverOf(variants.filter((variant) => scoreOf(variant) === best));
}

/** Returns the variants by colour, in the order of their first variants. A variant without a size has a separate entry. */
export function colorsOf(variants: readonly VariantNode[]): ProductColorNode[] {
  const bySize = sortSizes(variants.flatMap(({ size }) => size ?? []));
  const placeOf = ({ size }: VariantNode) => bySize.indexOf(size ?? '');
  const groups = Map.groupBy(variants, ({ sku, color = '', size }) => (size === undefined ? `sku ${sku}` : color));
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted((one, other) => placeOf(one) - placeOf(other));
    return first ? [{ name: first.color, variants: [first, ...others] satisfies [VariantNode, ...VariantNode[]] }] : [];
  });
}

/** Returns the sizes of variants, the smallest first. */
export function sizesOf(variants: readonly VariantNode[]): string[] {
  return sortSizes(variants.flatMap(({ size }) => size ?? []));
}

/** Returns the measures of the variants' sizes; null if the category's chart has none of them. */
export function sizeChartOf(category: string, variants: readonly VariantNode[]): SizeChart | null {
  const chart = SIZE_CHARTS[category];
  const sizes = sizesOf(variants);
  const rows = chart?.rows.filter(({ size }) => sizes.includes(size)) ?? [];
  if (!chart || rows.length === 0) return null;
  return {
    measures: [...chart.measures],
    rows: rows.map(({ size, inches }) => ({ size, inches: [...inches], centimetres: inches.map(toCentimetres) })),
    note: chart.note,
  };
}
