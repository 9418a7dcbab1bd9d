import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { codeFor, otherThan } from '../people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
});
afterAll(() => api.close());

describe(`wrong codes (${DATABASE_KIND})`, () => {
  it('[REST-4] are compared at most 25 times a day for an account, also for a client who requested them and tries with and without the challenge', async () => {
    const email = 'both-ways@example.com';
    let compared = 0;
    for (let sent = 0; sent < 6; sent++) {
      const client = api.client();
      const { otpLength } = (await client.post('/user/send-otp', { email })).body;
      const wrong = otherThan(codeFor(api, email));
      for (let time = 0; time < (otpLength === 4 ? 6 : 0); time++) {
        for (const one of [api.client(), client]) {
          const { body } = await one.post('/user/verify-otp', { email, Userotp: wrong });
          compared += body.code === 'EXPIRED' ? 0 : 1;
        }
      }
    }
    expect(compared).toBe(25);
  });
});
