import { sql } from 'kysely';
import { MAX_NOTICES } from '../../../schema/vocabulary.ts';
import type { AccountTables } from '../../account/tables.ts';
import type { CatalogTables } from '../../catalog/tables.ts';
import type { Db } from '../../platform/database.ts';
import type { DueNotice, NoticeKind, NoticeRow, NoticeShopper, NoticeTables, NoticedVariant } from './tables.ts';

/** A new notice. */
interface NewNotice {
  id: string;
  sku: string;
  kind: NoticeKind;
}

/** The statements on notices; `db` may be a transaction. */
export function createNoticeRepository(db: Db) {
  const tables = db.withTables<NoticeTables & AccountTables & CatalogTables>();
  const variants = tables.selectFrom('variants as v').innerJoin('products as p', 'p.id', 'v.product_id');
  return {
    /** The variant as mails name it, and whether pieces are in stock. */
    findVariant(sku: string): Promise<(NoticedVariant & { stock: number }) | undefined> {
      return variants
        .select(['v.sku', 'v.color', 'v.size', 'v.stock', 'v.product_id'])
        .select(['p.name', 'p.category', 'p.list_price', 'p.show_price'])
        .where('v.sku', '=', sku)
        .executeTakeFirst();
    },

    /** The shopper's address, and whether it is verified. */
    async findShopper(shopperId: string): Promise<NoticeShopper | undefined> {
      const row = await tables
        .selectFrom('shoppers')
        .select(['email', 'email_proven_at'])
        .where('id', '=', shopperId)
        .executeTakeFirst();
      return row && { email: row.email, is_verified: row.email_proven_at !== null };
    },

    /** The shopper's notices, the newest first; only one kind of one variant if these are given. */
    listOwn(shopperId: string, only?: { sku: string; kind: NoticeKind }): Promise<NoticeRow[]> {
      return tables
        .selectFrom('notices as n')
        .innerJoin('variants as v', 'v.sku', 'n.sku')
        .innerJoin('products as p', 'p.id', 'v.product_id')
        .select(['n.id', 'n.sku', 'n.kind', 'n.price', 'p.list_price', 'n.requested_at', 'n.confirmed_at'])
        .where('n.shopper_id', '=', shopperId)
        .$if(only !== undefined, (notices) =>
          notices.where('n.sku', '=', only?.sku ?? '').where('n.kind', '=', only?.kind ?? 'stock'),
        )
        .orderBy('n.position', 'desc')
        .execute();
    },

    /**
     * Inserts a shopper's notice unless there is one, or the shopper waits for the maximum number. An unconfirmed
     * notice of a verified address is confirmed. Needs the shopper's lock.
     */
    async insertOwn(
      shopperId: string,
      { id, sku, kind }: NewNotice,
      now: Date,
      confirmedAt: Date | null,
    ): Promise<void> {
      await sql`
        insert into notices (id, shopper_id, sku, kind, price, requested_at, confirmed_at)
        select ${id}, ${shopperId}, v.sku, ${kind}, p.show_price, ${now}::timestamptz, ${confirmedAt}::timestamptz
        from variants v join products p on p.id = v.product_id
        where v.sku = ${sku} and (
          (select count(*) from notices where shopper_id = ${shopperId}) < ${MAX_NOTICES}
          or exists (select 1 from notices where shopper_id = ${shopperId} and sku = ${sku} and kind = ${kind}))
        on conflict (shopper_id, sku, kind) do update
        set confirmed_at = coalesce(notices.confirmed_at, excluded.confirmed_at),
          requested_at = case when notices.confirmed_at is null then excluded.requested_at else notices.requested_at end`.execute(
        db,
      );
    },

    /**
     * Inserts a visitor's notice, or starts the week of an unconfirmed one again. Returns its id and whether it is
     * confirmed; undefined if the address waits for the maximum number.
     */
    async upsertOfVisitor(
      { id, sku, kind }: NewNotice,
      { email, recipientId }: { email: string; recipientId: string },
      now: Date,
    ): Promise<{ id: string; is_confirmed: boolean } | undefined> {
      const { rows } = await sql<{ id: string; is_confirmed: boolean }>`
        insert into notices (id, email, recipient_id, sku, kind, price, requested_at)
        select ${id}, ${email}, ${recipientId}, v.sku, ${kind}, p.show_price, ${now}::timestamptz
        from variants v join products p on p.id = v.product_id
        where v.sku = ${sku} and (select count(*) from notices where email = ${email}) < ${MAX_NOTICES}
        on conflict (email, sku, kind) do update
        set recipient_id = excluded.recipient_id,
          requested_at = case when notices.confirmed_at is null then excluded.requested_at else notices.requested_at end
        returning id, confirmed_at is not null as is_confirmed`.execute(db);
      return rows[0];
    },

    /** Confirms a notice that was requested after `since`; a repeated call changes nothing. Returns whether it exists. */
    async updateConfirmed(id: string, since: Date, now: Date): Promise<boolean> {
      const row = await tables
        .updateTable('notices')
        .set({ confirmed_at: sql`coalesce(confirmed_at, ${now})` })
        .where('id', '=', id)
        .where((where) => where.or([where('confirmed_at', 'is not', null), where('requested_at', '>', since)]))
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Moves a confirmed notice of a visitor to the account of its address, if somebody has verified that account. The
     * account's own notice for the same remains in its place.
     */
    async moveToAccount(id: string): Promise<void> {
      await sql`
        delete from notices n using shoppers s, notices other
        where n.id = ${id} and s.email = n.email and s.email_proven_at is not null
          and other.shopper_id = s.id and other.sku = n.sku and other.kind = n.kind
          and other.confirmed_at is not null`.execute(db);
      await sql`
        update notices n set shopper_id = s.id, email = null
        from shoppers s
        where n.id = ${id} and s.email = n.email and s.email_proven_at is not null
          and not exists (select 1 from notices o where o.shopper_id = s.id and o.sku = n.sku and o.kind = n.kind)`.execute(
        db,
      );
    },

    /** Deletes a notice of the shopper. Returns whether there was one. */
    async deleteOwn(shopperId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('notices')
        .where('id', '=', id)
        .where('shopper_id', '=', shopperId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Deletes all notices of a recipient: a shopper's, or those that a visitor's address requested. */
    async deleteOfRecipient(recipient: { shopperId: string } | { recipientId: string }): Promise<void> {
      const all = tables.deleteFrom('notices');
      await (
        'shopperId' in recipient
          ? all.where('shopper_id', '=', recipient.shopperId)
          : all.where('recipient_id', '=', recipient.recipientId)
      ).execute();
    },

    /** Deletes notices that were requested by `until` and never confirmed. */
    async deleteUnconfirmed(until: Date): Promise<void> {
      await tables.deleteFrom('notices').where('confirmed_at', 'is', null).where('requested_at', '<=', until).execute();
    },

    /**
     * Deletes the oldest notices that are due, at most `most`, and returns them: pieces are in stock, or the price is at
     * least a rupee below that of the request. Skips notices that another transaction claims.
     */
    async claimDue(most: number): Promise<DueNotice[]> {
      const { rows } = await sql<DueNotice>`
        with due as materialized (
          select n.id, n.position, coalesce(n.email, s.email) as email, v.color, v.size, v.product_id,
            p.name, p.category, p.list_price, p.show_price
          from notices n
          join variants v on v.sku = n.sku
          join products p on p.id = v.product_id
          left join shoppers s on s.id = n.shopper_id
          where n.confirmed_at is not null
            and case n.kind when 'stock' then v.stock > 0 else p.show_price <= n.price - 100 end
          order by n.position
          limit ${most}
          for update of n skip locked
        ), claimed as (
          delete from notices n using due where n.id = due.id
          returning n.id, n.kind, n.price, n.sku, n.shopper_id, n.recipient_id
        )
        select claimed.*, due.email, due.color, due.size, due.product_id, due.name, due.category, due.list_price,
          due.show_price
        from claimed join due using (id)
        order by due.position`.execute(db);
      return rows;
    },
  };
}
