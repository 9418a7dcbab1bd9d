import { sql } from 'kysely';
import { CRAFTS } from '../../../schema/crafts.ts';
import type { Db } from '../../platform/database.ts';
import { IS_CRAFT_KNOWN, IS_IN_STOCK } from './conditions-repository.ts';

/** The most suggested searches that are stored, the most popular ones. */
const MOST_STORED = 2_000;
/** The most searches that a search box shows. */
const MOST_SHOWN = 8;
/** The most popular searches of one category. */
const MOST_OF_A_CATEGORY = 2;

/** The statements on suggested searches. */
export function createSuggestionsRepository(db: Db) {
  return {
    /** The most popular searches, at most two of each category. */
    async listPopular(): Promise<string[]> {
      const { rows } = await sql<{ text: string }>`
        select text from (
          select text, weight, row_number() over (partition by category order by weight desc, text) as nth
          from suggested_searches
        ) ranked where nth <= ${sql.lit(MOST_OF_A_CATEGORY)}
        order by weight desc, text limit ${sql.lit(MOST_SHOWN)}`.execute(db);
      return rows.map(({ text }) => text);
    },

    /** The most popular searches that have, for each list, a word that begins with one of its beginnings. */
    async listWith(beginnings: readonly (readonly string[])[]): Promise<string[]> {
      const conditions = beginnings.map(
        (list) => sql`exists (
          select from unnest(s.words) word, unnest(${list}::text[]) beginning where starts_with(word, beginning)
        )`,
      );
      const { rows } = await sql<{ text: string }>`
        select s.text from suggested_searches s where ${sql.join(conditions, sql` and `)}
        order by s.weight desc, s.text limit ${sql.lit(MOST_SHOWN)}`.execute(db);
      return rows.map(({ text }) => text);
    },

    /** Computes all suggested searches anew, from the products in stock and their popularity. */
    async replaceAll(): Promise<void> {
      const [slugs, names] = [CRAFTS.map(({ slug }) => slug), CRAFTS.map(({ name }) => name)];
      await sql`
        with sold as materialized (
          select p.id, p.category, p.fabric, p.popularity + 1 as weight, craft.name as craft
          from products p
          left join product_words w on w.position = p.position
          left join unnest(${slugs}::text[], ${names}::text[]) as craft (slug, name)
            on craft.slug = p.craft and ${IS_CRAFT_KNOWN} and w.words @> words_of(craft.name)
          where ${IS_IN_STOCK}
        ), found as (
          select craft as first, category, weight from sold where craft is not null
          union all
          select fabric, category, weight from sold where fabric <> ''
          union all
          select color, category, weight
          from (select distinct on (v.color, s.id) v.color, s.category, s.weight
            from sold s join variants v on v.product_id = s.id where v.stock > 0 and v.color <> '') colors
        ), best as (
          select first || ' ' || lower(category) as text, min(category) as category, sum(weight)::bigint as weight
          from found group by 1 order by weight desc, text limit ${sql.lit(MOST_STORED)}
        ), removed as (
          delete from suggested_searches s where not exists (select from best where best.text = s.text)
        )
        insert into suggested_searches (text, words, category, weight)
        select text, words_of(text), category, weight from best
        on conflict (text) do update
          set words = excluded.words, category = excluded.category, weight = excluded.weight`.execute(db);
    },
  };
}

/** The statements on suggested searches, bound to a database. */
export type SuggestionsRepository = ReturnType<typeof createSuggestionsRepository>;
