import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { logIn } from '../people.ts';

const MINUTE = 60_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
});
afterAll(() => api.close());

/** Sends a call and returns the mail that it causes. */
async function mailOf(client: Client, path: string, body?: object) {
  expect((await client.post(path, body)).status).toBe(200);
  return api.mails.at(-1);
}

describe(`mails with codes that wait for an unavailable mail server (${DATABASE_KIND})`, () => {
  it('[AUTH-6] are sent while their code is good, and not once the shopper has got another', async () => {
    const email = 'impatient@example.com';
    const [own, other] = [api.client(), api.client()];
    const first = await mailOf(own, '/user/send-otp', { email });
    expect(first).toMatchObject({ usefulForMs: 10 * MINUTE, withdrawalKey: expect.stringMatching(/^[^@]{20,}$/) });
    expect(first?.withdrawalKey).not.toContain('impatient');
    expect(api.withdrawals).toEqual([]);
    const second = await mailOf(own, '/user/send-otp', { email });
    expect(api.withdrawals).toEqual([first?.withdrawalKey]);
    expect(second?.withdrawalKey).toBe(first?.withdrawalKey);
    const others = await mailOf(other, '/user/send-otp', { email });
    expect(others?.withdrawalKey, 'nobody else can take a mail back').not.toBe(first?.withdrawalKey);
  });

  it('so do those of a confirmed login, and links for a new password, of which each is good', async () => {
    const client = await logIn(api, 'confirming@example.com');
    const first = await mailOf(client, '/user/confirmation-otp');
    api.withdrawals.length = 0;
    const second = await mailOf(client, '/user/confirmation-otp');
    expect(second).toMatchObject({ usefulForMs: 10 * MINUTE, withdrawalKey: first?.withdrawalKey });
    expect(api.withdrawals).toEqual([first?.withdrawalKey]);
    const link = await mailOf(client, '/user/checkemail/forgotpassword', { email: 'confirming@example.com' });
    expect(link).toMatchObject({ usefulForMs: 15 * MINUTE });
    expect(link?.withdrawalKey).toBeUndefined();
  });
});
