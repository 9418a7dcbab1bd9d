import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUnconfirmedSubscribers } from '../../../api/newsletter/subscribers.ts';
import { mailTo } from '../../account/people.ts';
import { DATABASE_KIND, explain, createTestApi, type TestApi } from '../../test-api.ts';
import {
  subscribe,
  SUBSCRIBE_MESSAGE,
  confirmToken,
  insertSubscribers,
  followLink,
  subscribeAndConfirm,
  leaveToken,
  LINKS,
  listSubscribers,
} from '../subscribers.ts';

const DAY = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, LOG_LEVEL: 'trace' });
});
afterAll(() => api.close());
beforeEach(() => {
  api.mails.length = 0;
});

const rows = (like: string) => listSubscribers(api.database, like);

describe(`the newsletter's calls (${DATABASE_KIND})`, () => {
  it('[REST-18] mail a link, and welcome a reader who follows it, once', async () => {
    expect(await subscribe(api, ' Asha@Example.com ')).toMatchObject({
      status: 200,
      body: { message: SUBSCRIBE_MESSAGE },
    });
    expect(await rows('asha@%')).toEqual([{ email: 'asha@example.com', isConfirmed: false }]);
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['asha@example.com', 'Please confirm your email'],
    ]);
    const token = confirmToken(api, 'asha@example.com');
    for (let time = 0; time < 2; time++) {
      const { status, body } = await followLink(api, 'confirm', token);
      expect([status, body]).toEqual([200, { message: 'Thank you! You will get our next newsletter.' }]);
    }
    expect(await rows('asha@%')).toEqual([{ email: 'asha@example.com', isConfirmed: true }]);
    expect(api.mails.map(({ subject }) => subject).slice(1)).toEqual(['Welcome to the newsletter']);
  });

  it('[REST-18] inform an existing reader only by mail, and change nothing', async () => {
    await subscribeAndConfirm(api, 'has@example.com');
    expect(await subscribe(api, 'has@example.com')).toMatchObject({
      status: 200,
      body: { message: SUBSCRIBE_MESSAGE },
    });
    expect(mailTo(api, 'has@example.com').subject).toBe('You are already subscribed');
    expect(mailTo(api, 'has@example.com').text).not.toContain('/newsletter/confirm');
    expect(await rows('has@%')).toEqual([{ email: 'has@example.com', isConfirmed: true }]);
  });

  it.each([
    '',
    ' ',
    'asha',
    'asha@',
    '@example.com',
    'a b@example.com',
    'a@b.in,c@d.in',
    'a\u0007@b.in',
    '\ud800@b.in',
  ])('[NEWS-1] refuses %j in words for the form', async (email) => {
    const { status, body } = await subscribe(api, email);
    expect([status, body]).toEqual([
      400,
      { message: 'Please enter a valid email', code: 'INVALID_INPUT', field: 'email' },
    ]);
    expect(api.mails).toEqual([]);
  });

  it('[REST-18] ends it by one call of a mail program, and again is as good as once', async () => {
    const token = await subscribeAndConfirm(api, 'goes@example.com');
    for (let time = 0; time < 2; time++) {
      const { status, body } = await followLink(api, 'leave', token);
      expect([status, body]).toEqual([200, { message: 'You will no longer get our newsletter.' }]);
    }
    expect(await rows('goes@%')).toEqual([]);
    expect(mailTo(api, 'goes@example.com').subject).toBe('Welcome to the newsletter');
  });

  it('[REST-18] ends it by an old link after the address has come again', async () => {
    const old = await subscribeAndConfirm(api, 'returns@example.com');
    const first = LINKS.urlFor('confirm', LINKS.subscriberIdOf('returns@example.com')).split('token=')[1] ?? '';
    await followLink(api, 'leave', old);
    expect(await followLink(api, 'confirm', first)).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
    await subscribeAndConfirm(api, 'returns@example.com');
    expect(await rows('returns@%')).toHaveLength(1);
    expect((await followLink(api, 'leave', old)).status).toBe(200);
    expect(await rows('returns@%')).toEqual([]);
  });

  it('[REST-18] let an address that did not subscribe cancel before it begins, by the header of the first mail', async () => {
    await subscribe(api, 'never@example.com');
    expect((await followLink(api, 'leave', leaveToken(api, 'never@example.com'))).status).toBe(200);
    expect(await rows('never@%')).toEqual([]);
  });

  it('[REST-18] delete an address that is not confirmed within a week, and start again with each request', async () => {
    await subscribeAndConfirm(api, 'week-stays@example.com');
    await subscribe(api, 'week-late@example.com');
    await subscribe(api, 'week-anew@example.com');
    const [late, anew] = ['late', 'anew'].map((name) => confirmToken(api, `week-${name}@example.com`));
    api.clock.move(6 * DAY);
    await subscribe(api, 'week-anew@example.com');
    api.clock.move(DAY);
    expect(await followLink(api, 'confirm', late ?? '')).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
    api.statements.length = 0;
    await deleteUnconfirmedSubscribers(api.database.db, api.clock.now());
    const names = (await rows('week-%')).map(({ email }) => email);
    expect(names).toEqual(['week-anew@example.com', 'week-stays@example.com']);
    expect((await followLink(api, 'confirm', anew ?? '')).status).toBe(200);
    api.clock.move(30 * DAY);
    await deleteUnconfirmedSubscribers(api.database.db, api.clock.now());
    expect(await rows('week-%')).toHaveLength(2);
    expect((await followLink(api, 'confirm', anew ?? '')).status).toBe(200);
  });

  it.each(['confirm', 'leave'] as const)('[REST-18] takes no other token than its own to %s', async (purpose) => {
    const other = purpose === 'confirm' ? 'leave' : 'confirm';
    const email = `token-${purpose}@example.com`;
    await (purpose === 'leave' ? subscribeAndConfirm(api, email) : subscribe(api, email));
    const tokenFor = (what: 'confirm' | 'leave', of: string) =>
      LINKS.urlFor(what, LINKS.subscriberIdOf(of)).split('token=')[1] ?? '';
    const good = tokenFor(purpose, email);
    const [id, seal] = good.split('.');
    const wrong = [
      tokenFor(other, email),
      `${id}.${tokenFor(purpose, 'somebody@example.com').split('.')[1]}`,
      good.slice(0, -1),
      `${good}x`,
      `${good}.`,
      ` ${good}`,
      `${id}${seal}`,
      `${id}.`,
      `.${seal}`,
      `${id}.${id}`,
      good.toUpperCase(),
      'x',
      '\ud800',
      'ß'.repeat(87),
      "' or 1=1--",
    ];
    for (const token of wrong) {
      const { status, body } = await followLink(api, purpose, token.toWellFormed());
      expect({ token, status, code: body.code, field: body.field }).toEqual({
        token,
        status: 400,
        code: 'EXPIRED',
        field: 'token',
      });
    }
    const unread = ['', `${good}\0`, 'x'.repeat(201)];
    for (const token of unread) expect((await followLink(api, purpose, token)).body.code).toBe('BAD_INPUT');
    expect(await rows(email)).toEqual([{ email, isConfirmed: purpose === 'leave' }]);
    expect((await followLink(api, purpose, good)).status).toBe(200);
  });

  it('[REST-18] use an index to find a reader who subscribes, confirms and leaves, in few statements', async () => {
    const flows: [most: number, run: () => Promise<{ status: number }>][] = [
      [10, () => subscribe(api, 'plan@example.com')],
      [3, () => followLink(api, 'confirm', confirmToken(api, 'plan@example.com'))],
      [1, () => followLink(api, 'leave', leaveToken(api, 'plan@example.com'))],
    ];
    await insertSubscribers(api.database, 'many', 5_000, api.clock.now());
    await api.database.runScript('analyze subscribers');
    for (const [most, run] of flows) {
      api.statements.length = 0;
      expect((await run()).status).toBe(200);
      const ran = api.statements.filter(({ sql }) => /^\s*(select|insert|update|delete)/.test(sql));
      expect(ran.length).toBeLessThanOrEqual(most);
      for (const statement of ran) {
        expect(await explain(api.database, statement)).not.toMatch(/Seq Scan on subscribers/);
      }
    }
  });
});
