import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../../../api/cli/run.ts';
import { checkHost, formatHostCheck } from '../../../bff/host/host-check.ts';
import { createRestHost } from '../../../bff/host/rest.ts';
import { basicResponses } from '../../hosts/basic-catalog-host.ts';
import { createSampleCatalogue } from '../../hosts/sample-products.ts';
import { createTestGateway, REST_LIMITS } from '../../hosts/test-gateway.ts';
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

  it('is reported by /readyz, and by one line of the log, when the host knows no call', async () => {
    const { lines, ready } = await open(unknown);
    await expect.poll(ready).toBe('wrong');
    expect(checked(lines)).toHaveLength(1);
    expect(JSON.parse(checked(lines)[0] ?? '')).toMatchObject({ verdict: 'wrong', missing: expect.any(Array) });
  });

  it('is an error of its pages, and not an empty shop, when every record is invalid', async () => {
    const { lines, gateway, ready } = await open(allInvalid);
    await expect.poll(ready).toBe('invalid');
    expect(checked(lines)[0]).toContain('products.0.productId');
    const { data, errors } = await gateway.request(SAREES);
    expect(data?.categories ?? null).toBeNull();
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toContain('UPSTREAM_INVALID_RESPONSE');
    expect(JSON.stringify(errors)).not.toContain('productId');
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
