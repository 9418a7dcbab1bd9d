import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, DATABASE_KIND, type TestApi } from '../../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 30 });
});
afterAll(() => api.close());

/** Requests a mail. Returns whether it is sent after the mails of others. */
async function isLate(address: string, path: string, email: string): Promise<boolean | undefined> {
  const { status } = await api.client().post(path, { email }, { 'x-forwarded-for': address });
  expect(status).toBe(200);
  return api.mails.at(-1)?.isBulk;
}

describe(`the mails that a network requests (${DATABASE_KIND})`, () => {
  it('are sent after those of others from the third on, where its limit is twenty', async () => {
    const late: (boolean | undefined)[] = [];
    for (let at = 0; at < 4; at += 1) late.push(await isLate('198.51.100.5', '/user/send-otp', `m${at}@example.com`));
    expect(late).toEqual([false, false, true, true]);
    for (const path of ['/user/checkemail/forgotpassword', '/newsletter/subscribe'])
      expect(await isLate('198.51.100.5', path, 'm5@example.com')).toBe(true);
    expect(await isLate('203.0.113.5', '/user/send-otp', 'few@example.com')).toBe(false);
  });

  it('are counted for a /48 of IPv6 together', async () => {
    const late: (boolean | undefined)[] = [];
    for (let at = 0; at < 40; at += 1)
      late.push(await isLate(`2001:db8:7:${(at * 256).toString(16)}::1`, '/user/send-otp', `n${at}@example.com`));
    expect(late.indexOf(true)).toBe(32);
  });
});
