import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import { Failure } from '../platform/failures.ts';
import type { HasCapability } from '../platform/host-capabilities.ts';
import { sessionNode, type SessionNode } from './nodes.ts';

/** Where the shopper is logged in. Throws UNAUTHENTICATED without a token. */
export interface SessionList {
  /** The sessions that last; null on a host that keeps no list. Read once for a request, and again after a change. */
  sessions(): Promise<SessionNode[] | null>;
  /** Ends a session. Throws NOT_FOUND for one that the shopper does not have, FORBIDDEN on a host that keeps no list. */
  revokeSession(sessionId: string): Promise<void>;
  /** Ends all sessions but that of the request, and answers how many. Throws FORBIDDEN on a host that keeps no list. */
  revokeOtherSessions(): Promise<number>;
}

/** Makes the list of one request. */
export function createSessionList(authenticated: AuthenticatedRest, has: HasCapability): SessionList {
  let listed: Promise<SessionNode[]> | undefined;
  const read = async () => (await authenticated.rest()('getSessions', {})).sessions.map(sessionNode);
  const restOfList = () => {
    const rest = authenticated.rest();
    if (!has('sessions')) throw new Failure('FORBIDDEN');
    listed = undefined;
    return rest;
  };
  return {
    sessions: async () => {
      if (!has('sessions')) return null;
      listed ??= read();
      return listed;
    },
    revokeSession: async (sessionId) => void (await restOfList()('revokeSession', { sessionId })),
    revokeOtherSessions: async () => (await restOfList()('revokeOtherSessions', {})).revoked,
  };
}
