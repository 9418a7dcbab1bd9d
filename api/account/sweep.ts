import type { Db } from '../platform/database.ts';
import { limitsRepository } from './limits/repository.ts';
import { proofsRepository } from './proofs/repository.ts';
import { sessionsRepository } from './sessions/repository.ts';
import { LASTS_MS } from './sessions/sessions.ts';

/** Removes what has run out by `now`: codes, links, spent identity tokens, sessions, counted attempts. */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  await proofsRepository(db).sweep(now);
  await limitsRepository(db).sweep(now);
  await sessionsRepository(db).sweep(now, new Date(now.getTime() - LASTS_MS));
}
