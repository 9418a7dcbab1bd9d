import type { components, operations } from './generated/rest.ts';
import { withLatinDigits } from './spellings.ts';

/**
 * The rules of a text search. The api implements them in SQL; the gateway uses them on a host without search.
 * A text also means its other spellings (`respell` in spellings.ts).
 * A text finds the names that contain it. If no name of the shop does, it finds the products of a SKU that
 * equals the text, whole or as pages show it. If there are none, it finds the products that have all its words in name, category, fabric, pattern, occasions or colours. If there are none, each word matches the most similar words of
 * the products.
 */

/** The names of the text fields. */
type TextField<T> = { [Field in keyof T]-?: T[Field] extends string | undefined ? Field : never }[keyof T];
type Product = components['schemas']['Product'];
type SearchCriteria = NonNullable<operations['searchProducts']['parameters']['query']>;

/**
 * The search criteria that equal the product field of the same name. Our own host has a column and a response field for
 * each.
 */
export const EXACT_CRITERIA = ['category'] as const satisfies readonly (TextField<SearchCriteria> &
  TextField<Product>)[];
/** One of these criteria. */
export type ExactCriterion = (typeof EXACT_CRITERIA)[number];

/** The quality of a match: a whole word, the start of a word, or any place; lower is better. */
export type Rank = 0 | 1 | 2;
/** A word of products and its similarity to the searched word: whole thousandths, at most 2000. */
export interface Likeness {
  word: string;
  score: number;
}

/** The most similar words that one searched word matches. */
export const MOST_ALIKE = 12;
/** The most products of the best match that a search by words finds, and the most others if these are fewer. */
export const MOST_GUESSED = 2_000;
/** The number of words that count when no name matches. */
const MOST_WORDS = 8;
/** The lowest similarity of similar words; sari and saree have 0.375. */
const LEAST = 0.35;

/** A text for comparison: in lower case and without surrounding spaces. */
export function foldText(text: string): string {
  return text.trim().toLowerCase();
}

/** The quality of a match between a name and a text in lower case; undefined without a match. */
export function rankOf(name: string, folded: string): Rank | undefined {
  if (!name.includes(folded)) return undefined;
  const words = ` ${name} `;
  if (words.includes(` ${folded} `)) return 0;
  return words.includes(` ${folded}`) ? 1 : 2;
}

/** The words of a text in lower case: runs of a to z and digits. Words with other letters match only exactly. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[a-z0-9]+/g) ?? [];
}

/** The part of a SKU that the storefront shows, without letter case: 2101 of RBSR-2101-MR. */
const shownPartOf = (sku: string): string => sku.slice(5, 9).toLowerCase();

/**
 * The SKUs, or shown parts of them, that a text without letter case may be: it has a digit. It may begin with `SKU`, `SKU no.`
 * or `#`, and have spaces or other dashes in place of hyphens.
 */
export function skusIn(folded: string): string[] {
  const latin = withLatinDigits(folded);
  const bare = latin.replace(/^(?:sku(?:\s*(?:no|number|code)\b|(?![a-z])))?[\s:#.-]*/, '');
  const hyphened = bare.replaceAll(/[\s_\u2010-\u2015]+/g, '-');
  return [...new Set([latin, bare, hyphened])].filter((text) => /^\S{2,64}$/.test(text) && hasDigits(text));
}

/** Whether a SKU is one of these, or its shown part is. */
export const isOneOfSkus = (sku: string, skus: readonly string[]): boolean =>
  skus.includes(sku.toLowerCase()) || skus.includes(shownPartOf(sku));

/** Words that only connect others: a saree for a wedding is a wedding saree. */
const JOINING = new Set(['an', 'and', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/**
 * The distinct words to search by when no name matches. Single letters are left out, and connecting words if there are
 * others.
 */
export function guessedWords(folded: string): string[] {
  const words = [...new Set(wordsOf(folded))].filter(({ length }) => length > 1);
  const telling = words.filter((word) => !JOINING.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/**
 * The words that are most similar to the searched one, most similar first: prefix matches, then similar words. A word
 * with digits is a number or a size and matches only exactly.
 */
export function likeWords(requested: string, words: Iterable<string>): Likeness[] {
  if (hasDigits(requested)) return [{ word: requested, score: 2000 }];
  const own = trigramsOf(requested);
  const alike: (Likeness & { similarity: number; begins: boolean })[] = [];
  for (const word of new Set(words)) {
    if (hasDigits(word)) continue;
    const similarity = shareOf(own, trigramsOf(word));
    const begins = word.startsWith(requested);
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

/** Words that are the searched one in other spellings: each matches as the word itself. */
export const sameWords = (words: readonly string[]): Likeness[] => words.map((word) => ({ word, score: 2000 }));

/** The similarity of a product's words to all searched words; undefined if one of them matches none. */
export function likenessOf(words: ReadonlySet<string>, requested: Likeness[][]): number | undefined {
  let sum = 0;
  for (const alike of requested) {
    const best = Math.max(0, ...alike.filter(({ word }) => words.has(word)).map(({ score }) => score));
    if (best === 0) return undefined;
    sum += best;
  }
  return requested.length > 0 ? sum : undefined;
}

/** The similarity of two words, 0 to 1: the share of common trigrams, as PostgreSQL's pg_trgm computes it. */
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
