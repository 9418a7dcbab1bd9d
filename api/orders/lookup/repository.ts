import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The order that a lookup found, and its shopper. */
export interface FoundOrder {
  order_id: string;
  shopper_id: string;
}

/** A new lookup. The database stores only hashes of what the client sends. */
interface NewLookup {
  id: string;
  /** The order; undefined if the number and the address match none. */
  found: FoundOrder | undefined;
  codeHash: string;
  expiresAt: Date;
}

/** A lookup whose code was tried. */
export interface TriedLookup {
  code_hash: string;
  order_id: string | null;
}

/** The maximum number of tries of a code. */
const MAX_TRIES = 5;

/** The statements on lookups of orders; `db` may be a transaction. */
export function createLookupRepository(db: Db) {
  return {
    /** The paid order of this address whose number, or the number of one of its items, ends in `ending`. */
    async findOrder(email: string, ending: string): Promise<FoundOrder | undefined> {
      const { rows } = await sql<FoundOrder>`
        select o.id as order_id, o.shopper_id from shoppers s join orders o on o.shopper_id = s.id
        where s.email = ${email} and o.state = 'paid' and (right(o.id, ${ending.length}::int) = ${ending}
          or exists (select from order_items i where i.order_id = o.id and right(i.id, ${ending.length}::int) = ${ending}))
        order by o.created_at desc limit 1`.execute(db);
      return rows[0];
    },

    /** Inserts a lookup. */
    async insert({ id, found, codeHash, expiresAt }: NewLookup): Promise<void> {
      await sql`
        insert into order_lookups (id, order_id, shopper_id, code_hash, expires_at)
        values (${id}, ${found?.order_id ?? null}, ${found?.shopper_id ?? null}, ${codeHash}, ${expiresAt})`.execute(
        db,
      );
    },

    /** Counts a try before the comparison; undefined when no try is left, or the code was used or has expired. */
    async updateTries(id: string, now: Date): Promise<TriedLookup | undefined> {
      const { rows } = await sql<TriedLookup>`
        update order_lookups set tries = tries + 1
        where id = ${id} and code_hash is not null and tries < ${MAX_TRIES} and expires_at > ${now}
        returning code_hash, order_id`.execute(db);
      return rows[0];
    },

    /** Replaces the code by a token; false when another call has just used the code. */
    async updateOpened(id: string, tokenHash: string, expiresAt: Date): Promise<boolean> {
      const { rows } = await sql`
        update order_lookups set code_hash = null, token_hash = ${tokenHash}, expires_at = ${expiresAt}
        where id = ${id} and code_hash is not null and order_id is not null returning id`.execute(db);
      return rows.length > 0;
    },

    /** The order of a token; undefined for a token that is unknown or has expired. */
    async findByToken(tokenHash: string, now: Date): Promise<(FoundOrder & { expires_at: Date }) | undefined> {
      const { rows } = await sql<FoundOrder & { expires_at: Date }>`
        select order_id, shopper_id, expires_at from order_lookups
        where token_hash = ${tokenHash} and expires_at > ${now}`.execute(db);
      return rows[0];
    },

    /** Deletes expired lookups. */
    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from order_lookups where expires_at <= ${now}`.execute(db);
    },
  };
}
