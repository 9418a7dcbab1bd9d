import { describe, expect, it } from 'vitest';
import { FairSemaphore, type SemaphoreLimits } from '../../server-kit/fair-semaphore.ts';

/** Tasks that end when the test decides, in the order of their start. */
function tasksOf(limits: SemaphoreLimits) {
  const semaphore = new FairSemaphore(limits);
  const begun: { client: string; end: (() => void) | undefined }[] = [];
  const begin = async (client: string) => begun.push({ client, end: await semaphore.acquire(client) });
  const add = (client: string, count: number) => {
    for (let at = 0; at < count; at += 1) void begin(client);
  };
  return { semaphore, begun, add, names: () => begun.map(({ client }) => client).join('') };
}
const settled = () => new Promise(setImmediate);

describe('clients share the places of a semaphore', () => {
  it('in turn, however many tasks a client has waiting', async () => {
    const tasks = tasksOf({ most: 4 });
    tasks.add('a', 40);
    await settled();
    expect(tasks.names()).toBe('aaaa');
    tasks.add('b', 3);
    tasks.add('c', 1);
    expect([tasks.semaphore.underWay, tasks.semaphore.waiting]).toEqual([4, 40]);
    for (let at = 0; at < 6; at += 1) {
      tasks.begun[at]?.end?.();
      await settled();
    }
    // All tasks of the others run before the forty of the first client.
    expect(tasks.names().slice(4, 10).split('').toSorted().join('')).toBe('aabbbc');
  });

  it('one alone has all of them, while of two each has half', async () => {
    const tasks = tasksOf({ most: 8 });
    tasks.add('a', 8);
    await settled();
    expect(tasks.names()).toBe('a'.repeat(8));
    tasks.add('b', 20);
    tasks.add('a', 20);
    for (let at = 0; at < 8; at += 1) {
      tasks.begun[at]?.end?.();
      await settled();
    }
    const next = tasks.names().slice(8, 16);
    expect([next.replaceAll('a', '').length, next.replaceAll('b', '').length]).toEqual([4, 4]);
  });

  it('as one client, where they are networks of one IPv6 /48', async () => {
    const tasks = tasksOf({ most: 300, mostOfOne: 4, mostWaiting: 10 });
    for (let at = 0; at < 256; at += 1) tasks.add(`address 2001:db8:7:${(at * 256).toString(16)}::/64`, 1);
    tasks.add('address 203.0.113.7', 4);
    await settled();
    // Four run and ten wait. The others have no place, and neither wait.
    expect([tasks.semaphore.underWay, tasks.semaphore.waiting]).toEqual([8, 10]);
  });

  it('no client has more than its own limit, also while places are free', async () => {
    const tasks = tasksOf({ most: 3, mostOfOne: 1 });
    tasks.add('a', 3);
    tasks.add('b', 1);
    await settled();
    expect(tasks.names()).toBe('ab');
    tasks.begun[0]?.end?.();
    tasks.begun[0]?.end?.();
    await settled();
    expect([tasks.names(), tasks.semaphore.underWay, tasks.semaphore.waiting]).toEqual(['aba', 2, 1]);
  });
});

describe('a task gets no place', () => {
  it('when too many tasks of its client wait', async () => {
    const semaphore = new FairSemaphore({ most: 2, mostOfOne: 1, mostWaiting: 2 });
    await semaphore.acquire('a');
    const waiting = [semaphore.acquire('a'), semaphore.acquire('a')];
    expect(await semaphore.acquire('a')).toBeUndefined();
    expect(await semaphore.acquire('b')).toBeDefined();
    expect(waiting).toHaveLength(2);
  });

  it('when its wait is over, and the next task gets the place that becomes free', async () => {
    const semaphore = new FairSemaphore({ most: 1, waitMs: 1 });
    const release = await semaphore.acquire('a');
    expect(await semaphore.acquire('a')).toBeUndefined();
    release?.();
    expect(await semaphore.acquire('a')).toBeDefined();
  });
});
