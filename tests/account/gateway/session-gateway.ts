import { vi } from 'vitest';
import { authLink } from '../../../web/session/auth-link.ts';
import { createApolloClient } from '../../../web/shopper/client.ts';

/** A request as a browser sends it. */
interface Sent {
  /** The operation's name. */
  name: string;
  /** The Authorization header; null without one. */
  authorization: string | null;
  credentials: RequestCredentials | undefined;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
let tokens = 0;

/** A new access token for `sub`, which was issued `age` seconds ago and is valid for ten minutes. */
export function tokenFor(sub = 's-1', age = 0): string {
  const iat = Math.floor(Date.now() / 1000) - age;
  tokens += 1;
  return [part({ alg: 'HS256' }), part({ sub, iat, exp: iat + 600 }), part({ tokens })].join('.');
}

/** The response UNAUTHENTICATED, with a reason if there is one. */
export const refusal = (reason?: string) => ({
  data: null,
  errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED', ...(reason ? { reason } : {}) } }],
});

const SHOPPER = {
  __typename: 'Shopper',
  id: 's-1',
  name: 'Asha',
  fullName: 'Asha',
  email: 'asha@example.com',
  phone: null,
  canChangeEmail: null,
};

/** The responses to the other operations in these tests. */
const DATA: Record<string, unknown> = {
  homePage: { categories: [], recentReviews: [] },
  requestOtp: { requestOtp: { __typename: 'RequestOtpPayload', message: null, userErrors: [] } },
  login: { login: { __typename: 'SessionPayload', accessToken: null, userErrors: [] } },
  updateProfile: { updateProfile: { __typename: 'UpdateProfilePayload', shopper: SHOPPER, userErrors: [] } },
};

/**
 * A gateway instead of the network. It accepts the tokens in `good`. `refresh` responds to a renewal, by default with
 * a new good token. `calls` has all requests, `down` makes each request fail as without a connection, and every
 * response waits for `until`.
 */
export function fakeGateway() {
  const calls: Sent[] = [];
  const state = {
    calls,
    good: new Set<string>(),
    down: false,
    until: Promise.resolve(),
    refresh: async (): Promise<unknown> => {
      const accessToken = tokenFor();
      state.good.add(accessToken);
      return { data: { refreshSession: { __typename: 'SessionPayload', accessToken } } };
    },
    logout: async (): Promise<unknown> => ({ data: { logout: { __typename: 'LogoutPayload', userErrors: [] } } }),
    names: () => calls.map(({ name }) => name),
    count: (wanted: string) => calls.filter(({ name }) => name === wanted).length,
  };
  const response = async (name: string, authorization: string | null) => {
    if (name === 'refreshSession') return state.refresh();
    if (name === 'logout') return state.logout();
    if (name !== 'profile') return { data: DATA[name] };
    if (!authorization) return { data: { me: null } };
    return state.good.has(authorization.replace('Bearer ', '')) ? { data: { me: SHOPPER } } : refusal();
  };
  vi.stubGlobal('fetch', async (_address: string, { headers, credentials, body }: RequestInit & { body: string }) => {
    const { operationName: name }: { operationName: string } = JSON.parse(body);
    const authorization = new Headers(headers).get('authorization');
    calls.push({ name, authorization, credentials });
    if (state.down) throw new TypeError('Failed to fetch');
    const responded = await response(name, authorization);
    await state.until;
    return Response.json(responded);
  });
  return state;
}

/** The Apollo client of a browser. Its requests go through the session. */
export const createClient = () => createApolloClient({ uri: 'https://shop.example/graphql', before: [authLink()] });
