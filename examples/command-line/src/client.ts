import { authExchange } from '@urql/exchange-auth';
import { Client, fetchExchange } from '@urql/core';
import { API } from './config.ts';
import { refresh, type Session } from './session.ts';

/** Seconds before its end at which a token is replaced. */
const MARGIN_SECONDS = 30;

/** A client that sends the session's access token and gets another one before it expires. `keep` stores each new session. */
export function createClient(session: Session, keep: (session: Session) => Promise<void>): Client {
  let current = session;
  return new Client({
    url: API,
    // This client's GET is a visitor's; what is personal goes by POST.
    preferGetMethod: false,
    requestPolicy: 'network-only',
    // Subscriptions come by server-sent events, over the same address.
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
          await keep(current);
        },
      })),
      fetchExchange,
    ],
  });
}
