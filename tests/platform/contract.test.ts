import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readApiConfig } from '../../api/config.ts';
import { mountContract, type ResponseBody } from '../../api/platform/contract.ts';
import { readContract } from '../../api/platform/read-contract.ts';
import { createFastify } from '../../api/platform/fastify.ts';
import { CATALOGUE_EVENTS_PATH } from '../../server-kit/catalogue-events.ts';
import { ADDITIONS } from '../../schema/generated/additions.ts';
import { addProducts, productOf } from '../catalog/products.ts';
import { createRandom } from '../trust/harness/random.ts';
import { createResponseValidator, OPERATIONS } from '../contract.ts';
import { DATABASE_KIND, createTestApi, type Json, type TestApi } from '../test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await addProducts(api.database, [productOf(1)]);
});
afterAll(() => api.close());

/** The environment variable SEED sets another seed. A failure names the seed. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 100_000);
/** Each operation gets so many of these texts. */
const DRAWN = 4;
const HOSTILE = [
  '%00',
  'SK-1%00-A',
  // A lone surrogate, and broken percent signs.
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  'x'.repeat(10_000),
  '..%2Fuser%2Fprofile',
  '..%2f..%2f..%2fetc%2fpasswd',
  "'%20or%201=1--",
  '%25_%5C',
  '__proto__',
  'constructor',
  '',
  '%20',
  '%F0%9F%A7%B5',
  // Right to left.
  '%E2%80%AE',
  '99999999999999999999999999',
  '1e9',
  '-1',
  '%24%7B7*7%7D',
];

const QUIET = { logLevel: 'silent', trustProxy: 'loopback', requestMs: 10_000 };
const methodOf = (word: string) =>
  (['POST', 'PATCH', 'PUT'] as const).find((one) => one === word.toUpperCase()) ?? 'POST';
/** All operations except the public event stream, which never ends. */
const ENDING = OPERATIONS.filter(({ path }) => path !== CATALOGUE_EVENTS_PATH);
const below500 = (status: number) => status < 500;
const isRefusal = ({ message, code }: Json) => typeof message === 'string' && /^[A-Z_]+$/.test(code);

/** No test here makes a change of staff. */
const NO_AUDIT = { record: () => Promise.reject(new Error('Nothing is audited.')) };

