import { sql, type RawBuilder } from 'kysely';
import { insertRows, selectList } from '../platform/columns.ts';
import type { Db } from '../platform/database.ts';
import { NEW_REVIEW_COLUMNS, REVIEW_COLUMNS } from './tables.ts';
import type { NewReview, ReviewPart, ReviewRow } from './tables.ts';

/** One page of a variant's reviews, and their total number. */
export interface ReviewPage {
  sku: string;
  totalCount: number;
  reviews: ReviewRow[];
}

/** The rating of a product, and the review counts of it and its variants. */
export interface RatingRow {
  id: string;
  rating: number;
  review_count: number;
  variants: [sku: string, reviewCount: number][];
}

/** The shown columns of the review `r`, with its pictures. */
export const SHOWN_REVIEW = sql`${selectList('r', REVIEW_COLUMNS)}, r.is_verified, r.helpful_count, r.answer, r.answered_at,
  (select coalesce(json_agg(json_build_object('id', u.id, 'width', u.width, 'height', u.height) order by u.review_position), '[]')
    from uploads u where u.review_id = r.id) as pictures`;

/** The statements on reviews. */
export function createReviewRepository(db: Db) {
  return {
    /** All shown reviews of a variant, the newest first. */
    async listOfVariant(sku: string): Promise<ReviewRow[]> {
      const { rows } = await sql<ReviewRow>`
        select ${SHOWN_REVIEW} from reviews r where r.sku = ${sku} and r.hidden_at is null
        order by r.created_at desc, r.id desc`.execute(db);
      return rows;
    },

    /**
     * The newest reviews of each sku after a place, or backward the oldest before it, in one statement. One entry for
     * each sku, in any order.
     */
    async listPart(skus: string[], part: ReviewPart): Promise<ReviewPage[]> {
      return listPartOf(db, sql`select distinct unnest(${skus}::text[]) as sku`, part);
    },

    /** The newest reviews of each variant of a product, in one statement. One entry for each variant, in any order. */
    async listNewestOfProduct(productId: string, size: number): Promise<ReviewPage[]> {
      return listPartOf(db, sql`select sku from variants where product_id = ${productId}`, {
        size,
        isBackward: false,
        from: undefined,
      });
    },

    /** The newest reviews of the whole shop with at least `minRating` stars. */
    async listRecent(minRating: number, first: number): Promise<(ReviewRow & { sku: string })[]> {
      const { rows } = await sql<ReviewRow & { sku: string }>`
        select ${SHOWN_REVIEW}, r.sku from reviews r join products p on p.id = r.product_id
        where r.rating >= ${minRating} and r.hidden_at is null and p.is_listed
        order by r.created_at desc, r.id desc limit ${first}`.execute(db);
      return rows;
    },

    /** The ratings of the products that exist, in any order. */
    async listRatings(productIds: string[]): Promise<RatingRow[]> {
      const { rows } = await sql<RatingRow>`
        select p.id, p.rating, p.review_count, (
          select coalesce(json_agg(json_build_array(v.sku, v.review_count) order by v.position), '[]')
          from variants v where v.product_id = p.id
        ) as variants
        from products p where p.id = any(${productIds}::text[])`.execute(db);
      return rows;
    },

    /** Inserts reviews, in one statement. Counts and ratings change by `updateAllRatings` or `updateRatingsOf`. */
    async insert(reviews: readonly NewReview[]): Promise<void> {
      await insertRows('reviews', NEW_REVIEW_COLUMNS, reviews).execute(db);
    },

    /** Runs ANALYZE, so that the first calls have good query plans. */
    async analyze(): Promise<void> {
      await sql`vacuum (analyze) reviews`.execute(db);
    },

    /** Computes review counts and ratings of all variants and products, in two statements. */
    async updateAllRatings(): Promise<void> {
      await sql`
        update variants v set review_count = r.many
        from (
          select v.sku, count(r.id)::int as many
          from variants v left join reviews r on r.sku = v.sku and r.hidden_at is null group by v.sku
        ) r
        where r.sku = v.sku and r.many <> v.review_count`.execute(db);
      await sql`
        update products p set review_count = r.many, rating = r.mean
        from (
          select v.product_id, count(r.id)::int as many, coalesce(round(avg(r.rating), 1), 0)::real as mean
          from variants v left join reviews r on r.sku = v.sku and r.hidden_at is null group by v.product_id
        ) r
        where r.product_id = p.id and (r.many, r.mean) <> (p.review_count, p.rating)`.execute(db);
    },

    /** Locks this variant's product until the transaction ends, so that no count misses a review. Returns whether there is one. */
    async lockProductOf(sku: string): Promise<boolean> {
      const { rows } = await sql`
        select p.id from products p where p.id = (select v.product_id from variants v where v.sku = ${sku})
        for no key update`.execute(db);
      return rows.length > 0;
    },

    /** Computes review counts and ratings of one variant and its product, in one statement. Needs the product locked. */
    async updateRatingsOf(sku: string): Promise<void> {
      await sql`
        with counted as (
          select v.product_id, count(r.id)::int as many, coalesce(round(avg(r.rating), 1), 0)::real as mean,
            count(r.id) filter (where r.sku = ${sku})::int as of_variant
          from variants v left join reviews r on r.sku = v.sku and r.hidden_at is null
          where v.product_id = (select product_id from variants where sku = ${sku}) group by v.product_id
        ), variant as (
          update variants v set review_count = c.of_variant from counted c where v.sku = ${sku}
        )
        update products p set review_count = c.many, rating = c.mean from counted c where p.id = c.product_id
      `.execute(db);
    },
  };
}

/** A part of the reviews of each sku that a query selects. */
async function listPartOf(
  db: Db,
  skus: RawBuilder<unknown>,
  { size, isBackward, from }: ReviewPart,
): Promise<ReviewPage[]> {
  const place = from && sql`(${from.createdAt}::timestamptz, ${from.id})`;
  const beyond = isBackward ? sql`>` : sql`<`;
  const within = place ? sql`and (r.created_at, r.id) ${beyond} ${place}` : sql``;
  const order = isBackward ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`;
  const { rows } = await sql<ReviewPageRow>`
    select k.sku, coalesce(v.review_count, 0) as total, r.*
    from (${skus}) k
    left join variants v on v.sku = k.sku
    left join lateral (
      select ${SHOWN_REVIEW} from reviews r
      where r.sku = k.sku and r.hidden_at is null ${within} order by ${order} limit ${size}
    ) r on true`.execute(db);
  return toReviewPages(isBackward ? rows.toReversed() : rows);
}

/** The statements on reviews, bound to a database. */
export type ReviewRepository = ReturnType<typeof createReviewRepository>;

/** A review with its variant's count; a variant without reviews has one row without a review. */
type ReviewPageRow = { sku: string; total: number } & (ReviewRow | { id: null });

const isReview = (row: ReviewRow | { id: null }): row is ReviewRow => row.id !== null;

function toReviewPages(rows: ReviewPageRow[]): ReviewPage[] {
  const bySku = new Map<string, ReviewPage>();
  for (const { sku, total, ...review } of rows) {
    const portion = bySku.get(sku) ?? { sku, totalCount: total, reviews: [] };
    bySku.set(sku, portion);
    if (isReview(review)) portion.reviews.push(review);
  }
  return [...bySku.values()];
}
