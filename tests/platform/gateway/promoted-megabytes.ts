import { getHeapSpaceStatistics } from 'node:v8';
import { memoizeByObject } from '../../../bff/platform/cache.ts';
import { createSharedAnswers } from '../../../bff/platform/graphql/shared-answers.ts';
import { InFlightMap } from '../../../bff/platform/in-flight.ts';
import { FairQueue } from '../../../bff/platform/upstream/fair-queue.ts';
import { PublicCache, type PublicRead } from '../../../bff/platform/upstream/public-cache.ts';
import { RequestCoalescer } from '../../../bff/platform/upstream/request-coalescing.ts';

/*
 * Run by a Node of its own with `--expose-gc`: tells how many megabytes of what belongs to one request alone live longer than two
 * collections of young objects, of 18 in all.
 */
const REQUESTS = 600;
const AT_ONCE = 5;
/** How often each request does what leaves little behind. */
const SMALL_ONES = 1_000;

/** About 30 kB of objects, as the answer of a host has them. */
const makeAnswer = () => ({ items: Array.from({ length: 500 }, (_, at) => ({ at })) });

const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;

/** How many megabytes of the requests' answers, 18 in all, have become old. */
async function promotedMegabytes(request: (nth: number) => unknown): Promise<number> {
  const serve = async (from: number) => {
    for (let nth = from; nth < from + REQUESTS; nth++) {
      await request(nth);
      if (nth % 10 === 0) globalThis.gc?.({ type: 'minor' });
    }
  };
  await serve(0);
  // What stays has become old by now, as in a gateway that has run for some time.
  globalThis.gc?.();
  globalThis.gc?.();
  const before = oldBytes();
  await serve(REQUESTS);
  return (oldBytes() - before) / 2 ** 20;
}

/** Lets a few requests be under way at once: each ends when some others have begun. */
function overlapping(begin: (nth: number) => () => unknown) {
  const open: (() => unknown)[] = [];
  return async (nth: number) => {
    open.push(begin(nth));
    if (open.length > AT_ONCE) await open.shift()?.();
  };
}

/** A call that ends when it is told to. */
function gated<T>(start: (wait: Promise<void>) => Promise<T>): () => Promise<T> {
  const gate = Promise.withResolvers<void>();
  const answer = start(gate.promise);
  return () => {
    gate.resolve();
    return answer;
  };
}

const resultOf = memoizeByObject<object, object, []>(makeAnswer);
const underWay = new InFlightMap<object>();
const places = new FairQueue(32);
const BYTES = Buffer.from('{}');
const coalescer = new RequestCoalescer();
const shared = createSharedAnswers({ joins: true, keeps: false });
const deadline = { race: <T>(promise: Promise<T>) => promise };
const requests: Record<string, (nth: number) => unknown> = {
  'a result that was computed for an object': () => resultOf({}),
  'what was under way': overlapping((nth) => underWay.add(`${nth}`, makeAnswer())),
  "a read's answer": overlapping((nth) =>
    gated((wait) => coalescer.join(`/product/${nth}`, undefined, () => wait.then(makeAnswer))),
  ),
  "an operation's answer": overlapping((nth) => {
    const run = () => ({ ...makeAnswer(), body: '', cacheControl: 'no-store' });
    return gated((wait) => shared.join(`operation ${nth}`, deadline, () => wait.then(run)));
  }),
};
/** Answers of the host that are the same again. */
const cache = new PublicCache({ maxCharacters: 100_000, staleMs: 60_000, keepRest: 'off' });
const read: PublicRead = {
  call: { id: 'getProduct', group: 'catalog' },
  path: '/product/1',
  isBasicHost: false,
  deadline: undefined,
  parse: () => ({}),
  send: async (_, memory) => {
    const response = { status: 200, text: '', bytes: BYTES };
    const answer = memory.findSame(response) ?? {};
    memory.onAnswer(answer, response);
    return answer;
  },
};
Object.assign(requests, {
  "a client's place in the queue": (nth: number) => {
    for (let at = 0; at < SMALL_ONES; at++) {
      void places.enter(`request ${nth} ${at}`);
      if (at >= AT_ONCE) places.leave(`request ${nth} ${at - AT_ONCE}`);
    }
    for (let at = SMALL_ONES - AT_ONCE; at < SMALL_ONES; at++) places.leave(`request ${nth} ${at}`);
  },
  'what is under way under the same keys': () => {
    for (let at = 0; at < SMALL_ONES; at++) underWay.add(`${at % 32}`, read)();
  },
  'what is kept of answers that come again': async () => {
    for (let at = 0; at < SMALL_ONES; at++) await cache.read({ ...read, path: `/product/${at}` });
  },
});
const told: Record<string, number> = {};
for (const [name, request] of Object.entries(requests)) told[name] = await promotedMegabytes(request);
console.log(JSON.stringify(told));
