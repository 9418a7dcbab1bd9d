import { expect, it } from 'vitest';
import { readGatewayConfig } from '../../../bff/config.ts';
import { Failure } from '../../../bff/platform/failures.ts';
import { createTrace } from '../../../bff/platform/request-trace.ts';
import type { CallId } from '../../../bff/platform/upstream/contract.ts';
import { PublicCache, type PublicCacheOptions } from '../../../bff/platform/upstream/public-cache.ts';
import { RequestDeadline } from '../../../bff/platform/upstream/request-deadline.ts';

const SECOND_MS = 1_000;

/** A cache over a host whose catalogue has this many characters, with a clock of its own. */
function createCache({ characters = 100, ...options }: Partial<PublicCacheOptions> & { characters?: number }) {
  let time = 0;
  const counts = { sent: 0, parsed: 0 };
  const cache = new PublicCache({ maxCharacters: 100_000, staleMs: 600 * SECOND_MS, now: () => time, ...options });
  const parse = (text: string) => {
    counts.parsed++;
    return { text };
  };
  const read = (id: CallId, deadline?: RequestDeadline, said?: string) =>
    cache.read({
      call: { id, group: 'catalog' },
      path: `/${id}`,
      isBasicHost: false,
      deadline,
      parse,
      send: async (_, memory) => {
        memory.onSent();
        counts.sent++;
        const text = (said ?? `${counts.sent}`).padEnd(id === 'getCatalogue' ? characters : 10);
        const response = { status: 200, text, bytes: Buffer.from(text) };
        const answer = memory.findSame(response) ?? { text };
        memory.onAnswer(answer, response);
        return answer;
      },
    });
  return { cache, counts, read, wait: (ms: number) => (time += ms) };
}

it('asks the host for a product each time, unless KEEP_REST is on: then once a second, and again after a change', async () => {
  const usual = createCache({});
  for (let time = 0; time < 3; time++) await usual.read('getProduct');
  expect(usual.counts.sent).toBe(3);

  const kept = createCache({ keepRest: 'on' });
  const first = await kept.read('getProduct');
  kept.wait(SECOND_MS - 1);
  expect(await kept.read('getProduct')).toBe(first);
  kept.wait(1);
  expect(await kept.read('getProduct')).not.toBe(first);
  kept.cache.expire();
  await kept.read('getProduct');
  expect(kept.counts.sent).toBe(3);
});

it('keeps what the schema allows to be old for as long, unless KEEP_REST is off', async () => {
  for (const [keepRest, sent] of [
    [undefined, 1],
    ['on', 1],
    ['off', 3],
  ] as const) {
    const { read, wait, counts } = createCache({ keepRest });
    for (let time = 0; time < 3; time++) {
      await read('getCategories');
      wait(10 * SECOND_MS);
    }
    expect([keepRest, counts.sent]).toEqual([keepRest, sent]);
  }
});

it('has the last good answer in an outage also when KEEP_REST is off, and parses it once for all who ask', async () => {
  const { cache, counts, read } = createCache({ keepRest: 'off' });
  const before = await read('getProduct');
  const askInOutage = async () => {
    const deadline = new RequestDeadline(createTrace(), 60_000);
    const fails = { call: { id: 'getProduct', group: 'catalog' }, path: '/getProduct', isBasicHost: false } as const;
    const hangs = () => new Promise<never>(() => undefined);
    const parse = (text: string) => {
      counts.parsed++;
      return { text };
    };
    const answer = await cache.read({ ...fails, deadline, parse, send: hangs });
    deadline.clear();
    return [answer, deadline.servedStale];
  };
  expect(await askInOutage()).toEqual([before, true]);
  expect(await askInOutage()).toEqual([before, true]);
  expect(counts.parsed).toBe(1);
});

/** A read whose call ends when the test says so; the answer that it got, and whether that is marked as old. */
function readSlowly(cache: PublicCache) {
  const call = Promise.withResolvers<never>();
  const deadline = new RequestDeadline(createTrace(), 60_000);
  const answer = cache.read({
    call: { id: 'getProduct', group: 'catalog' },
    path: '/getProduct',
    isBasicHost: false,
    deadline,
    parse: (text) => ({ text }),
    send: (_, memory) => {
      memory.onSent();
      return call.promise;
    },
  });
  return {
    fail: () => call.reject(new Failure('UPSTREAM_TIMEOUT')),
    answered: answer.then((value) => {
      deadline.clear();
      return [value, deadline.servedStale];
    }),
  };
}

