import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEmail } from '../../../api/account/rules.ts';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { PASSWORD } from '../people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
});
afterAll(() => api.close());

/** Texts like addresses to which we cannot send mail. */
const UNREACHABLE = [
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'a@127.1',
  'a@0x7f.1',
  'a@2130706433',
  'a@localhost',
  'a@LOCALHOST',
  'a@shop.localhost',
  'a@intranet',
  'a@example.com.',
  'a@example..com',
  'a@-example.com',
  'a@example-.com',
  'a@example.1',
  'a@example.com/x',
  'a@example.com:25',
  'a@exa\nmple.com',
  'a@exa\tmple.com',
];

describe(`an email address (${DATABASE_KIND})`, () => {
  it.each(UNREACHABLE)(
    '[REST-18] [AUTH-8] is none without a domain of the internet, in every call: %s',
    async (email) => {
      const client = api.client();
      const ofAccount = 'Enter a valid email address.';
      const calls: [url: string, more: object, message: string][] = [
        ['/newsletter/subscribe', {}, 'Please enter a valid email'],
        ['/user/send-otp', {}, ofAccount],
        ['/user/checkemail/forgotpassword', {}, ofAccount],
        ['/user/register', { name: 'Asha', phone: '9829012345', password: PASSWORD }, ofAccount],
        ['/user/login', { password: PASSWORD }, ofAccount],
      ];
      for (const [url, more, message] of calls) {
        const response = await client.post(url, { email, ...more });
        expect([url, response]).toMatchObject([
          url,
          { status: 400, body: { code: 'INVALID_INPUT', field: 'email', message } },
        ]);
      }
      expect(api.mails).toEqual([]);
    },
  );

  it.each([
    ['asha@example.com', 'asha@example.com'],
    [' Asha.V+silk@Mail.Example.CO.in ', 'asha.v+silk@mail.example.co.in'],
    ['rani@xn--h2brj9c.xn--h2brj9c', 'rani@भारत.भारत'],
    ['a@1and1.com', 'a@1and1.com'],
    ['a@163.com', 'a@163.com'],
    ['a@localhost.example', 'a@localhost.example'],
  ])('is one in any script, and with digits: %s', (typed, email) => {
    expect(parseEmail(typed)).toBe(email);
  });
});
