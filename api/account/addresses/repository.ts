import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { MAX_ADDRESSES } from '../../../schema/vocabulary.ts';
import type { Db } from '../../platform/database.ts';
import type { AddressRow, AddressTables, PostalAddress } from './tables.ts';

/** The statements on saved addresses; `db` may be a transaction. */
export function createAddressRepository(db: Db) {
  const tables = db.withTables<AddressTables>();
  return {
    /** The shopper's addresses: the default one first, then used ones by last use, then the newest. */
    async list(shopperId: string): Promise<AddressRow[]> {
      const { rows } = await sql<AddressRow>`
        select id, address, is_default, last_used_at from addresses where shopper_id = ${shopperId}
        order by is_default desc, last_used_at desc nulls last, created_at desc, position desc`.execute(db);
      return rows;
    },

    /**
     * Inserts an address unless the shopper has it already or has reached the limit. Returns the id of the saved
     * address, undefined at the limit. Needs the shopper's lock.
     */
    async insert(shopperId: string, id: string, address: PostalAddress, now: Date): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        with put as (
          insert into addresses (id, shopper_id, address, created_at)
          select ${id}, ${shopperId}, ${toJson(address)}, ${now}::timestamptz
          where (select count(*) from addresses where shopper_id = ${shopperId}) < ${MAX_ADDRESSES}
          on conflict (shopper_id, md5(address::text)) do nothing
          returning id
        )
        select id from put
        union all
        select id from addresses where shopper_id = ${shopperId} and address = ${toJson(address)}`.execute(db);
      return rows[0]?.id;
    },

    /** Whether the shopper has this address, and another one that already has the new content. */
    async hasAnother(shopperId: string, id: string, address: PostalAddress): Promise<boolean> {
      const { rows } = await sql`
        select 1 from addresses other join addresses own on own.shopper_id = other.shopper_id and own.id = ${id}
        where other.shopper_id = ${shopperId} and other.id <> ${id} and other.address = ${toJson(address)}`.execute(db);
      return rows.length > 0;
    },

    /** Updates one of the shopper's addresses. Returns whether it exists. */
    async update(shopperId: string, id: string, address: PostalAddress): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('addresses')
        .set({ address: toJson(address) })
        .where('id', '=', id)
        .where('shopper_id', '=', shopperId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Deletes one of the shopper's addresses. Returns whether it existed. */
    async delete(shopperId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('addresses')
        .where('id', '=', id)
        .where('shopper_id', '=', shopperId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** Makes an address the shopper's only default. Returns whether it exists. Needs the shopper's lock. */
    async updateDefault(shopperId: string, id: string): Promise<boolean> {
      await sql`
        update addresses set is_default = false where shopper_id = ${shopperId} and is_default and id <> ${id}`.execute(
        db,
      );
      const { rows } = await sql`
        update addresses set is_default = true where shopper_id = ${shopperId} and id = ${id} returning id`.execute(db);
      return rows.length > 0;
    },

    /**
     * Records that a paid order goes to an address. Saves the address unless the shopper has reached the limit. Needs
     * the shopper's lock.
     */
    async upsertUsed(shopperId: string, id: string, address: PostalAddress, now: Date): Promise<void> {
      await sql`
        insert into addresses (id, shopper_id, address, created_at, last_used_at)
        select ${id}, ${shopperId}, ${toJson(address)}, ${now}::timestamptz, ${now}::timestamptz
        where (select count(*) from addresses where shopper_id = ${shopperId}) < ${MAX_ADDRESSES}
          or exists (select 1 from addresses where shopper_id = ${shopperId} and address = ${toJson(address)})
        on conflict (shopper_id, md5(address::text)) do update set last_used_at = excluded.last_used_at`.execute(db);
    },
  };
}

const toJson = (address: PostalAddress): RawBuilder<PostalAddress> => sql`${JSON.stringify(address)}::jsonb`;
