import type { Db } from '../../platform/database.ts';
import { createShopperRepository } from '../repository.ts';
import { createSessionRepository } from './repository.ts';
import { refuseToken } from './sessions.ts';

/** The shopper and session of a change. A call of an operation is one. */
export interface SessionOwner {
  readonly shopperId: string;
  readonly sessionId: string;
}

/**
 * Runs `work` in its own transaction, one at a time for each shopper, if the session is still valid then. A call that
 * waited while all sessions were ended changes nothing. Refuses with UNAUTHENTICATED (TOKEN_REVOKED).
 */
export type WithSessionLock = <T>(owner: SessionOwner, work: (trx: Db) => Promise<T>) => Promise<T>;

/** Creates the function that runs such changes. */
export function createSessionLock(db: Db, now: () => Date): WithSessionLock {
  return ({ shopperId, sessionId }, work) =>
    createShopperRepository(db).withShopperLock(shopperId, async (trx) => {
      if (!(await createSessionRepository(trx).findLive(sessionId, shopperId, now()))) refuseToken('TOKEN_REVOKED');
      return work(trx);
    });
}
