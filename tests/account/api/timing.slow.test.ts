import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type ApiResponse, type TestApi } from '../../test-api.ts';
import { register } from '../people.ts';
import { provenGap, shownOf, enumerationProbes } from '../enumeration-probes.ts';

const PAIRS = 24;
const WARM_UP = 4;
const MOST_APART_MS = 5;
/** A busy machine gets this many tries. */
const CHANCES = 3;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  for (let index = 0; index < CHANCES * (PAIRS + WARM_UP); index++) await register(api, knownAt(index));
});
afterAll(() => api.close());

const knownAt = (index: number) => `shopper-known-${index}@example.com`;
const unknownAt = (index: number, round: number) => `nobody-known-${round}${index}@example.com`;

const CALLS = enumerationProbes((path, body) => api.client().post(path, body));

/** All observable properties of one response: its status, bytes and headers, its statements and mails, its milliseconds. */
async function observed(call: () => Promise<ApiResponse>) {
  const mails = api.mails.length;
  api.statements.length = 0;
  const started = performance.now();
  const response = await call();
  const ms = performance.now() - started;
  const shown = shownOf(response);
  return { shown, hidden: { statements: api.statements.length, mails: api.mails.length - mails }, ms };
}

/**
 * Returns the difference between known and unknown addresses, in alternating pairs. Each pair is measured at the same
 * moment of the machine.
 */
async function gapOf(call: (email: string) => Promise<ApiResponse>, round: number): Promise<number> {
  const gaps: number[] = [];
  for (let index = 0; index < PAIRS + WARM_UP; index++) {
    const one = () => observed(() => call(knownAt(round * (PAIRS + WARM_UP) + index)));
    const other = () => observed(() => call(unknownAt(index, round)));
    const isEven = index % 2 === 0;
    const [first, second] = [await (isEven ? one : other)(), await (isEven ? other : one)()];
    const [mine, theirs] = isEven ? [first, second] : [second, first];
    expect(theirs.shown).toEqual(mine.shown);
    expect(theirs.hidden).toEqual(mine.hidden);
    if (index >= WARM_UP) gaps.push(mine.ms - theirs.ms);
  }
  return provenGap(gaps);
}

describe(`what a response reveals about an account (${DATABASE_KIND})`, () => {
  it.each(Object.entries(CALLS))(
    '[%s] is nothing: bytes, statements and mails are the same, and the time within 5 ms',
    async (_, call) => {
      let gap = await gapOf(call, 0);
      for (let round = 1; round < CHANCES && gap > MOST_APART_MS; round++) gap = await gapOf(call, round);
      expect(gap).toBeLessThanOrEqual(MOST_APART_MS);
    },
  );
});
