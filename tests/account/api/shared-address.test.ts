import { describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { codeFor, PASSWORD } from '../people.ts';

const HERE = '198.51.100.77';
const from = (address: string) => ({ 'x-forwarded-for': address });

async function withApi(env: Record<string, string>, work: (api: TestApi) => Promise<void>): Promise<void> {
  const api = await createTestApi(env);
  try {
    await work(api);
  } finally {
    await api.close();
  }
}

const askForCode = async (api: TestApi, email: string, address: string) =>
  (await api.client().post('/user/send-otp', { email, unbound: true }, from(address))).status;

/** Somebody proves an address and is logged in. */
async function logInByCode(api: TestApi, email: string, address: string): Promise<void> {
  const client = api.client();
  await client.post('/user/send-otp', { email }, from(address));
  const answer = await client.post('/user/verify-otp', { email, Userotp: codeFor(api, email) }, from(address));
  expect(answer.status).toBe(200);
}

/** How many mails to strangers an address gets sent, of so many. */
async function mailsOf(api: TestApi, address: string, most: number): Promise<number> {
  let sent = 0;
  for (let at = 0; at < most; at += 1)
    if ((await askForCode(api, `to-${at}-${address}@example.com`, address)) === 200) sent += 1;
  return sent;
}

describe(`the limits of an address that people share (${DATABASE_KIND})`, () => {
  it('do not grow with accounts whose address nobody proved', () =>
    withApi({}, async (api) => {
      for (let at = 0; at < 25; at += 1) {
        const account = { email: `made-up-${at}@example.com`, password: PASSWORD };
        const newcomer = { ...account, name: 'Nobody', phone: '98290 12345' };
        expect((await api.client().post('/user/register', newcomer, from(HERE))).status).toBe(200);
        expect((await api.client().post('/user/login', account, from(HERE))).status).toBe(200);
      }
      let compared = 0;
      for (let at = 0; at < 50; at += 1) {
        const body = { email: `guessed-${at}@example.com`, password: 'wrong-password' };
        if ((await api.client().post('/user/login', body, from(HERE))).status === 401) compared += 1;
      }
      expect(compared).toBe(30);
    }));

  it('grow with those who have proven theirs, to ten times as much', () =>
    withApi({ ADDRESS_LIMIT: '3' }, async (api) => {
      await logInByCode(api, 'one@example.com', HERE);
      expect(await mailsOf(api, HERE, 6)).toBe(5);
      const crowded = '198.51.100.78';
      for (let at = 0; at < 4; at += 1) await logInByCode(api, `crowd-${at}@example.com`, crowded);
      expect(await mailsOf(api, crowded, 12)).toBe(6);
    }));

  it('do not spare it the limit of all mails to strangers', () =>
    withApi({ ADDRESS_LIMIT: '3' }, async (api) => {
      let sent = 0;
      for (let at = 1; at <= 6; at += 1) {
        if (sent >= 30) break;
        await logInByCode(api, `neighbour-${at}@example.com`, `203.0.113.${at}`);
        sent += 1 + (await mailsOf(api, `203.0.113.${at}`, 5));
      }
      expect(sent).toBe(30);
      expect(await askForCode(api, 'last@example.com', '203.0.113.99')).toBe(429);
    }));
});
