import { foldText, guessedWords, likenessOf, likeWords, rankOf, wordsOf } from '../../../schema/matching.ts';
import { once } from '../../platform/kept.ts';
import type { ProductNode } from '../nodes.ts';

/** The products that a text finds, each with how well: the lowest is the best match. */
export type Matches = ReadonlyMap<ProductNode, number>;

/** What a text finds in a whole catalogue, or the words most like it where no name has it; undefined for no text. */
export function matchesOf(products: ProductNode[], text: string | undefined): Matches | undefined {
  const folded = foldText(text ?? '');
  if (folded === '') return undefined;
  const names = namesOf(products);
  const found = ranked(names, (name) => rankOf(name.folded, folded));
  return found.size > 0 ? found : guessedMatches(names, folded);
}

/** A name as it is searched. */
interface Name {
  product: ProductNode;
  folded: string;
  words: ReadonlySet<string>;
}

/** The names of a catalogue, made ready once for as long as it is kept. */
const namesOf = once((products: ProductNode[]): Name[] =>
  products.map((product) => {
    const folded = product.name.toLowerCase();
    return { product, folded, words: new Set(wordsOf(folded)) };
  }),
);

function guessedMatches(names: Name[], folded: string): Matches {
  const vocabulary = new Set(names.flatMap(({ words }) => [...words]));
  const alike = guessedWords(folded).map((asked) => likeWords(asked, vocabulary));
  return ranked(names, ({ words }) => {
    const likeness = likenessOf(words, alike);
    return likeness === undefined ? undefined : -likeness;
  });
}

function ranked(names: Name[], rank: (name: Name) => number | undefined): Matches {
  const found = new Map<ProductNode, number>();
  for (const name of names) {
    const at = rank(name);
    if (at !== undefined) found.set(name.product, at);
  }
  return found;
}
