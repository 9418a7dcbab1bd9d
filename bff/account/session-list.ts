import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { Failure } from '../host/failures.ts';
import type { HasCapability } from '../host/capabilities.ts';
import { sessionNode, type SessionNode } from './nodes.ts';

/** The shopper's sessions. Throws UNAUTHENTICATED without a token. */
export interface SessionList {
  /** Returns the active sessions; null on a host without a session list. Read once per request, and again after a change. */
  sessions(): Promise<SessionNode[] | null>;
  /** Ends a session. Throws NOT_FOUND if the shopper has no such session, FORBIDDEN on a host without a session list. */
  revokeSession(sessionId: string): Promise<void>;
  /** Ends all sessions except the request's, and returns their number. Throws FORBIDDEN on a host without a session list. */
  revokeOtherSessions(): Promise<number>;
}

/** Creates the list of one request. */
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
