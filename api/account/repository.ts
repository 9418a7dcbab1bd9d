import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import type { AccountTables, ProfileRow } from './tables.ts';

/** A new account. */
export interface NewShopper {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  passwordHash: string | null;
  emailVerifiedAt: Date | null;
}

/** The columns that a login needs. */
export interface LoginShopper {
  id: string;
  password_hash: string | null;
  email_proven_at: Date | null;
}

/** The first purchase of another account whose address leads to the same mailbox. */
const FIRST_ORDER_OF_MAILBOX = sql<string | null>`(
  select other.first_order_id from shoppers other
  where other.first_order_id is not null and other.id <> shoppers.id
    and mailbox_of(other.email) = mailbox_of(shoppers.email)
  limit 1
)`;
/**
 * The first purchase of a mailbox. It counts once it is paid, because the shopper can still replace an order that awaits its
 * payment.
 */
const FIRST_ORDER = sql<string | null>`coalesce(case
  when exists (select 1 from orders o where o.id = shoppers.first_order_id and o.state = 'awaiting') then null
  else shoppers.first_order_id
end, ${FIRST_ORDER_OF_MAILBOX})`;
const PROFILE = ['id', 'email', 'name', 'phone', FIRST_ORDER.as('first_order_id'), 'role'] as const;

