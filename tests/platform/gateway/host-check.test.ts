import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../../api/cli/run.ts';
import { checkHost, formatHostCheck } from '../../../bff/host/host-check.ts';
import { createRestHost } from '../../../bff/host/rest.ts';
import { basicResponses } from '../../hosts/basic-catalog-host.ts';
import { createSampleCatalogue } from '../../hosts/sample-products.ts';
import { createTestGateway, REST_LIMITS, type Reply } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type RequestHandler } from '../../hosts/test-host.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const fits = basicResponses(createSampleCatalogue());
/** A host whose every product lacks what the contract needs. */
const allInvalid: RequestHandler = async (...call) => {
  const reply: unknown = await fits(...call);
  return (
    JSON.parse(
      JSON.stringify(reply ?? null)
        ?.replaceAll('"productId"', '"id"')
        .replaceAll('"showPrice"', '"cost"') ?? 'null',
    ) ?? undefined
  );
};
const unknown: RequestHandler = () => undefined;
const page: RequestHandler = (_, __, response) => (
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to nginx!</html>'),
  'sent'
);
const failing: RequestHandler = (_, __, response) => (sendJson(response, 500, { message: 'secret words' }), 'sent');

async function openHost(responses: RequestHandler) {
  const host = await createTestHost(responses);
  closing.push(() => host.close());
  return host;
}

async function check(responses: RequestHandler) {
  const { url } = await openHost(responses);
  const rest = createRestHost({ ...REST_LIMITS, url, log: () => undefined });
  closing.push(() => rest.close());
  return checkHost(rest.shared);
}

const resultsOf = ({ calls }: Awaited<ReturnType<typeof check>>) => calls.map(({ result }) => result);

describe('the check of a host', () => {
  it('finds that each basic read fits', async () => {
    const found = await check(fits);
    expect([found.verdict, resultsOf(found)]).toEqual(['ok', ['fits', 'fits', 'fits', 'fits', 'fits', 'fits']]);
    expect(formatHostCheck(found).split('\n')).toHaveLength(7);
  });

  it('believes a host that knows carts: its catalogue is empty', async () => {
    const found = await check(([first], _, response) => {
      if (first !== 'cart') return undefined;
      sendJson(response, 401, { message: 'Log in.' });
      return 'sent';
    });
    expect([found.verdict, resultsOf(found)[0]]).toEqual(['ok', 'missing']);
  });

  it.each([401, 403])('names a host that refuses each call with %i', async (status) => {
    const refusing: RequestHandler = (_, __, response) => (sendJson(response, status, {}), 'sent');
    expect((await check(refusing)).verdict).toBe('wrong');
  });

  it('names a host that knows none of the calls', async () => {
    const found = await check(unknown);
    expect(found.verdict).toBe('wrong');
    expect(resultsOf(found)).toEqual(['missing', 'skipped', 'skipped', 'missing', 'missing', 'missing']);
    expect(formatHostCheck(found)).toContain('REST_URL may be the address of another server');
  });

  it.each([
    ['a page in place of JSON', page, 'status 200'],
    ['a fault for each call', failing, 'status 500'],
  ])('finds no catalogue in %s', async (_, responses, words) => {
    const found = await check(responses);
    expect([found.verdict, found.calls[0]?.result]).toEqual(['invalid', 'broken']);
    expect(found.calls[0]?.words).toContain(words);
  });

  it('names the first bad path where every record is invalid, and where some are', async () => {
    const found = await check(allInvalid);
    expect(found.verdict).toBe('invalid');
    expect(found.calls[0]?.words).toMatch(
      /^status 200, \d+ of \d+ records left out, first products\.0\.productId: expected/,
    );
    const some = await check(async ([first, ...rest], ...more) => {
      const reply = JSON.parse(JSON.stringify((await fits([first ?? '', ...rest], ...more)) ?? null)) ?? undefined;
      if (reply?.products?.[1]) delete reply.products[1].productId;
      return reply;
    });
    expect([some.verdict, some.calls[0]?.result]).toEqual(['ok', 'odd']);
    expect(some.calls[0]?.words).toContain('first products.1.productId: expected');
  });
});

const SAREES = '{ category(name: "Saree") { products(page: 1) { nodes { name } } } categories { name productCount } }';

