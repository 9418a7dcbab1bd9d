import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createTestHost, sendJson, type TestHost } from '../../hosts/test-host.ts';

const CANARIES = {
  password: 'canary-password-8391',
  otp: '839127',
  bearer: 'canaryhead.canarybody.canarysign',
  cookie: 'canary-cookie-77',
  email: 'canary.person@example.com',
  name: 'Canary Name',
  phone: '9876501234',
  code: 'canary-google-code',
  refreshToken: 'rt_canary-refresh-token',
};
const { email, password, otp, name, phone, refreshToken } = CANARIES;
const found = (text: string) => Object.values(CANARIES).filter((canary) => text.includes(canary));

/** All operations with a shopper's secrets, with their inputs. */
const OPERATIONS: [string, object?][] = [
  ['{ me { id } }'],
  ['mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }', { email, password }],
  ['mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { userErrors { code } } }', { email, otp }],
  ['mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { userErrors { code } } }', { email }],
  [
    'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { code } } }',
    { email, name, phone, password },
  ],
  [
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { userErrors { code } } }',
    { email, password, token: CANARIES.code },
  ],
  ['mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { userErrors { code } } }', { name, phone }],
  ['mutation { refreshSession { userErrors { code } } }'],
  [
    'mutation ($input: RefreshSessionInput) { refreshSession(input: $input) { refreshToken userErrors { code } } }',
    { refreshToken },
  ],
  [
    'mutation ($input: RefreshSessionInput) { refreshSession(input: $input) { userErrors { code } } }',
    { refreshToken: { refreshToken } },
  ],
  ['mutation ($input: LogoutInput) { logout(input: $input) { userErrors { code } } }', { refreshToken }],
  ['{ me { sessions { deviceName } } }'],
  [
    'mutation ($input: LoginInput!) { login(input: $input) { userErrors { code } } }',
    { email: 7, password: { password }, name },
  ],
];

/** Possible responses of a host. All except the last contain the request's secrets. */
const RESPONSES: [string, (response: ServerResponse) => void][] = [
  ['hangs up', (response) => response.destroy()],
  ['sends half of it', (response) => response.writeHead(200).end(`${JSON.stringify(CANARIES).slice(0, -9)} <html>`)],
  ['breaks', (response) => sendJson(response, 500, { message: JSON.stringify(CANARIES) })],
  ['sends another shape', (response) => sendJson(response, 200, { user: CANARIES, accessToken: CANARIES })],
  ['refuses', (response) => sendJson(response, 401, { code: 'SESSION_INVALID' })],
];

describe('secrets of shoppers', () => {
  let host: TestHost;
  let reply: (response: ServerResponse) => void;
  beforeAll(async () => {
    host = await createTestHost(([first], _url, response) => {
      if (first === 'additions') return { additions: ['sessions'] };
      // The public reads of the host check have no token, so their responses contain no secret.
      if (first === 'product') return undefined;
      reply(response);
      return 'sent';
    });
  });
  afterAll(async () => host.close());

  /** Opens a gateway in a separate process, with all of its logs. */
  const openLogging = async () => {
    const env = { ...process.env, REST_URL: host.url, BFF_PORT: '0', LOG_LEVEL: 'trace' };
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../../bff/server.ts')], { env });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
    const address = await vi.waitUntil(() => /http:\/\/[\d.:]+(?=\/graphql)/.exec(log)?.[0], { timeout: 20_000 });
    const close = async () => {
      child.kill();
      await once(child, 'exit');
    };
    return { address, log: () => log, close };
  };

  for (const [what, wrong] of RESPONSES) {
    it(`[GATE-5] appear in no log at any level, in no error and in no address when the host ${what}`, async () => {
      reply = wrong;
      host.calls.length = 0;
      const gateway = await openLogging();
      const browser = createTestBrowser(gateway);
      browser.token = CANARIES.bearer;
      browser.cookies.set('__Host-rest.sid', CANARIES.cookie);
      const replies: unknown[] = [];
      for (const [query, input] of OPERATIONS) replies.push(await browser.request(query, { input }));
      await browser.open(`/auth/google/callback?code=${CANARIES.code}&state=${CANARIES.code}`);
      const garbled = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query": ${password}`,
      };
      await fetch(`${gateway.address}/graphql`, garbled);
      await expect.poll(() => gateway.log().match(/"request completed"/g)?.length).toBe(OPERATIONS.length + 2);
      await gateway.close();

      expect(gateway.log().includes('a REST call failed')).toBe(what !== 'refuses');
      expect(found(gateway.log())).toEqual([]);
      expect(found(JSON.stringify(replies))).toEqual([]);
      const addresses = host.calls.filter((call) => !call.startsWith('/auth/google/callback?'));
      expect(addresses.length).toBeGreaterThanOrEqual(8);
      expect(found(addresses.join())).toEqual([]);
      expect(found(JSON.stringify(CANARIES))).toHaveLength(9);
    });
  }
});
