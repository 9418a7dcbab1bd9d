import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../account/staff.ts';
import { logIn, mailTo } from '../../account/people.ts';
import { createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { ISSUE, runNewsletterOperation } from '../issue-mails.ts';
import { SUBSCRIBE_MESSAGE, confirmToken, leaveToken, listSubscribers } from '../subscribers.ts';

const EMAIL = 'meera@example.com';
const LEFT = 'You will no longer get our newsletter.';

let api: TestApi;
let gateway: TestGateway;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 300 });
  gateway = await createTestGateway(await api.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});
beforeEach(async () => {
  await api.database.runScript('delete from subscribers');
  api.clock.move(86_400_000);
  api.mails.length = 0;
});

/** Creates a browser of the gateway with the session of a shopper who has logged in at the api. */
function browserOf({ cookies, token }: Client): TestBrowser {
  const renamed = new Map([...cookies].map(([name, value]) => [`__Host-rest.${name}`, value]));
  return Object.assign(createTestBrowser(gateway), { cookies: renamed, token });
}
const subscribe = async (email: string, from = '203.0.113.7') => {
  const query = `mutation ($email: EmailAddress!) { subscribeToNewsletter(input: { email: $email }) {
    message userErrors { code field message } } }`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const body = JSON.stringify({ query, variables: { email } });
  return (await fetch(`${gateway.address}/graphql`, { method: 'POST', headers, body })).json();
};
const oneClick = (token: string) =>
  fetch(`${gateway.address}/newsletter/leave?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
const confirmed = async () => {
  await subscribe(EMAIL);
  const { data } = await runNewsletterOperation(gateway, 'confirmNewsletter', { token: confirmToken(api, EMAIL) });
  return data.confirmNewsletter;
};

describe('the newsletter over the real api', () => {
  it('[NEWS-1] [REST-18] is requested, confirmed and ended by the mailed links, each again without harm', async () => {
    expect((await subscribe(` ${EMAIL.toUpperCase()} `)).data.subscribeToNewsletter).toEqual({
      message: SUBSCRIBE_MESSAGE,
      userErrors: [],
    });
    expect(await listSubscribers(api.database, EMAIL)).toEqual([{ email: EMAIL, isConfirmed: false }]);
    const token = confirmToken(api, EMAIL);
    for (let time = 0; time < 2; time++) {
      const { data } = await runNewsletterOperation(gateway, 'confirmNewsletter', { token });
      expect(data.confirmNewsletter).toEqual({
        message: 'Thank you! You will get our next newsletter.',
        userErrors: [],
      });
    }
    expect(await listSubscribers(api.database, EMAIL)).toEqual([{ email: EMAIL, isConfirmed: true }]);
    const away = leaveToken(api, EMAIL);
    for (let time = 0; time < 2; time++) {
      const { data } = await runNewsletterOperation(gateway, 'leaveNewsletter', { token: away });
      expect(data.leaveNewsletter).toEqual({ message: LEFT, userErrors: [] });
    }
    expect(await listSubscribers(api.database, EMAIL)).toEqual([]);
  });

  it('[NEWS-1] returns the same for an address that has it and one that has not', async () => {
    await confirmed();
    expect(await subscribe(EMAIL)).toEqual(await subscribe('stranger@example.com'));
  });

  it('[NEWS-1] takes no link for another one, and none that is old or forged', async () => {
    await subscribe(EMAIL);
    const token = confirmToken(api, EMAIL);
    const away = leaveToken(api, EMAIL);
    const [id] = token.split('.');
    for (const [name, wrong] of [
      ['confirmNewsletter', away],
      ['leaveNewsletter', token],
      ['confirmNewsletter', `${id}.${'A'.repeat(43)}`],
      ['leaveNewsletter', 'x'.repeat(200)],
    ] as const) {
      const { data } = await runNewsletterOperation(gateway, name, { token: wrong });
      expect([wrong, data[name].userErrors[0]]).toMatchObject([wrong, { code: 'EXPIRED', field: ['input', 'token'] }]);
    }
    api.clock.move(8 * 86_400_000);
    const late = await runNewsletterOperation(gateway, 'confirmNewsletter', { token });
    expect(late.data.confirmNewsletter.userErrors[0].code).toBe('EXPIRED');
    expect(await listSubscribers(api.database, EMAIL)).toEqual([{ email: EMAIL, isConfirmed: false }]);
  });

  it('[NEWS-1] is ended by a mail program at the address that every mail names, without a session', async () => {
    await confirmed();
    const { headers } = mailTo(api, EMAIL);
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const token = leaveToken(api, EMAIL);
    const forged = await oneClick(`${token}x`);
    expect([forged.status, await forged.text()]).toEqual([400, '']);
    expect(await listSubscribers(api.database, EMAIL)).toHaveLength(1);
    const statuses = [(await oneClick(token)).status, (await oneClick(token)).status];
    expect(statuses).toEqual([200, 200]);
    expect(await listSubscribers(api.database, EMAIL)).toEqual([]);
  });

  it('[NEWS-1] is refused with the fixed message for an address that only the host recognises as invalid', async () => {
    for (const email of ['asha,rohan@example.com', '<asha@example.com>']) {
      expect((await subscribe(email)).data.subscribeToNewsletter).toEqual({
        message: null,
        userErrors: [{ code: 'INVALID_INPUT', field: ['input', 'email'], message: 'Please enter a valid email' }],
      });
    }
    expect(api.mails).toEqual([]);
  });

  it('is mailed five times a day to an address; then it returns the time to retry', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await subscribe(EMAIL)).errors).toBeUndefined();
    const { data, errors } = await subscribe(EMAIL);
    expect(data).toEqual({ subscribeToNewsletter: null });
    expect(errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterMs: 60_000 });
    expect(api.mails.filter(({ to }) => to === EMAIL)).toHaveLength(5);
  });

  it("counts each visitor by the visitor's own address, never all of the gateway's together", async () => {
    const codes: unknown[] = [];
    for (let at = 0; at < 101; at++) {
      codes.push((await subscribe(`many${at}@gmail.com`, '198.51.100.1')).errors?.[0]?.extensions.code);
    }
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThan(0);
    expect((await subscribe('other@example.com', '198.51.100.2')).errors).toBeUndefined();
  });

  it('is sent only by an ADMIN, once, to the confirmed readers', async () => {
    await confirmed();
    await subscribe('unconfirmed@example.com');
    const chief = browserOf(await admin(api, 'chief@example.com'));
    const shopper = browserOf(await logIn(api, 'shopper@example.com'));
    expect((await runNewsletterOperation(gateway, 'sendNewsletter', ISSUE)).errors?.[0]?.extensions?.['code']).toBe(
      'UNAUTHENTICATED',
    );
    expect((await runNewsletterOperation(shopper, 'sendNewsletter', ISSUE)).errors?.[0]?.extensions?.['code']).toBe(
      'FORBIDDEN',
    );
    for (let time = 0; time < 2; time++) {
      expect((await runNewsletterOperation(chief, 'sendNewsletter', ISSUE)).data.sendNewsletter).toEqual({
        recipients: 1,
        userErrors: [],
      });
    }
    const other = await runNewsletterOperation(chief, 'sendNewsletter', { ...ISSUE, words: 'Other words.' });
    expect(other.data.sendNewsletter.userErrors[0].code).toBe('ALREADY_EXISTS');
    for (const [field, value] of [
      ['issueId', 'a b'],
      ['subject', 'two\nlines'],
      ['words', ' '],
      ['subject', ''],
    ] as const) {
      const { data } = await runNewsletterOperation(chief, 'sendNewsletter', {
        ...ISSUE,
        issueId: 'new',
        [field]: value,
      });
      expect([field, data.sendNewsletter.userErrors[0]]).toMatchObject([
        field,
        { code: 'INVALID_INPUT', field: ['input', field] },
      ]);
    }
    api.mails.length = 0;
    await api.work();
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([[EMAIL, ISSUE.subject]]);
  });
});