/** Lets all that is settled be heard of, rejections that nobody waits for included. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('hears nothing of a late call that fails after the last good answer has stood in for it and is forgotten', async () => {
  const unheard: unknown[] = [];
  const note = (error: unknown) => unheard.push(error);
  process.on('unhandledRejection', note);
  const { cache, read } = createCache({ maxCharacters: 1_000, characters: 960 });
  const before = await read('getProduct');
  const slow = readSlowly(cache);
  expect(await slow.answered).toEqual([before, true]);
  await read('getCatalogue');
  slow.fail();
  await nextTurn();
  expect(unheard).toEqual([]);
  process.off('unhandledRejection', note);
});

it('never has an older answer than the host has given meanwhile, whether a slow call fails late or soon', async () => {
  for (const isLate of [true, false]) {
    const { cache, read } = createCache({});
    const before = await read('getProduct', undefined, 'old');
    const slow = readSlowly(cache);
    if (isLate) expect(await slow.answered).toEqual([before, true]);
    cache.expire();
    const after = await read('getProduct', undefined, 'new and longer than before');
    slow.fail();
    expect(await slow.answered).toEqual([before, true]);
    await nextTurn();
    for (let time = 0; time < 3; time++)
      expect([isLate, await read('getProduct', undefined, 'new and longer than before')]).toEqual([isLate, after]);
  }
});

it('asks the host each time, and has the answer of before as long as the host says the same', async () => {
  const { cache, counts, read } = createCache({ keepRest: 'off' });
  await read('getProduct', undefined, 'same');
  const second = await read('getProduct', undefined, 'same');
  for (let time = 0; time < 3; time++) expect(await read('getProduct', undefined, 'same')).toBe(second);
  const other = await read('getProduct', undefined, 'other');
  expect(other).toEqual({ text: 'other'.padEnd(10) });
  expect(await read('getProduct', undefined, 'same')).toEqual(second);
  cache.clear();
  expect(await read('getProduct', undefined, 'same')).not.toBe(second);
  expect(counts.sent).toBe(8);
});

it('does not parse a whole catalogue again and again, however long it is', async () => {
  const { read, counts } = createCache({ characters: 90_000 });
  const first = await read('getCatalogue');
  await read('getCategories');
  expect((await read('getCatalogue')) === first).toBe(true);
  expect(counts).toEqual({ sent: 2, parsed: 0 });
});

it('has the last answers that it has room for, each as often as it is asked for', async () => {
  const { cache, counts } = createCache({ maxCharacters: 1_000, keepRest: 'on' });
  const readAt = (path: string) =>
    cache.read({
      call: { id: 'getProduct', group: 'catalog' },
      path,
      isBasicHost: false,
      deadline: undefined,
      parse: (text) => text,
      send: async (_, memory) => {
        memory.onSent();
        counts.sent++;
        const text = path.padEnd(240);
        memory.onAnswer(text, { status: 200, text });
        return text;
      },
    });
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/5', '/4', '/3']) {
    const answer = await readAt(path);
    expect(String(answer).trim()).toBe(path);
  }
  expect(counts.sent).toBe(5);
  await readAt('/1');
  expect(counts.sent).toBe(6);
});

it('keeps nothing of an answer that is longer than all that may be kept', async () => {
  const { read, counts } = createCache({ characters: 200_000 });
  await read('getCatalogue');
  await read('getCatalogue');
  expect(counts.sent).toBe(2);
});

it('takes KEEP_REST on or off, and no other word', () => {
  const keepRestOf = (value?: string) => readGatewayConfig({ KEEP_REST: value }).keepRest;
  expect([keepRestOf(), keepRestOf(''), keepRestOf('on'), keepRestOf('off')]).toEqual([
    undefined,
    undefined,
    'on',
    'off',
  ]);
  expect(() => keepRestOf('yes')).toThrow('KEEP_REST must be on or off');
});
