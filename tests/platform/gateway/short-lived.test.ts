import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoizeByObject } from '../../../bff/platform/cache.ts';
import { InFlightMap } from '../../../bff/platform/in-flight.ts';

/*
 * What holds the objects of a request though it is over, makes V8 copy them twice and look at the whole heap all the time: that
 * once took a third of the gateway's processor time.
 */
describe('is gone with the request, by the next collections of young objects:', () => {
  let aged: Record<string, number> = {};
  beforeAll(async () => {
    const script = join(import.meta.dirname, 'promoted-megabytes.ts');
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script]);
    aged = JSON.parse(stdout);
  });
  it.each([
    'a result that was computed for an object',
    'what was under way',
    "a read's answer",
    "an operation's answer",
  ])('%s', (name) => {
    expect(aged[name]).toBeLessThan(4);
  });
  it.each([
    "a client's place in the queue",
    'what is under way under the same keys',
    'what is kept of answers that come again',
  ])('%s, which leaves no table behind', (name) => {
    expect(aged[name]).toBeLessThan(1);
  });
});

it('a result is found again, also that of an object which nobody can change, and no copy has it', () => {
  const resultOf = memoizeByObject(({ name }: { name: string }) => ({ of: name }));
  const [one, fixed] = [{ name: 'one' }, Object.freeze({ name: 'fixed' })];
  expect(resultOf(one)).toEqual({ of: 'one' });
  expect(resultOf(one)).toBe(resultOf(one));
  expect(resultOf(fixed)).toBe(resultOf(fixed));
  expect(resultOf({ ...one, name: 'copy' })).toEqual({ of: 'copy' });
  expect(one).toEqual({ name: 'one' });
});

it('what has begun stands for its key until it ends, or another takes its place', () => {
  const underWay = new InFlightMap<object>();
  const [first, second] = [{}, {}];
  const endFirst = underWay.add('a', first);
  expect(underWay.find('a')).toBe(first);
  const endSecond = underWay.add('a', second);
  endFirst();
  expect(underWay.find('a')).toBe(second);
  endSecond();
  expect(underWay.find('a')).toBeUndefined();
  underWay.add('b', first);
  underWay.clear();
  expect(underWay.find('b')).toBeUndefined();
});
