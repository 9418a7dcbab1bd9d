import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables } from '../tables.ts';

/** The authenticator app of an account, confirmed or pending. */
export interface SecondFactorRow {
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
}

/** The shopper of a call, with the state of their second factor and session. */
export interface SecondFactorOwner {
  email: string;
  is_staff: boolean;
  has_password: boolean;
  /** Whether the shopper has given the password in this session. */
  is_password_shown: boolean;
  /** Whether the shopper has given a code of the current authenticator in this session. */
  is_verified: boolean;
  is_set_up: boolean;
  recovery_codes: number;
}

/** The statements on second factors; `db` may be a transaction. */
export function createSecondFactorRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /** The shopper of a session, in one statement; undefined if the session belongs to another shopper. */
    async findOwner(shopperId: string, sessionId: string): Promise<SecondFactorOwner | undefined> {
      const { rows } = await sql<SecondFactorOwner>`
        select p.email, p.role <> 'SHOPPER' as is_staff, p.password_hash is not null as has_password,
          s.begun_by = 'password' or s.password_shown_at is not null as is_password_shown,
          coalesce(s.second_factor_at >= f.confirmed_at, false) as is_verified,
          f.confirmed_at is not null as is_set_up,
          (select count(*)::int from recovery_codes r where r.shopper_id = p.id) as recovery_codes
        from sessions s join shoppers p on p.id = s.shopper_id left join second_factors f on f.shopper_id = p.id
        where s.id = ${sessionId} and s.shopper_id = ${shopperId}`.execute(db);
      return rows[0];
    },

    /** The shopper's authenticator. */
    find(shopperId: string): Promise<SecondFactorRow | undefined> {
      return tables
        .selectFrom('second_factors')
        .select(['secret', 'created_at', 'confirmed_at'])
        .where('shopper_id', '=', shopperId)
        .executeTakeFirst();
    },

    /** Saves an unconfirmed authenticator. Returns false if a confirmed one exists, which remains. */
    async upsertPending(shopper_id: string, secret: string, created_at: Date): Promise<boolean> {
      const pending = { secret, created_at, confirmed_at: null, last_step: 0 };
      const { numInsertedOrUpdatedRows } = await tables
        .insertInto('second_factors')
        .values({ shopper_id, ...pending })
        .onConflict((conflict) =>
          conflict.column('shopper_id').doUpdateSet(pending).where('second_factors.confirmed_at', 'is', null),
        )
        .executeTakeFirstOrThrow();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /**
     * Marks the authenticator with this secret as confirmed by the code of a half minute. Returns false if another call
     * was first.
     */
    async updateConfirmed(shopperId: string, secret: string, step: number, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('second_factors')
        .set({ confirmed_at: now, last_step: step })
        .where('shopper_id', '=', shopperId)
        .where('secret', '=', secret)
        .where('confirmed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Consumes the code of a half minute. Returns false if it, or a later one, was used before. */
    async updateLastStep(shopperId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('second_factors')
        .set({ last_step: step })
        .where('shopper_id', '=', shopperId)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Saves the hashes of new recovery codes. */
    async insertRecoveryCodes(shopper_id: string, hashes: readonly string[]): Promise<void> {
      await tables
        .insertInto('recovery_codes')
        .values(hashes.map((hash) => ({ shopper_id, hash })))
        .execute();
    },

    /** Deletes a recovery code. Returns false if the shopper has none with this hash. */
    async deleteRecoveryCode(shopperId: string, hash: string): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('recovery_codes')
        .where('shopper_id', '=', shopperId)
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    /** Records that the session has passed the second factor, which also counts as a fresh login. */
    async updateVerified(shopperId: string, sessionId: string, now: Date): Promise<void> {
      await tables
        .updateTable('sessions')
        .set({ second_factor_at: now, confirmed_at: now })
        .where('id', '=', sessionId)
        .where('shopper_id', '=', shopperId)
        .execute();
    },

    /** Deletes the shopper's authenticator and recovery codes. Returns false if there was no confirmed one. */
    async delete(shopperId: string): Promise<boolean> {
      const row = await tables
        .deleteFrom('second_factors')
        .where('shopper_id', '=', shopperId)
        .returning('confirmed_at')
        .executeTakeFirst();
      return row?.confirmed_at instanceof Date;
    },
  };
}
