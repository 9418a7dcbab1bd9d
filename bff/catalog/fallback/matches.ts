import { foldText, guessedWords, likenessOf, likeWords, rankOf, wordsOf } from '../../../schema/matching.ts';
import { memoizeByObject } from '../../platform/cache.ts';
import { OCCASION_IN_REST } from '../enum-maps.ts';
import type { ProductNode } from '../nodes.ts';

/** The products that match a text, each with its rank: the lowest rank is the best match. */
export type Matches = ReadonlyMap<ProductNode, number>;

/**
 * The products whose name has the text; when there are none, those that have all of its words in name, category, fabric, pattern, occasions and colours; when
 * there are none either, those whose words are most like it; undefined for no text.
 */
export function rankMatches(products: ProductNode[], text: string | undefined): Matches | undefined {
  const folded = foldText(text ?? '');
  if (folded === '') return undefined;
  const index = indexProducts(products);
  const named = rankProducts(index, (product) => rankOf(product.name, folded));
  return named.size > 0 ? named : rankByWords(index, guessedWords(folded));
}

/** A product, prepared for searching. */
interface IndexedProduct {
  product: ProductNode;
  /** Its name without letter case. */
  name: string;
  words: ReadonlySet<string>;
}

/** The products of a catalogue. The index lives as long as its catalogue. */
const indexProducts = memoizeByObject((products: ProductNode[]): IndexedProduct[] =>
  products.map((product) => {
    const { name, category, fabric, pattern, variants } = product;
    const occasions = product.occasions.map((occasion) => OCCASION_IN_REST[occasion]);
    const colours = variants.map(({ color }) => color);
    const words = new Set(
      wordsOf([name, category.name, fabric, pattern, ...occasions, ...colours].join(' ').toLowerCase()),
    );
    return { product, name: name.toLowerCase(), words };
  }),
);

function rankByWords(index: IndexedProduct[], asked: string[]): Matches {
  const vocabulary = new Set(index.flatMap(({ words }) => [...words]));
  const isKnown = index.some(({ words }) => asked.every((word) => words.has(word)));
  const meant = asked.map((word) => likeWords(word, isKnown ? [word] : vocabulary));
  return rankProducts(index, ({ words }) => {
    const likeness = likenessOf(words, meant);
    return likeness === undefined ? undefined : -likeness;
  });
}

function rankProducts(index: IndexedProduct[], rank: (product: IndexedProduct) => number | undefined): Matches {
  const found = new Map<ProductNode, number>();
  for (const product of index) {
    const value = rank(product);
    if (value !== undefined) found.set(product.product, value);
  }
  return found;
}
