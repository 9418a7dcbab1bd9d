import type { ResponseBody, Serve } from './contract.ts';
import type { Database } from './database.ts';
import type { Contract } from './read-contract.ts';
import { refuse } from './refusals.ts';

const OK_STATUS: ResponseBody<'getLiveness'> = { status: 'ok' };

/** The host's own routes: its additions, and its liveness and readiness. */
export function platformRoutes(serve: Serve, { contract, database }: { contract: Contract; database: Database }): void {
  serve('getAdditions', () => ({ additions: contract.additions }));

  serve('getLiveness', () => (database.isHopeless() ? refuse('UNAVAILABLE') : OK_STATUS));

  serve('getReadiness', async () => {
    await database.ping().catch(() => refuse('UNAVAILABLE'));
    return OK_STATUS;
  });
}