/** The statements on shoppers and their identities; `db` may be a transaction. */
export function createShopperRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /** The account of an address, with its password hash and the time of its proof. */
    findByEmail(email: string): Promise<(LoginShopper & { name: string }) | undefined> {
      return tables
        .selectFrom('shoppers')
        .select(['id', 'name', 'password_hash', 'email_proven_at'])
        .where('email', '=', email)
        .executeTakeFirst();
    },

    /** The shopper's profile. */
    findProfile(shopperId: string): Promise<ProfileRow | undefined> {
      return tables.selectFrom('shoppers').select(PROFILE).where('id', '=', shopperId).executeTakeFirst();
    },

    /** Updates the shopper's name and phone and returns the profile. */
    updateProfile(shopperId: string, name: string, phone: string, now: Date): Promise<ProfileRow | undefined> {
      return tables
        .updateTable('shoppers')
        .set({ name, phone, updated_at: now })
        .where('id', '=', shopperId)
        .where('erased_at', 'is', null)
        .returning(PROFILE)
        .executeTakeFirst();
    },

    /** Copies name and phone of an order into a profile without them. */
    async fillProfile(shopperId: string, { name, phone }: { name: string; phone: string }, now: Date): Promise<void> {
      const front = sql<string>`lower(split_part(email, '@', 1))`;
      await tables
        .updateTable('shoppers')
        .set({
          name: sql<string>`case when lower(name) in ('', ${front}) then ${name} else name end`,
          phone: sql<string>`coalesce(phone, ${phone})`,
          updated_at: now,
        })
        .where('id', '=', shopperId)
        .where((where) => where.or([where('phone', 'is', null), sql<boolean>`lower(name) in ('', ${front})`]))
        .execute();
    },

    /**
     * Runs `work` in its own transaction, one at a time for each shopper. If it throws, the transaction is rolled back.
     */
    withShopperLock<T>(shopperId: string, work: (trx: Db) => Promise<T>): Promise<T> {
      return db.transaction().execute(async (trx) => {
        const held = trx.withTables<AccountTables>().selectFrom('shoppers').select('id').where('id', '=', shopperId);
        await held.forNoKeyUpdate().execute();
        return work(trx);
      });
    },

    /** Whether the shopper still has this password hash. The hash cannot change until the transaction ends. */
    async lockIfPasswordIs(shopperId: string, passwordHash: string): Promise<boolean> {
      const row = await tables
        .selectFrom('shoppers')
        .select('id')
        .where('id', '=', shopperId)
        .where('password_hash', '=', passwordHash)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Inserts an account, or locks the existing account of the address until the transaction ends. The returned id
     * shows which. Both cases write, so that both take the same time.
     */
    insertOrLock(newcomer: NewShopper, now: Date): Promise<LoginShopper> {
      const { passwordHash, emailVerifiedAt, ...kept } = newcomer;
      const times = { email_proven_at: emailVerifiedAt, created_at: now, updated_at: now };
      return tables
        .insertInto('shoppers')
        .values({ ...kept, password_hash: passwordHash, first_order_id: null, ...times })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: newcomer.email }))
        .returning(['id', 'password_hash', 'email_proven_at'])
        .executeTakeFirstOrThrow();
    },

    /** Whether nobody has verified the shopper's address yet. */
    async isUnproven(shopperId: string): Promise<boolean> {
      const row = await tables
        .selectFrom('shoppers')
        .select('email_proven_at')
        .where('id', '=', shopperId)
        .executeTakeFirst();
      return row?.email_proven_at === null;
    },

    /** Marks the address as verified. A given name replaces the older one, and phone and password are removed. */
    async updateEmailVerified(shopperId: string, now: Date, name?: string): Promise<void> {
      const anew = name === undefined ? {} : { name, phone: null, password_hash: null };
      await tables
        .updateTable('shoppers')
        .set({ ...anew, email_proven_at: now, updated_at: now })
        .where('id', '=', shopperId)
        .execute();
    },

    /**
     * Marks an address as verified by its owner: logged in, and with access to its mails. The account contains no
     * stranger's data.
     */
    async updateEmailProvenByOwner(shopperId: string, now: Date): Promise<void> {
      await tables
        .updateTable('shoppers')
        .set({ email_proven_at: now, updated_at: now })
        .where('id', '=', shopperId)
        .where('email_proven_at', 'is', null)
        .execute();
    },

    /** Updates the password of an address that a link has verified. Returns its account. */
    updatePassword(email: string, passwordHash: string, now: Date): Promise<{ id: string } | undefined> {
      return tables
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

    /** Records the shopper's first payment, unless one is recorded. */
    async markBought(shopperId: string, now: Date): Promise<void> {
      await tables
        .updateTable('shoppers')
        .set({ bought_at: now })
        .where('id', '=', shopperId)
        .where('bought_at', 'is', null)
        .execute();
    },

    /**
     * Gives the shopper's first purchase to this order, unless another order has it. Returns whether it is the first one of the mailbox.
     * Concurrent calls for one mailbox wait for each other until their transactions end.
     */
    async claimFirstPurchase(shopperId: string, orderId: string): Promise<boolean> {
      await sql`
        select pg_advisory_xact_lock(hashtextextended(mailbox_of(email), 0)) from shoppers where id = ${shopperId}
      `.execute(db);
      const row = await tables
        .updateTable('shoppers')
        .set({ first_order_id: orderId })
        .where('id', '=', shopperId)
        .where('first_order_id', 'is', null)
        .returning(FIRST_ORDER_OF_MAILBOX.as('of_mailbox'))
        .executeTakeFirst();
      return row !== undefined && row.of_mailbox === null;
    },

    /** Releases the first purchase, if this order has it. */
    async releaseFirstPurchase(shopperId: string, orderId: string): Promise<void> {
      await tables
        .updateTable('shoppers')
        .set({ first_order_id: null })
        .where('id', '=', shopperId)
        .where('first_order_id', '=', orderId)
        .execute();
    },

    /** The account of an identity. */
    async findByIdentity(issuer: string, subject: string): Promise<string | undefined> {
      const row = await tables
        .selectFrom('identities')
        .select('shopper_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.shopper_id;
    },

    /** Inserts an identity, unless an account has it. */
    async insertIdentity(issuer: string, subject: string, shopperId: string, now: Date): Promise<void> {
      await tables
        .insertInto('identities')
        .values({ issuer, subject, shopper_id: shopperId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
