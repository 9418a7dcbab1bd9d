import type { Db } from '../platform/database.ts';
import { createRateLimitRepository } from './rate-limits/repository.ts';
import { createEmailVerificationRepository } from './email-verification/repository.ts';
import { createSessionRepository } from './sessions/repository.ts';
import { SESSION_MS } from './sessions/sessions.ts';

/** Deletes what has expired by `now`: codes, links, used identity tokens, sessions and counted attempts. */
export async function deleteExpiredAccountData(db: Db, now: Date): Promise<void> {
  await createEmailVerificationRepository(db).deleteExpired(now);
  await createRateLimitRepository(db).deleteExpired(now);
  await createSessionRepository(db).deleteExpired(now, new Date(now.getTime() - SESSION_MS));
}
