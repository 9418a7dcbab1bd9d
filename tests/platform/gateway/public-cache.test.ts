import { expect, it } from 'vitest';
import { Failure } from '../../../bff/host/failures.ts';
import { createTrace } from '../../../bff/host/request-trace.ts';
import type { CallId } from '../../../bff/host/contract.ts';
import { PublicCache, type PublicCacheOptions, type PublicRead } from '../../../bff/host/public-cache.ts';
import { RequestDeadline } from '../../../bff/host/deadline.ts';

const SECOND_MS = 1_000;

const withPermit: PublicRead['withPermit'] = (_, begin) => begin();

/** A cache over a host whose catalogue has this many characters, with a test clock. */
function createCache({ characters = 100, ...options }: Partial<PublicCacheOptions> & { characters?: number }) {
  // lru-cache does not expire what was stored at the moment 0.
  let time = 1;
  const counts = { sent: 0 };
  const cache = new PublicCache({ maxCharacters: 100_000, staleMs: 600 * SECOND_MS, now: () => time, ...options });
  const read = (id: CallId, deadline?: RequestDeadline, output?: string) =>
    cache.read({
      call: { id, group: 'catalog' },
      path: `/${id}`,
      isBasicHost: false,
      deadline,
      withPermit,
      send: async () => {
        counts.sent++;
        const text = (output ?? `${counts.sent}`).padEnd(id === 'getCatalogue' ? characters : 10);
        return { response: { text }, characters: text.length };
      },
    });
  return { cache, counts, read, wait: (ms: number) => (time += ms) };
}

it('requests a product from the host each time, and caches data as long as the schema allows', async () => {
  for (const [id, sent] of [
    ['getProduct', 3],
    ['getCategories', 1],
  ] as const) {
    const { read, wait, counts } = createCache({});
    for (let time = 0; time < 3; time++) {
      await read(id);
      wait(10 * SECOND_MS);
    }
    expect([id, counts.sent]).toEqual([id, sent]);
  }
});

it('returns the last good response in an outage, to all clients', async () => {
  const { cache, read } = createCache({});
  const before = await read('getProduct');
  for (let time = 0; time < 2; time++) expect(await readSlowly(cache).responded).toEqual([before, true]);
});

it('returns no response in an outage that is older than the owner allows', async () => {
  const { cache, read, wait } = createCache({ staleMs: SECOND_MS });
  await read('getProduct');
  wait(SECOND_MS + 1);
  const slow = readSlowly(cache);
  slow.fail();
  await expect(slow.responded).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
});

it('shares a call under way, but not one that was sent before a change', async () => {
  const { cache, counts, read } = createCache({});
  await Promise.all([read('getProduct'), read('getProduct')]);
  expect(counts.sent).toBe(1);
  const before = read('getProduct');
  cache.expire();
  expect(await read('getProduct')).not.toBe(await before);
});

/** A read whose call ends when the test decides. Has its response, and whether it is marked as stale. */
function readSlowly(cache: PublicCache) {
  const call = Promise.withResolvers<never>();
  const deadline = new RequestDeadline(createTrace(), 60_000);
  const response = cache.read({
    call: { id: 'getProduct', group: 'catalog' },
    path: '/getProduct',
    isBasicHost: false,
    deadline,
    withPermit,
    send: () => call.promise,
  });
  return {
    fail: () => call.reject(new Failure('UPSTREAM_TIMEOUT')),
    responded: response.then((value) => {
      deadline.clear();
      return [value, deadline.servedStale];
    }),
  };
}

/** Waits until all settled promises are handled, including unobserved rejections. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('ignores a late call that fails after the last good response has replaced it and is forgotten', async () => {
  const unheard: unknown[] = [];
  const note = (error: unknown) => unheard.push(error);
  process.on('unhandledRejection', note);
  const { cache, read } = createCache({ maxCharacters: 1_000, characters: 980 });
  const before = await read('getProduct');
  const slow = readSlowly(cache);
  expect(await slow.responded).toEqual([before, true]);
  await read('getCatalogue');
  slow.fail();
  await nextTurn();
  expect(unheard).toEqual([]);
  process.off('unhandledRejection', note);
});

it('never returns an older response than the host has sent meanwhile, whether a slow call fails late or soon', async () => {
  for (const isLate of [true, false]) {
    const { cache, read } = createCache({});
    const before = await read('getProduct', undefined, 'old');
    const slow = readSlowly(cache);
    if (isLate) expect(await slow.responded).toEqual([before, true]);
    cache.expire();
    const after = await read('getProduct', undefined, 'new and longer than before');
    slow.fail();
    expect(await slow.responded).toEqual([before, true]);
    await nextTurn();
    for (let time = 0; time < 3; time++)
      expect([isLate, await read('getProduct', undefined, 'new and longer than before')]).toEqual([isLate, after]);
  }
});

it('stores a whole catalogue as long as there is room for it', async () => {
  const { read, counts } = createCache({ characters: 90_000 });
  const first = await read('getCatalogue');
  await read('getCategories');
  expect((await read('getCatalogue')) === first).toBe(true);
  expect(counts).toEqual({ sent: 2 });
});

it('stores the last responses that it has room for, ordered by their use', async () => {
  const { cache, counts } = createCache({ maxCharacters: 1_000 });
  const readAt = (path: string) =>
    cache.read({
      call: { id: 'getCategories', group: 'catalog' },
      path,
      isBasicHost: false,
      deadline: undefined,
      withPermit,
      send: async () => {
        counts.sent++;
        return { response: path, characters: 240 };
      },
    });
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/5', '/4', '/3']) expect(await readAt(path)).toBe(path);
  expect(counts.sent).toBe(5);
  await readAt('/1');
  expect(counts.sent).toBe(6);
});

it('stores no part of a response that is longer than its whole limit', async () => {
  const { read, counts } = createCache({ characters: 200_000 });
  await read('getCatalogue');
  await read('getCatalogue');
  expect(counts.sent).toBe(2);
});
