import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables, LoginCodeRow } from '../tables.ts';

/** The maximum number of tries of a code: for its requester, and for all others together. */
export const MAX_TRIES = 5;

/** The statements on login codes. The database stores only hashes of codes, challenges and addresses. */
export function createLoginCodeRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /** Blocks other requests for or tries of codes of this email address until the transaction ends. */
    async lockEmail(email: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`login codes ${email}`}, 0))`.execute(db);
    },

    /** Saves a code and replaces the client's earlier one. */
    async upsertCode(code: LoginCodeRow): Promise<void> {
      await tables
        .insertInto('one_time_codes')
        .values(code)
        .onConflict((conflict) => conflict.columns(['email', 'challenge_hash']).doUpdateSet(code))
        .execute();
    },

    /** Stops reserving tries for older codes that this address requested without a challenge. */
    async unreserveOlder(email: string, address_hash: string): Promise<void> {
      await tables
        .updateTable('one_time_codes')
        .set({ is_reserved: false, open_tries: null })
        .where('email', '=', email)
        .where('address_hash', '=', address_hash)
        .where('open_tries', 'is not', null)
        .execute();
    },

    /** The code of a challenge. */
    findByChallenge(email: string, challenge_hash: string, now: Date): Promise<LoginCodeRow | undefined> {
      return tables
        .selectFrom('one_time_codes')
        .selectAll()
        .where('email', '=', email)
        .where('challenge_hash', '=', challenge_hash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
    },

    /** The newest code that allows tries without a challenge, preferably one that this address requested. */
    findOpen(email: string, address_hash: string, now: Date): Promise<LoginCodeRow | undefined> {
      return tables
        .selectFrom('one_time_codes')
        .selectAll()
        .where('email', '=', email)
        .where('open_tries', 'is not', null)
        .where('expires_at', '>', now)
        .orderBy(sql`address_hash = ${address_hash}`, 'desc')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    /** The tries reserved for other short codes of an email address, and for those of a network address. */
    async countReserved(email: string, address_hash: string, besides: string | undefined, now: Date) {
      const { rows } = await sql<{ account: number; address: number }>`
        select
          coalesce(sum(${MAX_TRIES} - tries) filter (where email = ${email}), 0)::int as account,
          coalesce(sum(${MAX_TRIES} - tries) filter (where address_hash = ${address_hash}), 0)::int as address
        from one_time_codes
        where (email = ${email} or address_hash = ${address_hash}) and is_reserved and digits < ${LONG_DIGITS}
          and expires_at > ${now} and id <> ${besides ?? ''}`.execute(db);
      return rows[0] ?? { account: 0, address: 0 };
    },

    /** Whether the address has an account that nobody has verified. */
    async isUnproven(email: string): Promise<boolean> {
      const { rows } = await sql<{ is_unproven: boolean }>`
        select exists (select 1 from shoppers where email = ${email} and email_proven_at is null) as is_unproven`.execute(
        db,
      );
      return rows[0]?.is_unproven ?? false;
    },

    /** Whether the address belongs to staff. */
    async isOfStaff(email: string): Promise<boolean> {
      const { rows } = await sql<{ is_staff: boolean }>`
        select exists (select 1 from shoppers where email = ${email} and role <> 'SHOPPER') as is_staff`.execute(db);
      return rows[0]?.is_staff ?? false;
    },

    /** Counts a try of a code. Returns false when none is left. */
    async countTry(id: string, kind: 'tries' | 'open_tries'): Promise<boolean> {
      const row = await tables
        .updateTable('one_time_codes')
        .set({ [kind]: sql`${sql.ref(kind)} + 1` })
        .where('id', '=', id)
        .where(kind, '<', MAX_TRIES)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes a code. Returns false if another call has just used it. */
    async deleteCode(id: string): Promise<boolean> {
      const row = await tables.deleteFrom('one_time_codes').where('id', '=', id).returning('id').executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes all codes of an email address. A code in use has started its session by then. */
    async deleteCodes(email: string): Promise<void> {
      await tables.deleteFrom('one_time_codes').where('email', '=', email).execute();
    },

    /** Deletes expired codes. */
    async deleteExpired(now: Date): Promise<void> {
      await tables.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
    },
  };
}

/** The digits of a code that cannot be guessed, however many tries there are. */
export const LONG_DIGITS = 8;
