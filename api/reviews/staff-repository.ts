import { sql } from 'kysely';
import type { Staff } from '../platform/authentication.ts';
import type { Db } from '../platform/database.ts';
import { SHOWN_REVIEW } from './repository.ts';
import type { ReviewRow } from './tables.ts';

/** A review as staff see it. */
export interface StaffReviewRow extends ReviewRow {
  sku: string;
  product_id: string;
  product_name: string;
  report_count: number;
  /** The texts of reports, the newest first. */
  reports: string[];
  hidden_at: Date | null;
  hidden_reason: string | null;
}

/** Which reviews staff list. */
export type StaffReviewState = 'all' | 'reported' | 'hidden' | 'unanswered';

/** A list of reviews for staff. */
export interface StaffReviewFilter {
  state: StaffReviewState;
  /** A part of the text, the reviewer, the product's name or the sku. */
  search?: string | undefined;
}

/** The members of staff whose reviews a statement selects: a seller has those of own products. */
type ReviewStaff = Pick<Staff, 'sellerId'>;

const ROWS = sql`${SHOWN_REVIEW}, r.sku, r.product_id, p.name as product_name, r.report_count, r.hidden_at, r.hidden_reason,
  (select coalesce(json_agg(t.comment), '[]') from (
    select comment from reported_reviews where review_id = r.id and comment is not null order by reported_at desc limit 10
  ) t) as reports
  from reviews r join products p on p.id = r.product_id`;

const ofStaff = ({ sellerId }: ReviewStaff) =>
  sql`(${sellerId ?? null}::text is null or p.seller_id = ${sellerId ?? null}::text)`;

/** The condition that a review contains a text, in any case of letters; true without one. */
function contains(search: string | undefined) {
  const text = search?.trim().toLowerCase();
  if (!text) return sql`true`;
  const places = ['r.comment', 'r.user_name', 'p.name', 'r.sku'].map(
    (place) => sql`position(${text} in lower(${sql.ref(place)})) > 0`,
  );
  return sql`(${sql.join(places, sql` or `)})`;
}

/** The statements of staff on reviews; `db` is a transaction for changes. */
export function createStaffReviewRepository(db: Db) {
  return {
    /** A part of the reviews that this member of staff sees, and the number of all of them. */
    async listPart(
      staff: ReviewStaff,
      { state, search }: StaffReviewFilter,
      { offset, size }: { offset: number; size: number },
    ): Promise<{ rows: StaffReviewRow[]; total: number }> {
      const [wanted, order] = {
        all: [sql`true`, sql`r.created_at desc, r.id desc`],
        reported: [
          sql`r.report_count > 0 and r.hidden_at is null`,
          sql`r.report_count desc, r.created_at desc, r.id desc`,
        ],
        hidden: [sql`r.hidden_at is not null`, sql`r.hidden_at desc, r.id desc`],
        unanswered: [sql`r.answer is null and r.hidden_at is null`, sql`r.created_at desc, r.id desc`],
      }[state];
      const condition = sql`${wanted} and ${ofStaff(staff)} and ${contains(search)}`;
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from reviews r join products p on p.id = r.product_id
        where ${condition}`.execute(db);
      const { rows } = await sql<StaffReviewRow>`
        select ${ROWS} where ${condition} order by ${order} offset ${offset} limit ${size}`.execute(db);
      return { rows, total: counted.rows[0]?.total ?? 0 };
    },

    /** A review that this member of staff sees; undefined without it. */
    async find(staff: ReviewStaff, id: string): Promise<StaffReviewRow | undefined> {
      const { rows } = await sql<StaffReviewRow>`select ${ROWS} where r.id = ${id} and ${ofStaff(staff)}`.execute(db);
      return rows[0];
    },

    /** Sets the reply to a review that this member of staff sees, or removes it. Returns whether there is such a review. */
    async updateAnswer(staff: Staff, id: string, text: string | undefined, now: Date): Promise<boolean> {
      const { rows } = await sql`
        update reviews r set answer = ${text ?? null}, answered_at = ${text === undefined ? null : now},
          answered_by = ${text === undefined ? null : staff.by}
        from products p where r.id = ${id} and p.id = r.product_id and ${ofStaff(staff)} returning r.id`.execute(db);
      return rows.length > 0;
    },

    /** Hides a review, or shows it again. */
    async updateHidden(id: string, hidden: { reason: string; by: string; at: Date } | undefined): Promise<void> {
      await sql`
        update reviews set hidden_at = ${hidden?.at ?? null}, hidden_reason = ${hidden?.reason ?? null},
          hidden_by = ${hidden?.by ?? null}
        where id = ${id}`.execute(db);
    },
  };
}
