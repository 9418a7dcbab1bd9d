import { foldText, guessedWords, likenessOf, likeWords, rankOf, wordsOf } from '../../../schema/matching.ts';
import { memoizeByObject } from '../../platform/cache.ts';
import type { ProductNode } from '../nodes.ts';

/** The products that match a text, each with its rank: the lowest rank is the best match. */
export type Matches = ReadonlyMap<ProductNode, number>;

/** The products whose name has the text; when there are none, those whose words are most like it; undefined for no text. */
export function rankMatches(products: ProductNode[], text: string | undefined): Matches | undefined {
  const folded = foldText(text ?? '');
  if (folded === '') return undefined;
  const names = indexNames(products);
  const found = rankNames(names, (name) => rankOf(name.folded, folded));
  return found.size > 0 ? found : rankSimilar(names, folded);
}

/** A product's name, prepared for searching. */
interface IndexedName {
  product: ProductNode;
  folded: string;
  words: ReadonlySet<string>;
}

/** The names of a catalogue. The index lives as long as its catalogue. */
const indexNames = memoizeByObject((products: ProductNode[]): IndexedName[] =>
  products.map((product) => {
    const folded = product.name.toLowerCase();
    return { product, folded, words: new Set(wordsOf(folded)) };
  }),
);

function rankSimilar(names: IndexedName[], folded: string): Matches {
  const vocabulary = new Set(names.flatMap(({ words }) => [...words]));
  const similar = guessedWords(folded).map((word) => likeWords(word, vocabulary));
  return rankNames(names, ({ words }) => {
    const likeness = likenessOf(words, similar);
    return likeness === undefined ? undefined : -likeness;
  });
}

function rankNames(names: IndexedName[], rank: (name: IndexedName) => number | undefined): Matches {
  const found = new Map<ProductNode, number>();
  for (const name of names) {
    const value = rank(name);
    if (value !== undefined) found.set(name.product, value);
  }
  return found;
}