describe(`the contract as the router (${DATABASE_KIND})`, () => {
  const random = createRandom(SEED);
  const drawn = () => Array.from({ length: DRAWN }, () => random.pick(HOSTILE));

  it(`returns a message for any text in an address, never a failure (seed ${SEED})`, async () => {
    for (const { path, parameters = [] } of ENDING) {
      for (const text of drawn()) {
        const inPath = path.replaceAll(/\{\w+\}/g, text);
        const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => `${name}=${text}`);
        for (const url of [inPath, `${path.replaceAll(/\{\w+\}/g, 'Saree')}?${query.join('&')}`]) {
          const { statusCode, body } = await api.app.inject({ url });
          const refused = statusCode < 400 || isRefusal(JSON.parse(body));
          expect({ url, statusCode, refused }).toEqual({ url, statusCode: expect.toSatisfy(below500), refused: true });
        }
      }
    }
  });

  it(`returns a message for any text in any field of a body (seed ${SEED})`, async () => {
    for (const { method, path, requestBody } of OPERATIONS) {
      const fields = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
      const texts = drawn().map((text) => (text.includes('%') ? unescape(text) : text));
      const values = [...texts, [texts[0]], { raw: texts[0] }, null];
      const bodies = values.map((value) => Object.fromEntries(fields.map((name) => [name, value])));
      for (const payload of fields.length > 0 ? bodies : []) {
        const { statusCode, body } = await api.app.inject({
          method: method === 'patch' ? 'PATCH' : 'POST',
          url: path,
          payload,
        });
        const refused = statusCode < 400 || isRefusal(JSON.parse(body));
        expect({ path, statusCode, refused }).toEqual({ path, statusCode: expect.toSatisfy(below500), refused: true });
      }
    }
  });

  it('[REST-20] reads no body that is missing, of another type, or nested without end', async () => {
    const json = { 'content-type': 'application/json' };
    const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const odd = [
      {},
      { headers: { 'content-type': 'text/plain' }, payload: 'odd' },
      { headers: json, payload: deep(20_000) },
    ];
    const statuses: number[][] = [];
    for (const call of odd) {
      const requested = OPERATIONS.filter(({ requestBody }) => (call.headers ? requestBody : requestBody?.required));
      const responses = requested.map(({ method, path }) =>
        api.app.inject({ ...call, method: methodOf(method), url: path }),
      );
      statuses.push((await Promise.all(responses)).map(({ statusCode }) => statusCode));
    }
    const [none, plain, nested] = statuses;
    expect(new Set(none)).toEqual(new Set([400, 401]));
    expect(new Set(plain)).toEqual(new Set([401, 415]));
    expect(new Set(nested)).toEqual(new Set([400, 401]));
  });

  it('never takes an id for another address', async () => {
    expect((await api.get('/product/..%2Fuser%2Fprofile')).body.code).toBe('PRODUCT_NOT_FOUND');
    expect((await api.get('/product/../user/nothing')).body.code).toBe('NOT_FOUND');
    expect((await api.get('/user/profile')).status).toBe(401);
  });

  it('lists its additions, and reports that it runs and is ready', async () => {
    expect((await api.get('/additions')).body.additions).toEqual(ADDITIONS);
    expect(await api.get('/livez')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await api.get('/readyz')).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it("returns a call's id, and makes one for a call without a valid one", async () => {
    const idOf = async (id?: string) =>
      (await api.app.inject({ url: '/livez', headers: id ? { 'x-request-id': id } : {} })).headers['x-request-id'];
    expect(await idOf('abc-123')).toBe('abc-123');
    expect(await idOf('not an id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('does not start with an operation without a handler, nor with two handlers of one', async () => {
    const nobody = () => Promise.reject(new Error('Nobody comes in.'));
    const door = { authenticate: nobody, authenticateStaff: nobody, secureCookies: true };
    const well: ResponseBody<'getLiveness'> = { status: 'ok' };
    const start = (bind: Parameters<typeof mountContract>[3]) =>
      mountContract(createFastify(QUIET), readContract(), { authentication: door, auditTrail: NO_AUDIT }, bind);
    await expect(start(() => undefined)).rejects.toThrow('without a handler: getCatalogue, getProduct,');
    await expect(
      start((serve) => {
        serve('getLiveness', () => well);
        serve('getLiveness', () => well);
      }),
    ).rejects.toThrow('Two handlers for getLiveness');
  });

  it('lets no handler read the login if the contract requires no session', async () => {
    const app = createFastify(QUIET);
    const contract = readContract();
    const caller = {
      shopperId: 'sh-1',
      sessionId: 'se-1',
      role: 'SHOPPER' as const,
      sellerId: null,
      tokenEndsAt: new Date(0),
    };
    const staff = { by: 'sh-2', role: 'ADMIN' as const, sellerId: undefined };
    const door = { authenticate: async () => caller, authenticateStaff: async () => staff, secureCookies: true };
    const read = ({ shopperId: name }: { shopperId: string }) => ({
      status: 'ok',
      user: { name, email: 'a@example.com', phone: '', is_first_purchase: true },
    });
    await mountContract(app, contract, { authentication: door, auditTrail: NO_AUDIT }, (serve) => {
      for (const id of contract.operationIds) serve(id as 'getLiveness', read as never);
    });
    expect((await app.inject({ url: '/livez' })).statusCode).toBe(500);
    expect((await app.inject({ url: '/user/profile' })).json()).toMatchObject({ user: { name: 'sh-1' } });
    expect((await app.inject({ url: '/admin/orders' })).statusCode).toBe(500);
    await app.close();
  });

  it('hands a handler the query parameters of the contract, and no others', async () => {
    const app = createFastify(QUIET);
    const contract = readContract();
    const nobody = () => Promise.reject(new Error('Nobody comes in.'));
    const door = { authenticate: nobody, authenticateStaff: nobody, secureCookies: true };
    const queries: unknown[] = [];
    await mountContract(app, contract, { authentication: door, auditTrail: NO_AUDIT }, (serve) => {
      const read = ({ query }: { query: unknown }) => void queries.push(query);
      for (const id of contract.operationIds) serve(id as 'searchProducts', read as never);
    });
    await app.inject({ url: '/search?text=silk&fabric=Silk&page=2&odd=1&sort=newest&shopperId=sh-1' });
    expect(queries).toEqual([{ text: 'silk', fabric: ['Silk'], page: 2, sort: 'newest' }]);
    await app.close();
  });

  it('fails a test whose response has a wrong type, lacks a field, or has an unknown one', async () => {
    const judge = await createResponseValidator();
    expect(() => judge('getLiveness', 200, { status: 'ok' })).not.toThrow();
    for (const wrong of [{ status: 'well' }, {}, { status: 'ok', more: 1 }]) {
      expect(() => judge('getLiveness', 200, wrong)).toThrow('Outside the contract');
    }
    expect(() => judge('getCategories', 200, { categories: [{ name: 'Saree', productCount: '1' }] })).toThrow(
      'Outside',
    );
  });

  it('is not ready, and reports it kindly, when its database is unreachable', async () => {
    const lost = await createTestApi();
    expect((await lost.get('/readyz')).status).toBe(200);
    await lost.database.db.destroy();
    expect(await lost.get('/readyz')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect((await lost.get('/livez')).status).toBe(200);
    expect((await lost.get('/product/x')).status).toBeGreaterThanOrEqual(500);
    await lost.close();
  });
});

describe("the api's settings", () => {
  it('are all optional, and every wrong one is named at once, a password never', () => {
    expect(readApiConfig({})).toMatchObject({ host: '127.0.0.1', port: 4001, dataDir: '.data', commissionRate: 0 });
    const wrong = { API_PORT: '70000', OTP_LENGTH: '2', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://u:secret@h/d' };
    expect(() => readApiConfig(wrong)).toThrow(/LOG_LEVEL.*API_PORT.*DATABASE_URL.*OTP_LENGTH/);
    expect(() => readApiConfig(wrong)).not.toThrow(/secret/);
  });
});
