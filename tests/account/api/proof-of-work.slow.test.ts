import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredAccountData } from '../../../api/account/accounts.ts';
import { createTestApi, DATABASE_KIND, type ApiResponse, type TestApi } from '../../test-api.ts';
import { codeFor, otherThan, PASSWORD, register } from '../people.ts';
import { setPoints } from '../rate-limit-points.ts';
import { solveWork } from '../solve-proof-of-work.ts';

const MINUTE = 60_000;
const HERE = { 'x-forwarded-for': '198.51.100.1' };
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, LOG_LEVEL: 'info' });
});
afterAll(() => api.close());

const login = (email: string, password = PASSWORD, headers: Record<string, string> = HERE) =>
  api.client().post('/user/login', { email, password }, headers);
/** Makes the account's next password at this address wait. */
const exhaust = async (email: string, times = 10) => {
  for (let time = 0; time < times; time++) await login(email, 'wrong-password');
};
const workOf = ({ body }: ApiResponse) => body.proofOfWork;

describe(`work in place of a wait (${DATABASE_KIND})`, () => {
  it('lets a right password pass at once, however many others were wrong', async () => {
    const email = 'worker@example.com';
    await register(api, email);
    await exhaust(email);
    const refused = await login(email);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' }, headers: { 'retry-after': '2' } });
    expect(workOf(refused)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}\.256\.\d{13}\.[\w-]{43}$/),
      target: expect.stringMatching(/^[0-9a-f]{32}$/),
      tries: 256,
      iterations: 2_000,
      expiresAt: new Date(api.clock.now().getTime() + 5 * MINUTE).toISOString(),
    });
    expect((await login(email, PASSWORD, { ...HERE, ...solveWork(workOf(refused)) })).status).toBe(200);
  });

  it('takes a solution once, right or wrong, for the same call, account and client address, until it expires', async () => {
    const [email, other] = ['bound@example.com', 'other-bound@example.com'];
    for (const one of [email, other]) {
      await register(api, one);
      await exhaust(one);
    }
    const work = workOf(await login(email));
    const solution = solveWork(work);
    const dearer = { 'proof-of-work': solution['proof-of-work'].replace('.256.', '.512.') };
    const elsewhere = { 'x-forwarded-for': '198.51.100.2' };
    for (let time = 0; time < 10; time++) await login(email, 'wrong-password', elsewhere);
    for (const headers of [dearer, { 'proof-of-work': 'made up' }]) {
      expect((await login(email, PASSWORD, { ...HERE, ...headers })).status).toBe(429);
    }
    expect((await login(other, PASSWORD, { ...HERE, ...solution })).status).toBe(429);
    expect((await login(email, PASSWORD, { ...elsewhere, ...solution })).status).toBe(429);
    for (let time = 0; time < 6; time++) await api.client().post('/user/send-otp', { email }, HERE);
    expect((await api.client().post('/user/send-otp', { email }, { ...HERE, ...solution })).status).toBe(429);
    expect((await login(email, 'wrong-password', { ...HERE, ...solution })).status).toBe(401);
    expect((await login(email, PASSWORD, { ...HERE, ...solution })).status).toBe(429);
    const guessed = solveWork(workOf(await login(email)))['proof-of-work'];
    const [start = '', number] = guessed.split(/\.(?=\d+$)/);
    const next = `${start}.${(Number(number) + 1) % 256}`;
    for (const one of [next, guessed]) {
      expect((await login(email, PASSWORD, { ...HERE, 'proof-of-work': one })).status).toBe(429);
    }
    const late = solveWork(workOf(await login(email)));
    api.clock.move(5 * MINUTE);
    await exhaust(email, 3);
    expect((await login(email, PASSWORD, { ...HERE, ...late })).status).toBe(429);
  });

  it('requires more with each wrong password beyond the free ones, at most 32 times as much', async () => {
    const email = 'dearer@example.com';
    await exhaust(email);
    const requested: number[] = [];
    for (let wrong = 0; wrong < 4; wrong++) {
      const work = workOf(await login(email, 'wrong-password'));
      requested.push(work.tries);
      await login(email, 'wrong-password', { ...HERE, ...solveWork(work) });
    }
    expect(requested).toEqual([256, 512, 768, 1_024]);
    await setPoints(api, 'client-guesses', `password\0${email}\0address ${HERE['x-forwarded-for']}`, 60);
    expect(workOf(await login(email, 'wrong-password')).tries).toBe(256 * 32);
  });

  it('sells an account’s strangers 500 passwords a day, and then has them wait', async () => {
    const email = 'sold-out@example.com';
    await register(api, email);
    await setPoints(api, 'guesses', `account ${email}`, 100);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect(workOf(await login(email, 'wrong-password', headers))).toBeDefined();
    // A process remembers a refusal for at most five seconds, and at most until the wait is over.
    api.clock.move(2_000);
    await setPoints(api, 'guesses', `account ${email}`, 100);
    await setPoints(api, 'bought guesses', `account ${email}`, 500);
    const refused = await login(email, PASSWORD, headers);
    expect([refused.status, workOf(refused)]).toEqual([429, undefined]);
    api.clock.move(MINUTE);
    expect((await login(email, PASSWORD, headers)).status).toBe(200);
  });

  it('sells five mails besides the free ones, and twenty to a mailbox', async () => {
    const email = 'mails@example.com';
    const request = (headers = {}) => api.client().post('/user/send-otp', { email }, { ...HERE, ...headers });
    for (let sent = 0; sent < 5; sent++) expect((await request()).status).toBe(200);
    for (let sent = 0; sent < 5; sent++) {
      expect((await request(solveWork(workOf(await request())))).status).toBe(200);
    }
    expect(workOf(await request())).toBeUndefined();
    await setPoints(api, 'bought mailbox', 'flooded@example.com', 20);
    await setPoints(api, 'mailbox', 'flooded@example.com', 20);
    const refused = await api.client().post('/user/send-otp', { email: 'flooded@example.com' }, HERE);
    expect([refused.status, workOf(refused)]).toEqual([429, undefined]);
  });

  it('sells no code: 25 wrong ones a day stay 25', async () => {
    const email = 'no-sale@example.com';
    for (let sent = 0; sent < 6; sent++) {
      const client = api.client();
      await client.post('/user/send-otp', { email }, { 'x-forwarded-for': `192.0.2.${sent + 1}` });
      for (let time = 0; time < 5; time++) {
        const wrong = otherThan(codeFor(api, email));
        expect(workOf(await client.post('/user/verify-otp', { email, Userotp: wrong }))).toBeUndefined();
      }
    }
  });

  it('lets calls of a busy address pay, and then take turns in a separate queue', async () => {
    const strict = await createTestApi({ addressLimit: 3 });
    const verify = (headers = {}) =>
      strict.client().post('/user/verify-otp', { email: 'n@example.com', Userotp: '0000' }, headers);
    for (let time = 0; time < 3; time++) expect((await verify()).status).toBe(400);
    const refused = await verify();
    expect(refused.status).toBe(429);
    expect((await verify(solveWork(workOf(refused)))).status).toBe(400);
    await strict.close();
  });

  it('is reported in the security log, and is deleted after it has expired', async () => {
    const email = 'logged@example.com';
    // The log limits lines per address and minute, and the tests before wrote many.
    const elsewhere = { 'x-forwarded-for': '198.51.100.9' };
    for (let time = 0; time < 10; time++) await login(email, 'wrong-password', elsewhere);
    const work = workOf(await login(email, PASSWORD, elsewhere));
    await login(email, PASSWORD, { ...elsewhere, ...solveWork(work) });
    const lines = api.logged().split('\n');
    expect(lines.findLast((line) => line.includes('"proof-of-work-asked"'))).toContain('"how":"client-guesses"');
    api.clock.move(10 * MINUTE);
    await deleteExpiredAccountData(api.database.db, api.clock.now());
    const { rows } = await sql`select id from used_proofs`.execute(api.database.db);
    expect(rows).toEqual([]);
  });
});
