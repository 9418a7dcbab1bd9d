import type { Db } from '../../platform/database.ts';
import { createShopperRepository } from '../repository.ts';
import { createSessionRepository } from './repository.ts';
import { refuseToken } from './sessions.ts';

/** Whose session asks for a change. A call of an operation is one. */
export interface SessionOwner {
  readonly shopperId: string;
  readonly sessionId: string;
}

/**
 * Runs `work` in a transaction of its own, one at a time for each shopper, if the session is still good then: a call that has waited
 * while all sessions were ended changes nothing. Refuses with UNAUTHENTICATED (TOKEN_REVOKED).
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
