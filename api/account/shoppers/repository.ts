import { sql } from 'kysely';
import type { components } from '../../../schema/generated/rest.ts';
import type { Role } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';

type Schemas = components['schemas'];

/** An account in a list of staff. */
export interface ListedShopperRow {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  created_at: Date;
  orders: number;
  is_blocked: boolean;
}

/** An account with its lists, which the database makes as the contract has them. */
export interface ShopperRecordRow extends ListedShopperRow {
  is_proven: boolean;
  newsletter: Schemas['ShopperRecord']['newsletter'];
  block: Schemas['ShopperBlock'] | null;
  order_items: Schemas['ShopperOrderItem'][];
  returns: Schemas['ShopperReturn'][];
  reviews: Schemas['ShopperReview'][];
  notes: Schemas['ShopperNote'][];
}

/** Which accounts are listed. */
export interface ShopperFilter {
  search?: string | undefined;
  blocked?: boolean | undefined;
}

/** A new note. */
export interface NewNote {
  id: string;
  shopperId: string;
  text: string;
  by: string;
}

const PAGE_SIZE = 20;
/** The maximum number of notes on one shopper. */
const MAX_NOTES = 100;

const LISTED = sql`p.id, p.name, p.email, p.phone, p.role, p.created_at, p.blocked_at is not null as is_blocked,
  (select count(*)::int from orders o where o.shopper_id = p.id and o.state = 'paid') as orders`;
/** A time as the contract has it. */
const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const nameOf = (column: string) =>
  sql`(select coalesce(nullif(w.name, ''), w.email) from shoppers w where w.id = ${sql.ref(column)})`;
/** The rows of a subquery `t` as a list. */
const listOf = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(t.one), '[]') from (${rows} limit 20) t)`;

const NEWSLETTER = sql`coalesce((select case when s.confirmed_at is null then 'waiting' else 'confirmed' end
  from subscribers s where s.email = p.email), 'none')`;
const BLOCK = sql`case when p.blocked_at is not null then json_strip_nulls(json_build_object('reason', p.blocked_reason,
  'by', ${nameOf('p.blocked_by')}, 'at', ${iso('p.blocked_at')})) end`;
const ORDER_ITEMS = listOf(sql`
  select json_build_object('orderItemId', i.id, 'orderId', i.order_id, 'name', i.name, 'quantity', i.quantity,
    'status', i.status, 'placedAt', ${iso('i.placed_at')}, 'total', i.unit_price * i.quantity - i.discount) as one
  from order_items i where i.shopper_id = p.id and i.status is not null order by i.placed_at desc, i.id`);
const RETURNS = listOf(sql`
  select json_build_object('returnId', t.id, 'orderItemId', t.order_item_id, 'state', t.state,
    'requestedAt', ${iso('t.requested_at')}) as one
  from returns t where t.shopper_id = p.id order by t.requested_at desc, t.id`);
const REVIEWS = listOf(sql`
  select json_build_object('reviewId', r.id, 'productName', d.name, 'rating', r.rating, 'comment', r.comment,
    'createdAt', ${iso('r.created_at')}, 'isHidden', r.hidden_at is not null) as one
  from reviews r join products d on d.id = r.product_id where r.shopper_id = p.id order by r.created_at desc, r.id`);
const NOTES = sql`(select coalesce(json_agg(json_strip_nulls(json_build_object('noteId', n.id, 'text', n.text,
    'by', ${nameOf('n.written_by')}, 'at', ${iso('n.written_at')})) order by n.written_at desc, n.id), '[]')
  from shopper_notes n where n.shopper_id = p.id)`;

/** The statements of staff on the accounts of shoppers; `db` may be a transaction. */
export function createShopperRecordRepository(db: Db) {
  return {
    /** One page of accounts, newest first, and the number of all. */
    async listPage(filter: ShopperFilter, page: number) {
      const where = conditionOf(filter);
      const { rows } = await sql<ListedShopperRow>`
        select ${LISTED} from shoppers p where ${where} order by p.created_at desc, p.id desc
        limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`.execute(db);
      const counted = await sql<{
        total: number;
      }>`select count(*)::int as total from shoppers p where ${where}`.execute(db);
      const total = counted.rows[0]?.total ?? 0;
      return { rows, total, pages: Math.ceil(total / PAGE_SIZE) };
    },

    /** An account that is not erased, with its lists. */
    async find(id: string): Promise<ShopperRecordRow | undefined> {
      const { rows } = await sql<ShopperRecordRow>`
        select ${LISTED}, p.email_proven_at is not null as is_proven, ${NEWSLETTER} as newsletter, ${BLOCK} as block,
          ${ORDER_ITEMS} as order_items, ${RETURNS} as returns, ${REVIEWS} as reviews, ${NOTES} as notes
        from shoppers p where p.id = ${id} and p.erased_at is null`.execute(db);
      return rows[0];
    },

    /** Blocks the account of a shopper, or ends the block. Returns its email; undefined for staff and an unknown account. */
    async updateBlock(id: string, block: { reason: string; by: string; at: Date } | undefined) {
      const { rows } = await sql<{ email: string }>`
        update shoppers set blocked_at = ${block?.at ?? null}, blocked_reason = ${block?.reason ?? null},
          blocked_by = ${block?.by ?? null}
        where id = ${id} and erased_at is null and role = 'SHOPPER' returning email`.execute(db);
      return rows[0]?.email;
    },

    /** Inserts a note. Returns false for a shopper with 100 notes. */
    async insertNote({ id, shopperId, text, by }: NewNote, now: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into shopper_notes (id, shopper_id, text, written_by, written_at)
        select ${id}, ${shopperId}, ${text}, ${by}, ${now}
        where (select count(*) from shopper_notes where shopper_id = ${shopperId}) < ${MAX_NOTES} returning id`.execute(
        db,
      );
      return rows.length > 0;
    },

    /** Deletes a note. Returns whether there was one. */
    async deleteNote(shopperId: string, id: string): Promise<boolean> {
      const { rows } = await sql`
        delete from shopper_notes where id = ${id} and shopper_id = ${shopperId} returning id`.execute(db);
      return rows.length > 0;
    },
  };
}

function conditionOf({ search, blocked }: ShopperFilter) {
  const ofBlocked = blocked ? sql`p.blocked_at is not null` : sql`true`;
  const text = search?.trim().toLowerCase() ?? '';
  if (text === '') return sql`p.erased_at is null and ${ofBlocked}`;
  const digits = text.replaceAll(/[\s()+.-]/g, '');
  const wanted = `%${(/^\d{4,}$/.test(digits) ? digits.slice(-10) : text).replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`p.erased_at is null and ${ofBlocked} and p.id in (
    select id from shoppers
    where erased_at is null and lower(name || ' ' || email || ' ' || coalesce(phone, '')) like ${wanted}
    union all select ${text}::text
    union all select shopper_id from orders where id = ${text}
    union all select shopper_id from order_items where id = ${text})`;
}
