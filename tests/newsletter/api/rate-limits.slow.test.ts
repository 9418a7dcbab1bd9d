import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNewsletter } from '../../../api/newsletter/newsletter.ts';
import { mailTo } from '../../account/people.ts';
import { DATABASE_KIND, createTestApi, TEST_SECRET, type ApiResponse, type TestApi } from '../../test-api.ts';
import {
  subscribe,
  confirmToken,
  followLink,
  subscribeAndConfirm,
  leaveToken,
  LINKS,
  listSubscribers,
} from '../subscribers.ts';
import { FILE_SETTINGS } from '../../../schema/settings.ts';

const DAY = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, LOG_LEVEL: 'trace' });
});
afterAll(() => api.close());
beforeEach(() => {
  api.mails.length = 0;
});

/** All observable parts of a response: a challenge differs each time. */
function shown({ status, text: whole, headers }: ApiResponse) {
  const text = whole.replaceAll(/"(challenge|target)":"[^"]*"/g, '"$1"');
  const { date, 'x-request-id': id, ...lasting } = headers;
  void [date, id];
  return { status, text, headers: lasting };
}

/** The newsletter of this shop without limits, or of one with another secret. */
function unlimited(secret = TEST_SECRET, takenBack: string[] = []) {
  const mailQueue = {
    send: async (_: unknown, mail: TestApi['mails'][number]) => void api.mails.push(mail),
    withdraw: async (_: unknown, about: string) => void takenBack.push(about),
  };
  const jobs = { enqueue: async () => undefined };
  const parts = { db: api.database.db, mailQueue, jobs, secret, settings: FILE_SETTINGS, now: () => api.clock.now() };
  return createNewsletter({
    ...parts,
    shopUrl: 'http://127.0.0.1:3000',
    findEmail: async () => undefined,
    countMail: async () => ({ isBulk: false }),
  });
}

