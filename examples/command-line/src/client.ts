import { authExchange } from '@urql/exchange-auth';
import { Client, fetchExchange } from '@urql/core';
import { API } from './config.ts';
import { refresh, type Session } from './session.ts';

/** Seconds before its expiry at which the client replaces a token. */
const MARGIN_SECONDS = 30;

/** A client that sends the session's access token and renews it before it expires. `storeSession` stores each new session. */
export function createClient(session: Session, storeSession: (session: Session) => Promise<void>): Client {
  let current = session;
  return new Client({
    url: API,
    // GET is only for visitors; requests for personal data use POST.
    preferGetMethod: false,
    requestPolicy: 'network-only',
    // Subscriptions use server-sent events, at the same address.
    fetchSubscriptions: true,
    fetchOptions: { headers: { 'apollographql-client-name': 'command-line', 'apollographql-client-version': '1.0.0' } },
    exchanges: [
      authExchange(async ({ appendHeaders }) => ({
        addAuthToOperation: (operation) => appendHeaders(operation, { authorization: `Bearer ${current.accessToken}` }),
        willAuthError: () => Date.parse(current.expiresAt) - Date.now() < MARGIN_SECONDS * 1_000,
        didAuthError: ({ graphQLErrors }) =>
          graphQLErrors.some(({ extensions }) => extensions['reason'] === 'TOKEN_EXPIRED'),
        refreshAuth: async () => {
          current = await refresh(current.refreshToken);
          await storeSession(current);
        },
      })),
      fetchExchange,
    ],
  });
}
