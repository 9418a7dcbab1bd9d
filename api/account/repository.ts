import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { AccountTables, ProfileRow } from './tables.ts';

/** A shopper who is about to get an account. */
export interface NewShopper {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  passwordHash: string | null;
  emailProvenAt: Date | null;
}

/** An account that nobody else changes now. */
export interface HeldShopper {
  id: string;
  password_hash: string | null;
  email_proven_at: Date | null;
}

/** The order of the shopper's first purchase counts once it is paid: while it awaits that, it can still be replaced. */
const FIRST_ORDER = sql<string | null>`case
  when exists (select 1 from orders o where o.id = shoppers.first_order_id and o.state = 'awaiting') then null
  else shoppers.first_order_id
end`;
const PROFILE = ['id', 'email', 'name', 'phone', FIRST_ORDER.as('first_order_id'), 'role'] as const;

/** The statements on shoppers and on who they are elsewhere; `db` may be a transaction. */
export function shoppersRepository(db: Db) {
  return { ...profiles(db), ...holding(db), ...changing(db), ...buying(db), ...identities(db) };
}

function profiles(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** Who has this address, and by which password. */
    byEmail(email: string): Promise<{ id: string; name: string; password_hash: string | null } | undefined> {
      return shop
        .selectFrom('shoppers')
        .select(['id', 'name', 'password_hash'])
        .where('email', '=', email)
        .executeTakeFirst();
    },

    /** The shopper's own profile. */
    profile(shopperId: string): Promise<ProfileRow | undefined> {
      return shop.selectFrom('shoppers').select(PROFILE).where('id', '=', shopperId).executeTakeFirst();
    },

    /** Changes name and phone of the shopper and answers the profile. */
    updateProfile(shopperId: string, name: string, phone: string, now: Date): Promise<ProfileRow | undefined> {
      return shop
        .updateTable('shoppers')
        .set({ name, phone, updated_at: now })
        .where('id', '=', shopperId)
        .returning(PROFILE)
        .executeTakeFirst();
    },
  };
}

function holding(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** Does `work` in a transaction of its own, one after the other for each shopper; what it throws takes it back. */
    alone<T>(shopperId: string, work: (trx: Db) => Promise<T>): Promise<T> {
      return db.transaction().execute(async (trx) => {
        const held = trx.withTables<AccountTables>().selectFrom('shoppers').select('id').where('id', '=', shopperId);
        await held.forNoKeyUpdate().execute();
        return work(trx);
      });
    },

    /** Whether the shopper's password is still this one; it stays so until the transaction ends. */
    async stillHas(shopperId: string, passwordHash: string): Promise<boolean> {
      const row = await shop
        .selectFrom('shoppers')
        .select('id')
        .where('id', '=', shopperId)
        .where('password_hash', '=', passwordHash)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

function changing(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /**
     * Opens an account, or holds the one that the address has until the transaction ends; whose id is answered tells
     * which. It writes in both cases, so that both take as long.
     */
    addOrHold(newcomer: NewShopper, now: Date): Promise<HeldShopper> {
      const { passwordHash, emailProvenAt, ...kept } = newcomer;
      const times = { email_proven_at: emailProvenAt, created_at: now, updated_at: now };
      return shop
        .insertInto('shoppers')
        .values({ ...kept, password_hash: passwordHash, first_order_id: null, ...times })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: newcomer.email }))
        .returning(['id', 'password_hash', 'email_proven_at'])
        .executeTakeFirstOrThrow();
    },

    /** Notes that the address is proven; a password from before is removed. */
    async markProven(shopperId: string, now: Date, anew: { name?: string; phone?: null }): Promise<void> {
      await shop
        .updateTable('shoppers')
        .set({ ...anew, email_proven_at: now, password_hash: null, updated_at: now })
        .where('id', '=', shopperId)
        .execute();
    },

    /** Sets the password of an address that a link has proven; tells whose it is. */
    setPassword(email: string, passwordHash: string, now: Date): Promise<{ id: string } | undefined> {
      return shop
        .updateTable('shoppers')
        .set({
          password_hash: passwordHash,
          email_proven_at: sql`coalesce(email_proven_at, ${now})`,
          updated_at: now,
        })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirst();
    },
  };
}

function buying(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** Notes that this order takes the shopper's first purchase, unless another has; tells whether it does. */
    async takeFirst(shopperId: string, orderId: string): Promise<boolean> {
      const { numUpdatedRows } = await shop
        .updateTable('shoppers')
        .set({ first_order_id: orderId })
        .where('id', '=', shopperId)
        .where('first_order_id', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Gives the first purchase back, if this order has taken it. */
    async giveBackFirst(shopperId: string, orderId: string): Promise<void> {
      await shop
        .updateTable('shoppers')
        .set({ first_order_id: null })
        .where('id', '=', shopperId)
        .where('first_order_id', '=', orderId)
        .execute();
    },
  };
}

function identities(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** Whose identity it is. */
    async byIdentity(issuer: string, subject: string): Promise<string | undefined> {
      const row = await shop
        .selectFrom('identities')
        .select('shopper_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.shopper_id;
    },

    /** Notes whose identity it is, unless somebody has it. */
    async addIdentity(issuer: string, subject: string, shopperId: string, now: Date): Promise<void> {
      await shop
        .insertInto('identities')
        .values({ issuer, subject, shopper_id: shopperId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