describe(`the limit of subscriptions to the newsletter (${DATABASE_KIND})`, () => {
  it('[REST-18] allows five mails a day to an address, and returns the time to retry', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await subscribe(api, 'daily@example.com')).status).toBe(200);
    const refused = await subscribe(api, 'daily@example.com');
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' }, headers: { 'retry-after': '60' } });
    expect((await subscribe(api, 'another@example.com')).status).toBe(200);
    api.clock.move(60_000);
    expect((await subscribe(api, 'daily@example.com')).status).toBe(200);
    expect(api.mails.filter(({ to }) => to === 'daily@example.com')).toHaveLength(6);
  });

  it('[REST-18] counts all the addresses that lead to one mailbox together', async () => {
    const spellings = [
      'r.ani@gmail.com',
      'rani+news@googlemail.com',
      'R.A.N.I@Gmail.com',
      'ra.ni@gmail.com',
      'rani+2@gmail.com',
    ];
    for (const email of spellings) expect((await subscribe(api, email)).status).toBe(200);
    expect((await subscribe(api, 'rani@gmail.com')).status).toBe(429);
    expect((await subscribe(api, 'rani@example.com')).status).toBe(200);
    for (const email of ['a.sha@proton.me', 'a_sh-a@pm.me', 'ASHA+x@protonmail.com', 'as.ha@pm.me', 'asha+2@pm.me']) {
      expect((await subscribe(api, email)).status).toBe(200);
    }
    expect((await subscribe(api, 'asha@proton.me')).status).toBe(429);
  });

  it('[REST-18] allows a hundred addresses of one domain a day, which may belong to one person, but any number of a great provider', async () => {
    const statuses = async (domain: string) => {
      const requested = [];
      for (let index = 0; index < 102; index++) requested.push((await subscribe(api, `x${index}@${domain}`)).status);
      return requested;
    };
    expect(await statuses('catch-all.example')).toEqual([...Array(100).fill(200), 429, 429]);
    expect(await statuses('gmail.com')).toEqual(Array(102).fill(200));
    const code = await api.client().post('/user/send-otp', { email: 'someone@catch-all.example' });
    expect(code.status).toBe(200);
    api.clock.move(DAY);
    expect((await subscribe(api, 'x0@catch-all.example')).status).toBe(200);
  });

  it('[REST-18] counts its mails with all others that a mailbox gets of strangers', async () => {
    const code = (index: number) => {
      const from = { 'x-forwarded-for': `198.51.100.${index + 1}` };
      return api.client().post('/user/send-otp', { email: `full+${index}@example.com` }, from);
    };
    for (let index = 0; index < 19; index++) expect((await code(index)).status).toBe(200);
    expect((await subscribe(api, 'full@example.com')).status).toBe(200);
    expect((await code(19)).status).toBe(429);
    expect((await subscribe(api, 'full@example.com')).status).toBe(429);
  });

  it('[REST-18] takes a third of the usual calls of a client address, for each writes to somebody, but counts no leaving: many leave by one server', async () => {
    const strict = await createTestApi({ addressLimit: 9 });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index++) statuses.push((await subscribe(strict, `c${index}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await subscribe(strict, 'c5@example.com', '192.0.2.9')).status).toBe(200);
    for (let index = 0; index < 9; index++) {
      expect((await followLink(strict, 'leave', leaveToken(strict, 'c1@example.com'))).status).toBe(200);
    }
    strict.clock.move(DAY);
    const wrong: number[] = [];
    for (let time = 0; time < 10; time++) wrong.push((await subscribe(strict, 'no')).status);
    expect(wrong).toEqual([...Array(9).fill(400), 429]);
    await strict.close();
  });
});

describe(`what the newsletter reveals about an address (${DATABASE_KIND})`, () => {
  it('[REST-18] is the same for one that is new, unconfirmed and confirmed, bytes, statements and mails', async () => {
    const people = { new: 'n@tells.example', unconfirmed: 'u@tells.example', confirmed: 'c@tells.example' };
    await subscribe(api, people.unconfirmed);
    await subscribeAndConfirm(api, people.confirmed);
    const seen = [];
    for (const email of Object.values(people)) {
      [api.statements.length, api.mails.length] = [0, 0];
      const response = shown(await subscribe(api, email));
      const statements = api.statements.map(({ sql: text }) => text.slice(0, 40));
      seen.push({ ...response, statements, mails: api.mails.length });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({ status: 200, mails: 1 });
    expect(seen[0]?.text).not.toContain('tells');
    for (let time = 0; time < 4; time++) await subscribe(api, people.new);
    for (let time = 0; time < 3; time++)
      for (const email of [people.unconfirmed, people.confirmed]) await subscribe(api, email);
    const refused = [];
    for (const email of Object.values(people)) refused.push(shown(await subscribe(api, email)));
    expect(refused[0]?.status).toBe(429);
    expect(refused[1]).toEqual(refused[0]);
    expect(refused[2]).toEqual(refused[0]);
  });

  it('[REST-18] appears in no log line and in no refusal, and neither does a token', async () => {
    const email = 'canary.reader@example.com';
    const responses = [
      await subscribe(api, email),
      await subscribe(api, `${email}\0`),
      await subscribe(api, `${email},x@example.com`),
    ];
    const token = confirmToken(api, email);
    responses.push(await followLink(api, 'confirm', token), await followLink(api, 'confirm', `${token}x`));
    responses.push(await followLink(api, 'leave', token), await followLink(api, 'leave', `${token}\0`));
    for (let time = 0; time < 5; time++) responses.push(await subscribe(api, email));
    await sql`alter table subscribers add constraint none_such check (email not like 'canary2%')`.execute(
      api.database.db,
    );
    responses.push(await subscribe(api, 'canary2@example.com'));
    expect(responses.map(({ status }) => status)).toEqual([
      200, 400, 400, 200, 400, 400, 400, 200, 200, 200, 200, 429, 500,
    ]);
    expect(api.logged()).toContain('/newsletter/confirm');
    for (const words of ['canary', token.slice(0, 43)]) {
      expect(api.logged()).not.toContain(words);
      expect(responses.map(({ text }) => text).join('\n')).not.toContain(words);
    }
  });
});

describe(`the newsletter when all happens at once (${DATABASE_KIND})`, () => {
  const manyTimes = (times: number, work: () => Promise<unknown>) =>
    Promise.all(Array.from({ length: times }, () => work()));

  it('[REST-18] stores one row of an address that is sent twenty times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => subscribe(api, 'crowd@example.com')));
    const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    expect(await listSubscribers(api.database, 'crowd@%')).toHaveLength(1);
    for (let round = 0; round < 30; round++) {
      const email = `storm-${round}@example.com`;
      await expect(manyTimes(20, () => unlimited().subscribe(email, '127.0.0.1'))).resolves.toHaveLength(20);
      expect(await listSubscribers(api.database, email)).toHaveLength(1);
    }
  });

  it('[REST-18] welcomes once a reader who follows the link many times at once', async () => {
    await subscribe(api, 'eager@example.com');
    const token = confirmToken(api, 'eager@example.com');
    await manyTimes(10, () => unlimited().confirm(token));
    expect(api.mails.filter(({ subject }) => subject.startsWith('Welcome'))).toHaveLength(1);
  });

  it('[REST-18] knows an address again when the secret of the shop has changed', async () => {
    await subscribeAndConfirm(api, 'kept@example.com');
    await manyTimes(5, () => unlimited(`${TEST_SECRET}, anew`).subscribe('kept@example.com', '127.0.0.1'));
    expect(await listSubscribers(api.database, 'kept@%')).toEqual([{ email: 'kept@example.com', isConfirmed: true }]);
    expect(mailTo(api, 'kept@example.com').subject).toBe('You are already subscribed');
    const fresh = /token=([\w.-]+)/.exec(mailTo(api, 'kept@example.com').text)?.[1] ?? '';
    expect(fresh).not.toContain(LINKS.subscriberIdOf('kept@example.com'));
    await unlimited(`${TEST_SECRET}, anew`).leave(fresh);
    expect(await listSubscribers(api.database, 'kept@%')).toEqual([]);
  });
});
