import { sql, type Selectable } from 'kysely';
import type { Role } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import type { AccountTables, LoginMethod } from '../tables.ts';

/** A new session with its first refresh token. Clients without cookies have no binding. */
export interface NewSession {
  id: string;
  shopperId: string;
  bindingHash: string | null;
  refreshHash: string;
  loginMethod: LoginMethod;
  deviceName: string | null;
  expiresAt: Date;
  /** The end of the session if the account belongs to staff. */
  staffExpiresAt: Date;
}

/** A session as each call loads it. */
export type LiveSession = Selectable<
  Pick<AccountTables['sessions'], 'binding_hash' | 'created_at' | 'confirmed_at' | 'second_factor_at'> &
    Pick<AccountTables['shoppers'], 'email' | 'role' | 'seller_id'>
> & {
  /** The time since which the account has a second factor. */
  factor_since: Date | null;
  /** Whether the account is of a seller with whom the shop no longer works. */
  is_seller_ended: boolean;
};

/** A session as a refresh loads it, locked until the transaction ends. */
export interface LockedSession {
  id: string;
  shopper_id: string;
  binding_hash: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  role: Role;
}

/** A session as its shopper sees it. */
export type SessionRow = Pick<AccountTables['sessions'], 'id' | 'device_name' | 'created_at' | 'last_used_at'>;

/** The maximum number of sessions in a shopper's list. */
const MAX_LISTED = 100;

