import { getHeapSpaceStatistics } from 'node:v8';
import { memoizeByObject } from '../../../bff/platform/cache.ts';
import { createSharedAnswers } from '../../../bff/platform/graphql/shared-answers.ts';
import { InFlightMap } from '../../../bff/platform/in-flight.ts';
import { RequestCoalescer } from '../../../bff/platform/upstream/request-coalescing.ts';

/*
 * Run by a Node of its own with `--expose-gc`: tells how many megabytes of what belongs to one request alone live longer than two
 * collections of young objects, of 18 in all.
 */
const REQUESTS = 600;
const AT_ONCE = 5;

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
const told: Record<string, number> = {};
for (const [name, request] of Object.entries(requests)) told[name] = await promotedMegabytes(request);
console.log(JSON.stringify(told));
