import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, DATABASE_KIND, type ApiResponse, type TestApi } from '../../test-api.ts';
import { solveWork } from '../solve-proof-of-work.ts';

const AT_ONCE = 20;
let [hashes, address] = [0, 0];
const hook = createHook({
  init: (_, type) => {
    if (type === 'PBKDF2REQUEST') hashes += 1;
  },
});
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 10 });
  hook.enable();
});
afterAll(async () => {
  hook.disable();
  await api.close();
});
beforeEach(() => {
  address += 1;
});

const here = (of = `203.0.113.${address}`) => ({ 'x-forwarded-for': of });
const login = (email: string, headers: Record<string, string> = here()): Promise<ApiResponse> =>
  api.client().post('/user/login', { email, password: 'wrong-password' }, headers);
/** Sends so many logins at once. Returns their responses, and what they cost. */
async function flood(
  emailOf: (at: number) => string,
  headersOf: (at: number) => Record<string, string> = () => here(),
) {
  api.statements.length = 0;
  hashes = 0;
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => login(emailOf(at), headersOf(at))));
  const statements = api.statements.length;
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 429));
  return { statements, hashes, challenges: new Set(answers.map(({ body }) => body.proofOfWork?.challenge)).size };
}
const exhaust = async (email: string) => {
  for (let at = 0; at < 2; at += 1) await login(email);
};

describe(`refused logins (${DATABASE_KIND})`, () => {
  it('of one account and one client cost no statement, and one challenge together', async () => {
    const email = 'flooded@example.com';
    await exhaust(email);
    const first = await flood(() => email);
    expect(first).toMatchObject({ statements: 0, challenges: 1 });
    expect(first.hashes).toBeLessThanOrEqual(1);
    expect(await flood(() => email)).toEqual({ statements: 0, hashes: 0, challenges: 1 });
  });

  it('that arrive together after the memory of a refusal has ended ask the database once', async () => {
    const email = 'again@example.com';
    await exhaust(email);
    // The wait is longer than five seconds then.
    for (let at = 0; at < 4; at += 1) {
      api.clock.move(10_000);
      await login(email);
    }
    await flood(() => email);
    api.clock.move(5_000);
    const { statements, challenges } = await flood(() => email);
    expect(challenges).toBe(1);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(10);
  });

  it('of an IPv6 /48 cost no statement, whatever network each comes from', async () => {
    const of = (at: number) => here(`2001:db8:7:${at.toString(16)}::1`);
    for (let at = 0; at < 18; at += 1) await login(`n${at}@example.com`, of(256 * at));
    expect(
      (
        await flood(
          (at) => `m${at}@example.com`,
          (at) => of(30_000 + 256 * at),
        )
      ).statements,
    ).toBe(0);
  });

  it('with a wrong solution cost no statement, and use it up', async () => {
    const email = 'wrong-solution@example.com';
    await exhaust(email);
    const work = (await login(email)).body.proofOfWork;
    const right = solveWork(work);
    const [challenge = '', number] = right['proof-of-work'].split(/\.(?=\d+$)/);
    const wrong = { 'proof-of-work': `${challenge}.${(Number(number) + 1) % work.tries}` };
    expect(
      (
        await flood(
          () => email,
          () => ({ ...here(), ...wrong }),
        )
      ).statements,
    ).toBe(0);
    expect(
      (
        await flood(
          () => email,
          () => ({ ...here(), ...right }),
        )
      ).statements,
    ).toBe(0);
  });

  it('concern no other client of the account, and accept the shared challenge once', async () => {
    const email = 'beside@example.com';
    await exhaust(email);
    const solution = solveWork((await login(email)).body.proofOfWork);
    const answers = await Promise.all([1, 2, 3].map(() => login(email, { ...here(), ...solution })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([401, 429, 429]);
    expect((await login(email, here('198.51.100.77'))).status).toBe(401);
  });
});

describe(`refused logins of one account from a client whose calls are few (${DATABASE_KIND})`, () => {
  let roomy: TestApi;
  beforeAll(async () => {
    roomy = await createTestApi();
  });
  afterAll(() => roomy.close());

  it('cost no statement, and are counted again as soon as the points are deleted', async () => {
    const email = 'roomy@example.com';
    const tryOne = () => roomy.client().post('/user/login', { email, password: 'wrong-password' }, here());
    for (let at = 0; at < 10; at += 1) expect((await tryOne()).status).toBe(401);
    expect((await tryOne()).status).toBe(429);
    roomy.statements.length = 0;
    for (let at = 0; at < AT_ONCE; at += 1) expect((await tryOne()).status).toBe(429);
    expect(roomy.statements.map(({ sql }) => sql)).toEqual([]);
    // Another account at the same address has its own counter.
    const other = { email: 'other-roomy@example.com', password: 'wrong-password' };
    expect((await roomy.client().post('/user/login', other, here())).status).toBe(401);
    roomy.clock.move(2_000);
    expect((await tryOne()).status).toBe(401);
  });
});