describe('a gateway over a wrong host', () => {
  const open = async (responses: RequestHandler) => {
    const lines: string[] = [];
    const host = await openHost(responses);
    const logTo = { write: (line: string) => void lines.push(line) };
    const gateway = await createTestGateway(host.url, { checksHost: true, logLevel: 'warn' }, { logTo });
    closing.push(() => gateway.close());
    const ready = async () => (await (await fetch(`${gateway.address}/readyz`)).json()).restHost;
    return { lines, gateway, ready };
  };
  const checked = (lines: string[]) => lines.filter((line) => line.includes('were compared with the contract'));

  const named = (lines: string[]) => lines.filter((line) => line.includes('REST_URL'));
  const codesOf = ({ errors }: Reply) => new Set(errors?.map(({ extensions }) => extensions?.['code']));

  it('is reported by /readyz, and by one line of the log that names the setting, when the host knows no call', async () => {
    const { lines, ready } = await open(unknown);
    await expect.poll(ready).toBe('wrong');
    expect(named(lines)).toHaveLength(1);
    expect(JSON.parse(named(lines)[0] ?? '')).toMatchObject({
      level: 50,
      verdict: 'wrong',
      missing: expect.any(Array),
    });
  });

  it.each([
    SAREES,
    '{ categories { productCount showcase { id } } }',
    '{ product(id: "x") { id } variant(sku: "x") { sku } }',
    '{ products { nodes { id } } }',
    '{ products(search: { text: "silk" }) { nodes { id } filterCounts { value } } }',
    '{ products(filter: { minPrice: 100, maxPrice: 90000 }) { nodes { id } } }',
    '{ products(filter: { collections: [FEATURED] }) { nodes { id } } }',
  ])('is an error and no empty shop, also before its check at the first contact has ended: %s', async (query) => {
    const { gateway, lines } = await open(unknown);
    expect(codesOf(await gateway.request(query))).toEqual(new Set(['UPSTREAM_UNAVAILABLE']));
    expect(codesOf(await gateway.request(query))).toEqual(new Set(['UPSTREAM_UNAVAILABLE']));
    expect(named(lines)).toHaveLength(1);
  });

  it('may lack one category: that is empty', async () => {
    const { gateway, ready } = await open(async (...call) => {
      const { pathname } = call[1];
      return pathname.startsWith('/product/Kurti') ? undefined : fits(...call);
    });
    const { data, errors } = await gateway.request(
      '{ category(name: "Kurti") { products(page: 1) { nodes { id } } } }',
    );
    expect([data, errors]).toEqual([{ category: { products: { nodes: [] } } }, undefined]);
    expect((await gateway.request('{ product(id: "nothing") { id } }')).data).toEqual({ product: null });
    expect(await ready()).toBe('ok');
  });

  it('is an error of its pages, and not an empty shop, when every record is invalid', async () => {
    const { lines, gateway, ready } = await open(allInvalid);
    await expect.poll(ready).toBe('invalid');
    await expect.poll(() => checked(lines)[0]).toContain('products.0.productId');
    const { data, errors } = await gateway.request(SAREES);
    expect(data?.categories ?? null).toBeNull();
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toContain('UPSTREAM_INVALID_RESPONSE');
    expect(JSON.stringify(errors)).not.toContain('productId');
  });

  it('recovers after the first valid response, and logs nothing over a valid host', async () => {
    let answers = allInvalid;
    const { lines, gateway, ready } = await open((...call) => answers(...call));
    await expect.poll(ready).toBe('invalid');
    await expect.poll(() => checked(lines).length).toBe(1);
    answers = fits;
    await gateway.request(SAREES);
    expect(await ready()).toBe('ok');
    const other = await open(fits);
    await other.gateway.request(SAREES);
    expect([await other.ready(), checked(other.lines), checked(lines).length]).toEqual(['ok', [], 1]);
  });
});

describe('"host check" of the command line', () => {
  it('prints the table, and ends with 1 for a host of no use', async () => {
    const shop = (...line: string[]) => run(line, () => ({ apiUrl: '', secret: undefined, dataDir: '/nowhere' }));
    const good = await openHost(fits);
    const fitting = await shop('host', 'check', good.url);
    expect(fitting).toMatchObject({ code: 0, output: expect.stringMatching(/^getCatalogue +fits/) });
    const bad = await openHost(allInvalid);
    const invalid = await shop('host', 'check', bad.url);
    expect(invalid).toMatchObject({ code: 1, output: expect.stringContaining('products.0.productId') });
    expect(await shop('host', 'check', 'ftp://x')).toMatchObject({
      code: 2,
      output: expect.stringContaining('no http(s) address'),
    });
  });
});
