import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database.ts';
import { SHOWN_REVIEW } from './repository.ts';
import type { ReviewCursor, ReviewRow } from './tables.ts';

/** An order of reviews. */
export type ReviewSortName = 'newest' | 'helpful' | 'highest' | 'lowest';

/** A part of a product's reviews in one order. */
export interface SortedReviews {
  sort: ReviewSortName;
  /** Only reviews with exactly these stars. */
  stars: number | undefined;
  size: number;
  /** Whether the part ends before `from`, or without it at the end of the list. */
  isBackward: boolean;
  /** The review beside the part, with the value by which the order compares it. */
  from: (ReviewCursor & { value: number }) | undefined;
}

/** A shopper's marks of a review. */
export interface ReviewMarkRow {
  id: string;
  is_own: boolean;
  is_helpful: boolean;
  is_reported: boolean;
}

/** Each order by its column, and whether it begins with the greatest value. */
const ORDERS = {
  newest: undefined,
  helpful: { column: sql`r.helpful_count`, isDescending: true },
  highest: { column: sql`r.rating`, isDescending: true },
  lowest: { column: sql`r.rating`, isDescending: false },
} satisfies Record<ReviewSortName, { column: RawBuilder<unknown>; isDescending: boolean } | undefined>;

/** The statements on the details of reviews; `db` is a transaction for changes. */
export function createReviewDetailsRepository(db: Db) {
  return {
    /** A part of a product's shown reviews. */
    async listSorted(productId: string, { sort, stars, size, isBackward, from }: SortedReviews) {
      const order = ORDERS[sort];
      const direction = (isDescending: boolean) => (isDescending === isBackward ? sql`asc` : sql`desc`);
      const first = order ? sql`${order.column} ${direction(order.isDescending)},` : sql``;
      const ofStars = stars === undefined ? sql`` : sql`and r.rating = ${stars}`;
      const { rows } = await sql<ReviewRow & { sku: string }>`
        select ${SHOWN_REVIEW}, r.sku from reviews r
        where r.product_id = ${productId} and r.hidden_at is null ${ofStars}
          ${from ? besidePlace(sort, from, isBackward) : sql``}
        order by ${first} r.created_at ${direction(true)}, r.id ${direction(true)} limit ${size}`.execute(db);
      return isBackward ? rows.toReversed() : rows;
    },

    /** The number of a product's shown reviews with each number of stars. */
    async countStars(productId: string): Promise<{ rating: number; many: number }[]> {
      const { rows } = await sql<{ rating: number; many: number }>`
        select rating, count(*)::int as many from reviews
        where product_id = ${productId} and hidden_at is null group by rating`.execute(db);
      return rows;
    },

    /** The marks of a shopper at those of the reviews that are shown, in any order. */
    async listMarks(shopperId: string, ids: readonly string[]): Promise<ReviewMarkRow[]> {
      const { rows } = await sql<ReviewMarkRow>`
        select r.id, coalesce(r.shopper_id = ${shopperId}, false) as is_own,
          exists (select from helpful_reviews h where h.review_id = r.id and h.shopper_id = ${shopperId}) as is_helpful,
          exists (select from reported_reviews h where h.review_id = r.id and h.shopper_id = ${shopperId}) as is_reported
        from reviews r where r.id = any(${[...ids]}::text[]) and r.hidden_at is null`.execute(db);
      return rows;
    },

    /** A shown review with its variant; undefined without it. */
    async findShown(id: string): Promise<(ReviewRow & { sku: string }) | undefined> {
      const { rows } = await sql<ReviewRow & { sku: string }>`
        select ${SHOWN_REVIEW}, r.sku from reviews r where r.id = ${id} and r.hidden_at is null`.execute(db);
      return rows[0];
    },

    /** Locks a shown review until the transaction ends; undefined without it. Returns whether the shopper wrote it. */
    async lockShown(id: string, shopperId: string): Promise<{ is_own: boolean } | undefined> {
      const { rows } = await sql<{ is_own: boolean }>`
        select coalesce(shopper_id = ${shopperId}, false) as is_own from reviews
        where id = ${id} and hidden_at is null for no key update`.execute(db);
      return rows[0];
    },

    /** Marks a review as helpful for a shopper. Needs the review locked. A second time changes nothing. */
    async insertHelpful(id: string, shopperId: string, now: Date): Promise<void> {
      await sql`
        with added as (
          insert into helpful_reviews (review_id, shopper_id, marked_at) values (${id}, ${shopperId}, ${now})
          on conflict do nothing returning review_id
        )
        update reviews r set helpful_count = helpful_count + 1 from added where r.id = added.review_id`.execute(db);
    },

    /** Takes the shopper's mark back. Needs the review locked. */
    async deleteHelpful(id: string, shopperId: string): Promise<void> {
      await sql`
        with taken as (
          delete from helpful_reviews where review_id = ${id} and shopper_id = ${shopperId} returning review_id
        )
        update reviews r set helpful_count = greatest(helpful_count - 1, 0) from taken where r.id = taken.review_id`.execute(
        db,
      );
    },

    /** Reports a review for a shopper. Needs the review locked. A second time changes nothing. */
    async insertReport(id: string, shopperId: string, comment: string | undefined, now: Date): Promise<void> {
      await sql`
        with added as (
          insert into reported_reviews (review_id, shopper_id, comment, reported_at)
          values (${id}, ${shopperId}, ${comment ?? null}, ${now}) on conflict do nothing returning review_id
        )
        update reviews r set report_count = report_count + 1 from added where r.id = added.review_id`.execute(db);
    },

    /** Names the shopper who wrote a review of a bought piece, and gives it the pictures of the shopper. */
    async updateBought(id: string, shopperId: string, pictureIds: readonly string[]): Promise<void> {
      await sql`update reviews set shopper_id = ${shopperId}, is_verified = true where id = ${id}`.execute(db);
      await sql`
        update uploads u set review_id = ${id}, review_position = p.at
        from unnest(${[...pictureIds]}::text[]) with ordinality as p (id, at)
        where u.id = p.id and u.shopper_id = ${shopperId}`.execute(db);
    },
  };
}

/** The reviews after a place in an order, or backward those before it. Those of an equal value follow newest first. */
function besidePlace(
  sort: ReviewSortName,
  { value, createdAt, id }: NonNullable<SortedReviews['from']>,
  isBackward: boolean,
): RawBuilder<unknown> {
  const [less, more] = isBackward ? [sql`>`, sql`<`] : [sql`<`, sql`>`];
  const beside = sql`(r.created_at, r.id) ${less} (${createdAt}::timestamptz, ${id})`;
  const order = ORDERS[sort];
  if (!order) return sql`and ${beside}`;
  if (order.isDescending)
    return sql`and (${order.column}, r.created_at, r.id) ${less} (${value}::int, ${createdAt}::timestamptz, ${id})`;
  // The first condition lets the index begin at the place.
  return sql`and ${order.column} ${more}= ${value}::int and (${order.column} ${more} ${value}::int or ${beside})`;
}
