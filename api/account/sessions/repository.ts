import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables, Beginning } from '../tables.ts';

/** A session that begins; without a binding it has no refresh token. */
export interface NewSession {
  id: string;
  shopperId: string;
  bindingHash: string | null;
  refreshHash: string | null;
  begunBy: Beginning;
  expiresAt: Date;
}

/** A session as each call sees it. */
export type LiveSession = Pick<AccountTables['sessions'], 'binding_hash'> &
  Selectable<Pick<AccountTables['shoppers'], 'role' | 'seller_id'>>;

/** A session as a refresh sees it. */
export interface HeldSession {
  id: string;
  shopper_id: string;
  binding_hash: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

/** The statements on sessions and their refresh tokens; `db` may be a transaction. */
export function sessionsRepository(db: Db) {
  return { ...living(db), ...refreshing(db), ...leaving(db), ...ending(db) };
}

function living(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** Begins a session, with its first refresh token where it has one. */
    async begin({ id, shopperId, bindingHash, refreshHash, begunBy, expiresAt }: NewSession, now: Date): Promise<void> {
      const session = { id, shopper_id: shopperId, binding_hash: bindingHash, begun_by: begunBy };
      const times = { created_at: now, expires_at: expiresAt, handed_over_at: null, revoked_at: null };
      await shop
        .insertInto('sessions')
        .values({ ...session, ...times })
        .execute();
      if (!refreshHash) return;
      const first = { hash: refreshHash, session_id: id, created_at: now, replaced_at: null };
      await shop.insertInto('refresh_tokens').values(first).execute();
    },

    /** The shopper's session while it lasts: which secret it is bound to, if any, and what the shopper may do. */
    live(id: string, shopperId: string, now: Date): Promise<LiveSession | undefined> {
      return shop
        .selectFrom('sessions as s')
        .innerJoin('shoppers as p', 'p.id', 's.shopper_id')
        .select(['s.binding_hash', 'p.role', 'p.seller_id'])
        .where('s.id', '=', id)
        .where('s.shopper_id', '=', shopperId)
        .where('s.revoked_at', 'is', null)
        .where('s.expires_at', '>', now)
        .executeTakeFirst();
    },

    /** Notes that a login by redirect is complete; undefined unless it began after `since`, is bound so, and is new. */
    handOver(refreshHash: string, bindingHash: string, since: Date, now: Date) {
      return shop
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
  };
}

function refreshing(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** The session of a refresh token, new or replaced; nobody else refreshes it until the transaction ends. */
    hold(refreshHash: string): Promise<HeldSession | undefined> {
      return shop
        .selectFrom('sessions')
        .select(['id', 'shopper_id', 'binding_hash', 'created_at', 'expires_at', 'revoked_at'])
        .where('id', '=', (eb) => eb.selectFrom('refresh_tokens').select('session_id').where('hash', '=', refreshHash))
        .forUpdate()
        .executeTakeFirst();
    },

    /** When the refresh token was replaced, null while it is the newest. */
    refreshToken(hash: string): Promise<{ replaced_at: Date | null } | undefined> {
      return shop.selectFrom('refresh_tokens').select('replaced_at').where('hash', '=', hash).executeTakeFirst();
    },

    /** Puts the successor in the place of a refresh token and lets the session last until `expiresAt`. */
    async replace(hash: string, successor: string, sessionId: string, expiresAt: Date, now: Date): Promise<void> {
      await shop.updateTable('refresh_tokens').set({ replaced_at: now }).where('hash', '=', hash).execute();
      await shop
        .insertInto('refresh_tokens')
        .values({ hash: successor, session_id: sessionId, created_at: now, replaced_at: null })
        .execute();
      await shop.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', sessionId).execute();
    },
  };
}

function leaving(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** Ends the session of a refresh token; false when there is none that still lasts. */
    async end(refreshHash: string, now: Date): Promise<boolean> {
      const row = await shop
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id', '=', (eb) => eb.selectFrom('refresh_tokens').select('session_id').where('hash', '=', refreshHash))
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Ends a session that no cookie belongs to; false when there is none that still lasts. */
    async endUnbound(id: string, shopperId: string, now: Date): Promise<boolean> {
      const row = await shop
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
  };
}

function ending(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** Ends one session. */
    async revoke(id: string, now: Date): Promise<void> {
      await shop
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .execute();
    },

    /** Ends all sessions of the shopper. */
    async revokeAll(shopperId: string, now: Date): Promise<void> {
      await shop
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('shopper_id', '=', shopperId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    /** Removes sessions that are over, and refresh tokens that were replaced before `longAgo`. */
    async sweep(now: Date, longAgo: Date): Promise<void> {
      await shop.deleteFrom('sessions').where('expires_at', '<=', now).execute();
      await shop.deleteFrom('refresh_tokens').where('replaced_at', '<=', longAgo).execute();
    },
  };
}
