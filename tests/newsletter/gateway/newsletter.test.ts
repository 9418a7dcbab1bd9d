import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBasicAccountHost, type BasicAccountHost } from '../../hosts/basic-account-host.ts';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type TestHost } from '../../hosts/test-host.ts';
import { ISSUE, runNewsletterOperation } from '../issue-mails.ts';

const NO_EMAIL = 'Please enter a valid email';

describe('[GATE-3] the newsletter over a basic host', () => {
  let host: BasicAccountHost;
  let gateway: TestGateway;
  beforeAll(async () => {
    host = await createBasicAccountHost();
    gateway = await createTestGateway(host.url);
    await gateway.request('{ __typename }');
  });
  afterAll(async () => {
    await gateway.close();
    await host.close();
  });
  beforeEach(() => void (host.received.length = 0));

  it("[NEWS-1] [REST-18] is requested in small letters, and returns the host's message, good or bad", async () => {
    const first = await runNewsletterOperation(gateway, 'subscribeToNewsletter', { email: ' Meera@Example.com ' });
    expect(first.data.subscribeToNewsletter).toEqual({ message: 'Subscribed successfully', userErrors: [] });
    expect(host.received.map(({ call, body }) => [call, body])).toEqual([
      ['POST /newsletter/subscribe', { email: 'meera@example.com' }],
    ]);
    const again = await runNewsletterOperation(gateway, 'subscribeToNewsletter', { email: 'meera@example.com' });
    expect(again.data.subscribeToNewsletter).toEqual({
      message: null,
      userErrors: [{ code: 'INVALID_INPUT', field: null, message: 'Email is already subscribed' }],
    });
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it('[NEWS-1] is refused for an invalid address before any call, with the fixed message', async () => {
    for (const email of ['', ' ', 'no at', 'a@b@c', 'a b@c.in', `${'x'.repeat(250)}@c.in`, 'a@b\u0000']) {
      const { data } = await runNewsletterOperation(gateway, 'subscribeToNewsletter', { email });
      expect([email, data.subscribeToNewsletter.userErrors]).toEqual([
        email,
        [{ code: 'INVALID_INPUT', field: ['input', 'email'], message: NO_EMAIL }],
      ]);
    }
    for (const email of [7, null, ['a@b.in'], { a: 1 }]) {
      const { errors } = await runNewsletterOperation(gateway, 'subscribeToNewsletter', { email });
      expect([email, errors?.[0]?.extensions?.['code']]).toEqual([email, 'BAD_USER_INPUT']);
    }
    expect(host.received).toEqual([]);
  });

  it('is requested for one address in an operation, so that one request never sends a thousand mails', async () => {
    const twice = ['a', 'b'].map(
      (name) => `${name}: subscribeToNewsletter(input: { email: "${name}@x.in" }) { message }`,
    );
    const { errors } = await gateway.request(`mutation { ${twice.join(' ')} }`);
    expect(errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_COSTLY');
    expect(host.received).toEqual([]);
  });

  it('has no links to follow there and no issues to send', async () => {
    for (const name of ['confirmNewsletter', 'leaveNewsletter'] as const) {
      const { data } = await runNewsletterOperation(gateway, name, { token: 'id.seal' });
      expect(data[name]).toMatchObject({ message: null, userErrors: [{ code: 'EXPIRED', field: ['input', 'token'] }] });
    }
    const visitor = await runNewsletterOperation(gateway, 'sendNewsletter', ISSUE);
    expect(visitor.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const shopper = await runNewsletterOperation(
      Object.assign(createTestBrowser(gateway), { token: 'a.b.c' }),
      'sendNewsletter',
      ISSUE,
    );
    expect(shopper.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect(host.received).toEqual([]);
  });
});

describe('the newsletter over a host that mails links', () => {
  let host: TestHost;
  let gateway: TestGateway;
  let reply: [status: number, body: object, retryAfter?: string];
  const received: { call: string; body: string; headers: IncomingMessage['headers'] }[] = [];
  beforeAll(async () => {
    host = await createTestHost(async (path, { search }, response, request) => {
      if (path[0] === 'additions') return { additions: ['newsletter'] };
      let body = '';
      for await (const chunk of request) body += String(chunk);
      received.push({ call: `${request.method} /${path.join('/')}${search}`, body, headers: request.headers });
      const [status, output, retryAfter] = reply;
      if (retryAfter) response.setHeader('retry-after', retryAfter);
      sendJson(response, status, output);
      return 'sent';
    });
    gateway = await createTestGateway(host.url);
    await gateway.request('{ __typename }');
  });
  afterAll(async () => {
    await gateway.close();
    await host.close();
  });
  beforeEach(() => {
    received.length = 0;
    reply = [200, { message: 'Done.' }];
  });

  it("[NEWS-1] follows its links only with the token, encoded, and returns the host's message", async () => {
    for (const [name, path] of [
      ['confirmNewsletter', '/newsletter/confirm'],
      ['leaveNewsletter', '/newsletter/leave'],
    ] as const) {
      received.length = 0;
      const { data } = await runNewsletterOperation(gateway, name, { token: 'a/b?c=d&e#f.seal' });
      expect(data[name]).toEqual({ message: 'Done.', userErrors: [] });
      expect(received.map(({ call }) => call)).toEqual([`POST ${path}?token=a%2Fb%3Fc%3Dd%26e%23f.seal`]);
      reply = [400, { message: 'This link is too old.', code: 'EXPIRED', field: 'token' }];
      expect((await runNewsletterOperation(gateway, name, { token: 'x' })).data[name]).toEqual({
        message: null,
        userErrors: [{ code: 'EXPIRED', field: ['input', 'token'], message: 'This link is too old.' }],
      });
      reply = [200, { message: 'Done.' }];
    }
  });

  it('sends no call for an invalid token', async () => {
    for (const token of ['', ' ', 'a b', 'x'.repeat(201), 'a\nb', 'ü', '\u0000', '\ud800']) {
      const { data } = await runNewsletterOperation(gateway, 'leaveNewsletter', { token });
      expect([token, data.leaveNewsletter.userErrors[0].code]).toEqual([token, 'EXPIRED']);
    }
    expect(received).toEqual([]);
  });

  it('[GATE-5] returns a visitor who asks too often the time to retry, and reveals no failure of the host', async () => {
    reply = [429, { message: 'Please try again in an hour.', code: 'RATE_LIMITED' }, '3600'];
    const often = await runNewsletterOperation(gateway, 'subscribeToNewsletter', { email: 'a@b.in' });
    expect(often.errors?.[0]).toMatchObject({
      message: 'Please try again in an hour.',
      extensions: { code: 'RATE_LIMITED', retryAfterMs: 3_600_000 },
    });
    reply = [500, { message: 'smtp://shop:hunter2@10.0.0.7' }];
    const broken = await runNewsletterOperation(gateway, 'subscribeToNewsletter', { email: 'a@b.in' });
    expect(broken.errors?.[0]?.extensions?.['code']).toMatch(/^UPSTREAM_/);
    expect(JSON.stringify(broken)).not.toContain('hunter2');
    expect(received).toHaveLength(2);
  });

  const FAILED = 'Something went wrong! Please try again later.';
  it('[NEWS-1] shows the message of a 400, and a general one for every other refusal or failure', async () => {
    const words = async () => {
      const { data, errors } = await runNewsletterOperation(gateway, 'subscribeToNewsletter', { email: 'a@b.in' });
      return errors?.[0]?.message ?? data.subscribeToNewsletter.userErrors[0].message;
    };
    for (const [body, output] of [
      [{ message: 'Not this one.' }, 'Not this one.'],
      [{ error: 'Not this one.' }, 'Not this one.'],
      [{}, FAILED],
    ] as const) {
      reply = [400, body];
      expect(await words()).toBe(output);
    }
    for (const status of [403, 404, 409, 410, 422, 500, 502, 503]) {
      for (const body of [{ message: 'Not this one.' }, {}, { errors: { email: ['Taken.'], name: ['None.'] } }]) {
        reply = [status, body];
        expect([status, body, await words()]).toEqual([status, body, FAILED]);
      }
    }
  });

  it('sends an issue for every ADMIN of the host, and names the field that is wrong', async () => {
    const admin = Object.assign(createTestBrowser(gateway), { token: 'a.b.c' });
    reply = [200, { recipients: '41' }];
    expect((await runNewsletterOperation(admin, 'sendNewsletter', ISSUE)).data.sendNewsletter).toEqual({
      recipients: 41,
      userErrors: [],
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(ISSUE);
    expect(received[0]?.headers.authorization).toBe('Bearer a.b.c');
    reply = [400, { message: 'One line.', code: 'INVALID_INPUT', field: 'subject' }];
    expect((await runNewsletterOperation(admin, 'sendNewsletter', ISSUE)).data.sendNewsletter).toEqual({
      recipients: null,
      userErrors: [{ code: 'INVALID_INPUT', field: ['input', 'subject'], message: 'One line.' }],
    });
    reply = [409, { message: 'Sent already.', code: 'ALREADY_EXISTS' }];
    const again = await runNewsletterOperation(admin, 'sendNewsletter', ISSUE);
    expect(again.data.sendNewsletter.userErrors[0].code).toBe('ALREADY_EXISTS');
    reply = [403, { message: 'Not for you.' }];
    expect((await runNewsletterOperation(admin, 'sendNewsletter', ISSUE)).errors?.[0]?.extensions?.['code']).toBe(
      'FORBIDDEN',
    );
  });
});

it('calls no link too old because the host can not be reached', async () => {
  const gateway = await createTestGateway('http://127.0.0.1:9');
  const { errors } = await runNewsletterOperation(gateway, 'confirmNewsletter', { token: 'id.seal' });
  await gateway.close();
  expect(errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_UNAVAILABLE');
});
