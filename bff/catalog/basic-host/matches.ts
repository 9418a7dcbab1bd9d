import {
  foldText,
  guessedWords,
  isOneOfSkus,
  likenessOf,
  likeWords,
  rankOf,
  sameWords,
  skusIn,
  wordsOf,
} from '../../../schema/matching.ts';
import { chosenSpellings, respell, spellingsOf } from '../../../schema/spellings.ts';
import { memoizeByObject } from '../../host/cache.ts';
import { OCCASION_IN_REST } from '../enum-maps.ts';
import type { ProductNode } from '../nodes.ts';

/** The products that match a text, each with its rank: the lowest rank is the best match. */
export type Matches = ReadonlyMap<ProductNode, number>;

/**
 * Returns the matches of the first search that finds any:
 * 1. products whose name contains the text in one of its spellings;
 * 2. the product of this SKU;
 * 3. products with all words of the text in name, category, fabric, pattern, occasions and colours;
 * 4. products with the most similar words.
 * Undefined without a text.
 */
export function rankMatches(products: ProductNode[], text: string | undefined): Matches | undefined {
  const folded = foldText(text ?? '');
  if (folded === '') return undefined;
  const index = indexProducts(products);
  const isUsed = isUsedIn(index);
  const spelled = respell(folded, isUsed);
  const texts = new Set([folded, ...spelled]);
  const named = rankProducts(index, ({ name }) => lowest([...texts].map((one) => rankOf(name, one))));
  if (named.size > 0) return named;
  const skus = skusIn(folded);
  const bySku = rankProducts(index, ({ product: { variants } }) =>
    variants.some(({ sku }) => isOneOfSkus(sku, skus)) ? 0 : undefined,
  );
  return bySku.size > 0 ? bySku : rankByWords(index, guessedWords(spelled[0]), isUsed);
}

/** A product, prepared for searching. */
interface IndexedProduct {
  product: ProductNode;
  /** Its name in lower case. */
  name: string;
  words: ReadonlySet<string>;
}

/** The products of a catalogue, indexed. The index lives as long as its catalogue. */
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

/** Returns whether products of a catalogue use a word. */
const isUsedIn = memoizeByObject((index: IndexedProduct[]) => {
  const vocabulary = new Set(index.flatMap(({ words }) => [...words]));
  return (word: string) => vocabulary.has(word);
});

function lowest<T extends number>(ranks: (T | undefined)[]): T | undefined {
  const [first] = ranks.filter((rank) => rank !== undefined).sort((one, other) => one - other);
  return first;
}

function rankByWords(index: IndexedProduct[], requested: string[], isUsed: (word: string) => boolean): Matches {
  const vocabulary = new Set(index.flatMap(({ words }) => [...words]));
  const isKnown = index.some(({ words }) => requested.every((word) => words.has(word)));
  const meant = requested.map((word) => {
    const spellings = spellingsOf(word).length > 1 ? chosenSpellings(word, isUsed).filter(isUsed) : [];
    return spellings.length > 0 ? sameWords(spellings) : likeWords(word, isKnown ? [word] : vocabulary);
  });
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