/** The statements on sessions and their refresh tokens; `db` may be a transaction. */
export function createSessionRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /** Inserts a session with its first refresh token. Returns its end unless it is refreshed. */
    async insert(newSession: NewSession, now: Date): Promise<Date> {
      const { id, shopperId, bindingHash, refreshHash, loginMethod, deviceName } = newSession;
      const session = { id, shopper_id: shopperId, binding_hash: bindingHash, begun_by: loginMethod };
      const expires_at = sql<Date>`case when (select role from shoppers where id = ${shopperId}) = 'SHOPPER'
        then ${newSession.expiresAt}::timestamptz else ${newSession.staffExpiresAt}::timestamptz end`;
      const times = { created_at: now, last_used_at: now, expires_at };
      const row = await tables
        .insertInto('sessions')
        .values({ ...session, device_name: deviceName, ...times, handed_over_at: null, revoked_at: null })
        .returning('expires_at')
        .executeTakeFirstOrThrow();
      const first = { hash: refreshHash, session_id: id, created_at: now, replaced_at: null };
      await tables.insertInto('refresh_tokens').values(first).execute();
      return row.expires_at;
    },

    /** The shopper's valid session: its binding, its proofs, and the shopper's email address and role. */
    findLive(id: string, shopperId: string, now: Date): Promise<LiveSession | undefined> {
      return tables
        .selectFrom('sessions as s')
        .innerJoin('shoppers as p', 'p.id', 's.shopper_id')
        .leftJoin('second_factors as f', 'f.shopper_id', 'p.id')
        .select(['s.binding_hash', 's.created_at', 's.confirmed_at', 's.second_factor_at'])
        .select(['p.email', 'p.role', 'p.seller_id', 'f.confirmed_at as factor_since'])
        .select(
          sql<boolean>`exists (select from sellers e where e.id = p.seller_id and e.ended_at is not null)`.as(
            'is_seller_ended',
          ),
        )
        .where('s.id', '=', id)
        .where('s.shopper_id', '=', shopperId)
        .where('s.revoked_at', 'is', null)
        .where('s.expires_at', '>', now)
        .where('p.blocked_at', 'is', null)
        .executeTakeFirst();
    },

    /** Whether the account is blocked. */
    async isBlocked(shopperId: string): Promise<boolean> {
      const row = await tables
        .selectFrom('shoppers')
        .select('id')
        .where('id', '=', shopperId)
        .where('blocked_at', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whether the shopper has a valid session with this refresh token and this binding. */
    async hasLive(shopperId: string, refreshHash: string, bindingHash: string, now: Date): Promise<boolean> {
      const row = await tables
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', (eb) => eb.selectFrom('refresh_tokens').select('session_id').where('hash', '=', refreshHash))
        .where('shopper_id', '=', shopperId)
        .where('binding_hash', '=', bindingHash)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The email address and role of a shopper, for the security log and for mails. */
    findShopper(shopperId: string): Promise<{ email: string; role: Role } | undefined> {
      return tables.selectFrom('shoppers').select(['email', 'role']).where('id', '=', shopperId).executeTakeFirst();
    },

    /**
     * Marks a login by redirect as complete. Returns undefined unless it began after `since`, has this binding, and is
     * new.
     */
    updateHandedOver(refreshHash: string, bindingHash: string, since: Date, now: Date) {
      return tables
        .updateTable('sessions')
        .set({ handed_over_at: now })
        .where('id', '=', (eb) => eb.selectFrom('refresh_tokens').select('session_id').where('hash', '=', refreshHash))
        .where('binding_hash', '=', bindingHash)
        .where('begun_by', '=', 'redirect')
        .where('handed_over_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('created_at', '>', since)
        .returning(['id', 'shopper_id'])
        .executeTakeFirst();
    },

    /** The session of a refresh token, new or replaced, locked until the transaction ends. */
    lockByRefreshToken(refreshHash: string): Promise<LockedSession | undefined> {
      return tables
        .selectFrom('sessions')
        .select(['id', 'shopper_id', 'binding_hash', 'created_at', 'expires_at', 'revoked_at'])
        .select((eb) =>
          eb
            .selectFrom('shoppers as p')
            .select('p.role')
            .whereRef('p.id', '=', 'shopper_id')
            .$asScalar()
            .$notNull()
            .as('role'),
        )
        .where('id', '=', (eb) => eb.selectFrom('refresh_tokens').select('session_id').where('hash', '=', refreshHash))
        .forUpdate()
        .executeTakeFirst();
    },

    /** The time at which the refresh token was replaced; null for the newest token. */
    findRefreshToken(hash: string): Promise<{ replaced_at: Date | null } | undefined> {
      return tables.selectFrom('refresh_tokens').select('replaced_at').where('hash', '=', hash).executeTakeFirst();
    },

    /** Replaces a refresh token by its successor and extends the session until `expiresAt`. */
    async replaceRefreshToken(
      hash: string,
      successor: string,
      sessionId: string,
      expiresAt: Date,
      now: Date,
    ): Promise<void> {
      await tables.updateTable('refresh_tokens').set({ replaced_at: now }).where('hash', '=', hash).execute();
      await tables
        .insertInto('refresh_tokens')
        .values({ hash: successor, session_id: sessionId, created_at: now, replaced_at: null })
        .execute();
      await tables
        .updateTable('sessions')
        .set({ expires_at: expiresAt, last_used_at: now })
        .where('id', '=', sessionId)
        .execute();
    },

    /** Ends the session of a refresh token. Returns false without a valid session. */
    async revokeByRefreshToken(refreshHash: string, now: Date): Promise<boolean> {
      const row = await tables
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id', '=', (eb) => eb.selectFrom('refresh_tokens').select('session_id').where('hash', '=', refreshHash))
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The shopper's valid sessions, the last used first, at most 100. */
    listLive(shopperId: string, now: Date): Promise<SessionRow[]> {
      return tables
        .selectFrom('sessions')
        .select(['id', 'device_name', 'created_at', 'last_used_at'])
        .where('shopper_id', '=', shopperId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .limit(MAX_LISTED)
        .execute();
    },

    /** Ends one of the shopper's sessions. Returns false if the shopper has no valid session of this id. */
    async revokeOwn(id: string, shopperId: string, now: Date): Promise<boolean> {
      const row = await tables
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('shopper_id', '=', shopperId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Ends all other sessions of the shopper. Returns how many were valid until now. */
    async revokeOthers(id: string, shopperId: string, now: Date): Promise<number> {
      const { numUpdatedRows } = await tables
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('shopper_id', '=', shopperId)
        .where('id', '!=', id)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    /** Ends a session without cookies. Returns false if it has ended already. */
    async revokeUnbound(id: string, shopperId: string, now: Date): Promise<boolean> {
      const row = await tables
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('shopper_id', '=', shopperId)
        .where('binding_hash', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Ends one session. */
    async revoke(id: string, now: Date): Promise<void> {
      await tables
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .execute();
    },

    /** Ends all sessions of the shopper. */
    async revokeAll(shopperId: string, now: Date): Promise<void> {
      await tables
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('shopper_id', '=', shopperId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    /** Deletes sessions that have ended, and refresh tokens that were replaced before `longAgo`. */
    async deleteExpired(now: Date, longAgo: Date): Promise<void> {
      await tables.deleteFrom('sessions').where('expires_at', '<=', now).execute();
      await tables.deleteFrom('refresh_tokens').where('replaced_at', '<=', longAgo).execute();
    },
  };
}
