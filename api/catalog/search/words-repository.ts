import { sql } from 'kysely';
import { MOST_ALIKE, MOST_GUESSED } from '../../../schema/matching.ts';
import type { Likeness } from '../../../schema/matching.ts';
import { PLANNED_ANEW } from '../../platform/prepared-statements.ts';
import type { Db } from '../../platform/database.ts';
import { allConditions, escapeLike, joinConditions, listedConditions, TRUE } from './conditions-repository.ts';
import type { Condition, ProductFilter } from './conditions-repository.ts';
import { mostAlikeOf, partsOf } from './text-words.ts';
import type { TextPart } from './text-words.ts';

/** The share of all names from which on a word is common. */
const COMMON_SHARE = 0.02;
/** If more words than this contain a part of a text, these words are not used to look up products. */
const MOST_WORDS_OF_A_PART = 64;
/**
 * The number of products that are searched first for certain words, in 2 ms. That suffices for common words; an index
 * is used only afterwards.
 */
const FIRST_PRODUCTS = 2_000;

/** The approximate number of products of the shop, from PostgreSQL's statistics. */
export const NUMBER_OF_PRODUCTS = sql`(select reltuples::int from pg_class where oid = 'products'::regclass)`;

/** The statements that read the words of products. */
export function createWordsRepository(db: Db) {
  const listNameWords = async (text: string): Promise<string[][] | undefined> => {
    const parts = partsOf(text);
    const open = parts.filter(({ is }) => is !== 'the word');
    const found = open.length > 0 ? (await wordsWith(open).execute(db)).rows : [];
    const words = parts.map((part) =>
      part.is === 'the word'
        ? [part.run]
        : found.filter(({ run }) => run === `${part.is} ${part.run}`).map(({ word }) => word),
    );
    const few = words.filter(({ length }) => length <= MOST_WORDS_OF_A_PART);
    return few.length > 0 ? few : undefined;
  };
  const listPositions = async (alternatives: Likeness[][]): Promise<{ few: number[] } | { shopProducts: number }> => {
    const { rows } = await sql<{ position: number; shop_products: number }>`
      select position, ${NUMBER_OF_PRODUCTS} as shop_products from ${positionsOf(
        alternatives.map((alike) => alike.map(({ word }) => word)),
        MOST_GUESSED,
      )} as position`.execute(db);
    return rows.length < MOST_GUESSED
      ? { few: rows.map(({ position }) => position) }
      : { shopProducts: rows[0]?.shop_products ?? 0 };
  };
  return {
    /**
     * For each part of a text: the words of names that contain it, if they are few. A name that contains the text has
     * one word of each list.
     */
    listNameWords,

    /** Narrows a filter by alternatives with the index of words, with the same result. */
    async narrow(filter: ProductFilter): Promise<ProductFilter> {
      const { alternatives, ...others } = filter;
      if (alternatives === undefined) return filter;
      const all = await listPositions(alternatives);
      if ('few' in all) return { ...filter, positions: all.few };
      const mostAlike = alternatives.map(mostAlikeOf);
      const areOthers = mostAlike.some(({ length }, nth) => length !== alternatives[nth]?.length);
      const best = areOthers ? await listPositions(mostAlike) : all;
      if ('few' in best) return { ...filter, bestPositions: best.few };
      return allConditions(others) === TRUE ? { ...filter, shopProductsIfCommon: best.shopProducts } : filter;
    },

    /** The positions of the products with a variant of one of these SKUs, whole or as pages show it, in any case of letters. */
    async listPositionsOfSkus(skus: readonly string[]): Promise<number[]> {
      const { rows } = await sql<{ position: number }>`
        select distinct p.position from variants v join products p on p.id = v.product_id
        where p.is_listed
          and (lower(v.sku) = any(${skus}::text[]) or lower(substr(v.sku, 6, 4)) = any(${skus}::text[]))
        order by p.position limit ${sql.lit(MOST_GUESSED)}`.execute(db);
      return rows.map(({ position }) => position);
    },

    /** Whether a text finds any name of the shop. */
    async isInNames(filter: ProductFilter): Promise<boolean> {
      const { rows } =
        await sql`${PLANNED_ANEW} select from products p where ${listedConditions(filter)} limit 1`.execute(db);
      return rows.length > 0;
    },

    /** Those of these words that the shop's products use. */
    async listUsedWords(words: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ word: string }>`
        select word from search_words where word = any(${words}::text[])`.execute(db);
      return rows.map(({ word }) => word);
    },

    /** The words that very many names contain, from PostgreSQL's statistics; none before the first ANALYZE. */
    async listCommonWords(): Promise<string[]> {
      const { rows } = await sql<{ word: string }>`
        select e.word from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) e (word, share)
        where schemaname = current_schema() and tablename = 'products' and attname = 'words'
          and e.word is not null and e.share >= ${COMMON_SHARE}`.execute(db);
      return rows.map(({ word }) => word);
    },

    /** The words that each searched word may mean, or null. It means only itself if a product contains all words. */
    async listSimilarWords(requested: string[]): Promise<{ asked: string; word: string | null }[]> {
      const { rows } = await sql<{ asked: string; word: string | null }>`${PLANNED_ANEW}
        with known as materialized (select ${isAnyOfWords(requested)} as yes)
        select a.asked, coalesce(w.word, case when known.yes then a.asked end) as word
        from known cross join unnest(${requested}::text[]) a (asked) left join lateral (
          select w.word from search_words w
          where not known.yes and w.word ~ '^[a-z]+$' and (w.word % a.asked or (w.word >= a.asked and w.word < a.asked || '{'))
          order by starts_with(w.word, a.asked) desc, similarity(w.word, a.asked) desc, w.word
          limit ${MOST_ALIKE}
        ) w on true`.execute(db);
      return rows;
    },
  };
}

/**
 * The words of the shop that contain one of these parts in its place, each under the place and the part: `its end ree`.
 */
function wordsWith(parts: TextPart[]) {
  const selects = parts.map(
    ({ run, is }) => sql`(
      select ${`${is} ${run}`} as run, w.word from search_words w where ${isOfPart({ run, is })} limit ${sql.lit(MOST_WORDS_OF_A_PART + 1)})`,
  );
  return sql<{ run: string; word: string }>`${sql.join(selects, sql` union all `)}`;
}

function isOfPart({ run, is }: TextPart): Condition {
  if (is === 'its beginning') return sql`w.word >= ${run} and w.word < ${`${run}{`}`;
  return sql`w.word like ${is === 'its end' ? `%${escapeLike(run)}` : `%${escapeLike(run)}%`}`;
}

/** The places of at most `most` products that match an alternative of each word, from the index only. */
const positionsOf = (alternatives: string[][], most: number): Condition =>
  sql`positions_of_words(${JSON.stringify(alternatives)}::jsonb, ${sql.lit(most)})`;

/**
 * Whether a product contains all of these words. Most mistyped words are in no product at all, and then no product is
 * read. The index finds a single word by itself.
 */
function isAnyOfWords(requested: string[]): Condition {
  const byIndex = sql`exists (select from ${positionsOf(
    requested.map((word) => [word]),
    1,
  )})`;
  const areWords = sql`not exists (
    select from unnest(${requested}::text[]) a (word) where not exists (select from search_words known where known.word = a.word))`;
  if (requested.length === 1) return joinConditions([areWords, byIndex]);
  const first = sql`select words from product_words order by position limit ${sql.lit(FIRST_PRODUCTS)}`;
  return sql`case when not (${areWords}) then false
    when exists (select from (${first}) first where words @> ${requested}::text[]) then true
    else ${byIndex} end`;
}
