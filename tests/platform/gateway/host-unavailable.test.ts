import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCapabilityDetector } from '../../../bff/host/capabilities.ts';
import { Failure } from '../../../bff/host/failures.ts';
import { type RestHost, createRestHost } from '../../../bff/host/rest.ts';
import { createTestGateway, REST_LIMITS, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type TestHost } from '../../hosts/test-host.ts';
import { createFaultyHost, type FaultyHost } from '../../hosts/misbehaving-host.ts';

const PRODUCT = 'query ($id: ID!) { product(id: $id) { id name } }';
const PICTURE = '{ product(id: "t-saree-1") { cover { image { url(width: 240) srcSet } } } }';

describe('while a REST host is unavailable', () => {
  let host: FaultyHost;
  let gateway: TestGateway;
  beforeAll(async () => {
    host = await createFaultyHost();
  });
  afterAll(async () => host.close());
  afterEach(async () => gateway.close());

  it('the catalogue of the last minute is shown, marked, and stored by no cache', async () => {
    host.faultOf = () => undefined;
    gateway = await createTestGateway(host.url);
    const before = await gateway.request(PRODUCT, { id: 't-saree-1' });
    expect([before.extensions, before.headers.get('cache-control')]).toEqual([undefined, 'max-age=30, public']);
    host.faultOf = (path) => (path.startsWith('/product/') ? '503' : undefined);
    for (let at = 0; at < 12; at++) await gateway.request(PRODUCT, { id: `t-dress-${at}` });
    const after = await gateway.request(PRODUCT, { id: 't-saree-1' });
    expect([after.data, after.extensions]).toEqual([before.data, { stale: true }]);
    expect(after.headers.get('cache-control')).toBe('no-store');
    const other = await gateway.request(PRODUCT, { id: 't-saree-2' });
    expect([other.errors?.[0]?.extensions?.['code'], other.extensions]).toEqual(['UPSTREAM_UNAVAILABLE', undefined]);
  });

  it('pictures of ours have their place, and no cache stores them, until the additions of the host are known', async () => {
    host.faultOf = (path) => (path === '/additions' ? '500' : undefined);
    gateway = await createTestGateway(host.url, { publicUrl: 'https://shop.example' });
    const unknown = await gateway.request(PICTURE);
    const picture = 'https://shop.example/pictures/SAR-1000-0.whole.0123abcd';
    const { image } = unknown.data.product.cover;
    expect([image.url.startsWith(picture.slice(0, 30)), image.srcSet]).toEqual([true, null]);
    expect(unknown.headers.get('cache-control')).toBe('no-store');
    host.faultOf = () => undefined;
    const known = async () => (await gateway.request(PICTURE)).headers.get('cache-control');
    await expect.poll(known, { timeout: 3_000 }).toBe('max-age=30, public');
    expect((await gateway.request(PICTURE)).data.product.cover.image.srcSet).toContain('w=240 240w');
  });
});

describe('the additions of a host', () => {
  const open = () => {
    let now = 1_000_000;
    let tells: string[] | 404 | 500 = ['search'];
    let requested = 0;
    const shared = async () => {
      requested++;
      if (tells === 404) throw new Failure('NOT_FOUND');
      if (tells === 500) throw new Failure('UPSTREAM_UNAVAILABLE');
      return { additions: tells };
    };
    const additions = createCapabilityDetector(shared, undefined, () => now);
    const later = async (ms: number, output: typeof tells) => {
      [now, tells] = [now + ms, output];
      await additions();
      await Promise.resolve();
      const { has, isKnown } = await additions();
      return [has('search'), isKnown];
    };
    return { later, asked: () => requested };
  };

  it('are requested every second or two until they are known for the first time', async () => {
    const { later, asked: requested } = open();
    expect(await later(0, 500)).toEqual([false, false]);
    for (let second = 0; second < 60; second += 2) await later(2_000, 500);
    expect(requested()).toBe(31);
    expect(await later(2_000, ['search'])).toEqual([true, true]);
  });

  it('are forgotten only after three wrong responses, not after one', async () => {
    const { later } = open();
    expect(await later(0, ['search'])).toEqual([true, true]);
    expect(await later(300_001, 500)).toEqual([true, true]);
    expect(await later(60_001, 404)).toEqual([true, true]);
    expect(await later(60_001, 404)).toEqual([true, true]);
    expect(await later(60_001, 404)).toEqual([false, true]);
  });

  it('are none at a host that never had any', async () => {
    expect(await open().later(0, 404)).toEqual([false, true]);
  });
});

describe('a read that is to wait', () => {
  let host: TestHost;
  let rest: RestHost;
  let wait: string | undefined;
  let status = 429;
  beforeAll(async () => {
    host = await createTestHost((_path, _url, response) => {
      if (host.calls.length > 1) return { additions: [] };
      if (wait !== undefined) response.setHeader('retry-after', wait);
      sendJson(response, status, {});
      return 'sent';
    });
    rest = createRestHost({ url: host.url, ...REST_LIMITS, log: () => undefined });
  });
  afterAll(async () => {
    await rest.close();
    await host.close();
  });
  const tries = async (retryAfter: string | undefined, refusal = 429) => {
    status = refusal;
    [wait, host.calls.length] = [retryAfter, 0];
    const reply = await rest.shared('getAdditions', {}).then(
      () => 'fine',
      (error: unknown) => (error instanceof Failure ? error.code : 'other'),
    );
    return [reply, host.calls.length];
  };

  it("is tried again, once, when the host's wait time is zero", async () => {
    expect(await tries('0')).toEqual(['fine', 2]);
    expect(await tries('1')).toEqual(['RATE_LIMITED', 1]);
    expect(await tries('soon')).toEqual(['RATE_LIMITED', 1]);
    expect(await tries(undefined)).toEqual(['RATE_LIMITED', 1]);
  });

  it('is not tried again before the time that an unavailable host names', async () => {
    expect(await tries('0', 503)).toEqual(['fine', 2]);
    expect(await tries(undefined, 503)).toEqual(['fine', 2]);
    expect(await tries('soon', 503)).toEqual(['fine', 2]);
    expect(await tries('30', 503)).toEqual(['UPSTREAM_UNAVAILABLE', 1]);
  });
});
