import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLazyFactory } from '../../../bff/graphql/lazy-context.ts';
import { createTrace } from '../../../bff/host/request-trace.ts';
import { RequestDeadline } from '../../../bff/host/deadline.ts';

describe('an object with lazy parts', () => {
  it('makes each part when it is first read, once, and those that it is made of', () => {
    const made: string[] = [];
    const note = (name: string) => {
      made.push(name);
      return name;
    };
    const create = createLazyFactory<{ given: string }, { first: string; second: string }>({
      first: ({ given }) => note(`first of ${given}`),
      second: ({ first }) => note(`second after ${first}`),
    });
    const [one, other] = [create({ given: 'one' }), create({ given: 'other' })];
    expect(made).toEqual([]);
    expect([one.second, one.second, one.first]).toEqual([
      'second after first of one',
      'second after first of one',
      'first of one',
    ]);
    expect(made).toEqual(['first of one', 'second after first of one']);
    const copy = Object.assign(Object.create(Object.getPrototypeOf(one)), one);
    expect([copy.second, made.length]).toEqual(['second after first of one', 2]);
    expect(other.first).toBe('first of other');
  });
});

describe('the deadline of a request', () => {
  afterEach(() => void vi.useRealTimers());
  const create = (limitMs: number) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    return new RequestDeadline(createTrace(), limitMs);
  };
  const never = new Promise<never>(() => undefined);

  it('needs no timer before the request waits for something', () => {
    const deadline = create(1_000);
    expect(vi.getTimerCount()).toBe(0);
    void deadline.race(never).catch(() => undefined);
    expect(vi.getTimerCount()).toBe(1);
    deadline.clear();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts from the start of the request, not from its first call', async () => {
    const deadline = create(1_000);
    vi.advanceTimersByTime(900);
    const first = deadline.race(never).catch((error: unknown) => error);
    vi.advanceTimersByTime(101);
    expect(await first).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(deadline.hasExpired).toBe(true);
  });

  it('has ended when its time is over, also where nothing was waited for, and is longer once it is extended', async () => {
    const late = create(1_000);
    vi.advanceTimersByTime(1_001);
    expect(late.hasExpired).toBe(true);
    await expect(late.race(Promise.resolve())).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    const extended = create(1_000);
    void extended.race(never).catch(() => undefined);
    extended.extendTo(2_000);
    vi.advanceTimersByTime(1_500);
    expect([extended.hasExpired, vi.getTimerCount()]).toEqual([false, 1]);
  });
});
