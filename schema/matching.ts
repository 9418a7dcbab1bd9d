import type { components, operations } from './generated/rest.ts';

/**
 * What a search text finds: one rule for the REST host, whose database says the same in SQL, and for the gateway on a
 * host that can't search. A text finds the names that have it in them. When no name of the whole shop has it, it finds
 * the products that have all of its words in their name, category, fabric, pattern, occasions and colours. When there are none, each of its
 * words stands for those of these words that are most like it.
 */

/** The names of those fields that hold a text. */
type TextField<T> = { [Field in keyof T]-?: T[Field] extends string | undefined ? Field : never }[keyof T];
type Product = components['schemas']['Product'];
type SearchCriteria = NonNullable<operations['searchProducts']['parameters']['query']>;

/**
 * The criteria of a search that find the products whose field of the same name is that very text. Our own host has each as
 * a column of products, and states it of every product.
 */
export const EXACT_CRITERIA = ['category'] as const satisfies readonly (TextField<SearchCriteria> &
  TextField<Product>)[];
/** One of those criteria. */
export type ExactCriterion = (typeof EXACT_CRITERIA)[number];

/** How well a name that has the text matches: as a whole word, at a word's beginning, or anywhere; the lowest is best. */
export type Rank = 0 | 1 | 2;
/** A word of products, and how much it is like what was asked for: whole thousandths, at most 2000. */
export interface Likeness {
  word: string;
  score: number;
}

/** So many words that are like it one asked word stands for, at most. */
export const MOST_ALIKE = 12;
/** So many products of those that match best, and as many others when these are fewer, a text finds at most by its words. */
export const MOST_GUESSED = 2_000;
/** So many words of a text count when no name has it. */
const MOST_WORDS = 8;
/** Below this similarity a word isn't like another; sari and saree have 0.375. */
const LEAST = 0.35;

/** A text as it is compared: without letter case, and without spaces around it. */
export function foldText(text: string): string {
  return text.trim().toLowerCase();
}

/** How well a name matches a text, both without letter case; undefined when the name doesn't have it. */
export function rankOf(name: string, folded: string): Rank | undefined {
  if (!name.includes(folded)) return undefined;
  const words = ` ${name} `;
  if (words.includes(` ${folded} `)) return 0;
  return words.includes(` ${folded}`) ? 1 : 2;
}

/** The words of a text without letter case: runs of a to z and digits. Other letters are found as they are, never guessed at. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[a-z0-9]+/g) ?? [];
}

/** Words that join others, and stand for nothing: a saree for a wedding is a wedding saree. */
const JOINING = new Set(['an', 'and', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/**
 * The words of a text that no name has, each once, that products are found by. A single letter stands for nothing, nor does a word that joins
 * others where there are others.
 */
export function guessedWords(folded: string): string[] {
  const words = [...new Set(wordsOf(folded))].filter(({ length }) => length > 1);
  const telling = words.filter((word) => !JOINING.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/**
 * Those of the words that are most like the asked one, the most similar first: what it begins, then what resembles it. What
 * has digits is a number or a size, which means itself alone.
 */
export function likeWords(asked: string, words: Iterable<string>): Likeness[] {
  if (hasDigits(asked)) return [{ word: asked, score: 2000 }];
  const own = trigramsOf(asked);
  const alike: (Likeness & { similarity: number; begins: boolean })[] = [];
  for (const word of new Set(words)) {
    if (hasDigits(word)) continue;
    const similarity = shareOf(own, trigramsOf(word));
    const begins = word.startsWith(asked);
    if (similarity < LEAST && !begins) continue;
    alike.push({ word, similarity, begins, score: Math.round(similarity * 1000) + (begins ? 1000 : 0) });
  }
  const order = (a: (typeof alike)[number], b: (typeof alike)[number]) =>
    Number(b.begins) - Number(a.begins) || b.similarity - a.similarity || (a.word < b.word ? -1 : 1);
  return alike
    .toSorted(order)
    .slice(0, MOST_ALIKE)
    .map(({ word, score }) => ({ word, score }));
}

/** How much a product's words are like all that was asked for; undefined when one of the asked words finds none. */
export function likenessOf(words: ReadonlySet<string>, asked: Likeness[][]): number | undefined {
  let sum = 0;
  for (const alike of asked) {
    const best = Math.max(0, ...alike.filter(({ word }) => words.has(word)).map(({ score }) => score));
    if (best === 0) return undefined;
    sum += best;
  }
  return asked.length > 0 ? sum : undefined;
}

/** How similar two words are, from 0 to 1: the share of their trigrams that both have, as PostgreSQL's pg_trgm counts them. */
export function similarityOf(one: string, other: string): number {
  return shareOf(trigramsOf(one), trigramsOf(other));
}

const hasDigits = (word: string) => /\d/.test(word);

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of one) if (other.has(trigram)) common++;
  return common / (one.size + other.size - common);
}
