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

const PROFILE = ['id', 'email', 'name', 'phone', 'first_order_id'] as const;

/** The statements on shoppers and on who they are elsewhere; `db` may be a transaction. */
export function shoppersRepository(db: Db) {
  return { ...profiles(db), ...holding(db), ...changing(db), ...identities(db) };
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
    /** Holds the account of an address until the transaction ends, so that nobody else changes it meanwhile. */
    hold(email: string): Promise<{ id: string; password_hash: string | null; email_proven_at: Date | null }> {
      return shop
        .selectFrom('shoppers')
        .select(['id', 'password_hash', 'email_proven_at'])
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirstOrThrow();
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
    /** Opens an account unless its address has one; tells whether it did. */
    async add({ id, email, name, phone, passwordHash, emailProvenAt }: NewShopper, now: Date): Promise<boolean> {
      const kept = { id, email, name, phone, password_hash: passwordHash, email_proven_at: emailProvenAt };
      const row = await shop
        .insertInto('shoppers')
        .values({ ...kept, first_order_id: null, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Notes that the address is proven; a password from before is removed. */
    async markProven(shopperId: string, now: Date): Promise<void> {
      await shop
        .updateTable('shoppers')
        .set({ email_proven_at: now, password_hash: null, updated_at: now })
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
