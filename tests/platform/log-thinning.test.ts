import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogThinning } from '../../server-kit/log-thinning.ts';

interface Line {
  event: string;
  address: string;
}

let reported: (Line & { leftOut: number })[] = [];
beforeEach(() => {
  reported = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const thinningOf = (most = 10_000) =>
  createLogThinning<Line>({
    keyOf: ({ event, address }) => `${event} ${address}`,
    most,
    report: (line, leftOut) => reported.push({ ...line, leftOut }),
  });
/** Returns how many of this many lines are admitted. */
const admittedOf = (thinning: ReturnType<typeof thinningOf>, address: string, lines: number, event = 'forbidden') =>
  Array.from({ length: lines }, () => thinning.admits({ event, address })).filter(Boolean).length;

describe('lines of which one client causes many', () => {
  it('are ten a minute of each event and address, then one that counts the others when the minute is over', () => {
    const thinning = thinningOf();
    expect(admittedOf(thinning, 'a', 600)).toBe(10);
    expect(admittedOf(thinning, 'a', 12, 'wrong-code')).toBe(10);
    expect(admittedOf(thinning, 'b', 10)).toBe(10);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(reported).toEqual([
      { event: 'forbidden', address: 'a', leftOut: 590 },
      { event: 'wrong-code', address: 'a', leftOut: 2 },
    ]);
    expect(admittedOf(thinning, 'a', 11)).toBe(10);
    vi.advanceTimersByTime(60_000);
    expect(reported.slice(2)).toEqual([{ event: 'forbidden', address: 'a', leftOut: 1 }]);
  });

  it('are counted to the last when the process ends, and once', () => {
    const thinning = thinningOf();
    admittedOf(thinning, 'a', 13);
    thinning.flush();
    expect(reported).toEqual([{ event: 'forbidden', address: 'a', leftOut: 3 }]);
    vi.advanceTimersByTime(120_000);
    expect(reported).toHaveLength(1);
  });

  it('have one timer, which ends when nothing waits, however many clients there are', () => {
    const thinning = thinningOf();
    for (let client = 0; client < 50; client += 1) admittedOf(thinning, `c-${client}`, 11);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(120_000);
    expect([reported.length, vi.getTimerCount()]).toEqual([50, 0]);
  });

  it('are reported at once if more clients come than are followed', () => {
    const thinning = thinningOf(3);
    admittedOf(thinning, 'first', 15);
    for (const address of ['second', 'third', 'fourth']) admittedOf(thinning, address, 1);
    expect(reported).toEqual([{ event: 'forbidden', address: 'first', leftOut: 5 }]);
  });
});
