import { afterEach, describe, expect, it, vi } from 'vitest';
import { createParseQueue } from '../../../bff/graphql/documents.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('documents that the gateway does not know', () => {
  afterEach(() => void vi.useRealTimers());

  it('are read one in each turn of the event loop, clients in turn', async () => {
    const reading = createParseQueue(() => 0);
    const read: string[] = [];
    const request = async (client: string, what: string) => {
      await reading(client);
      read.push(what);
    };
    const requested = [request('a', 'a1'), request('a', 'a2'), request('a', 'a3'), request('b', 'b1')];
    await Promise.resolve();
    const counts: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await nextTurn();
      counts.push(read.length);
    }
    await Promise.all(requested);
    expect(read).toEqual(['a1', 'a2', 'b1', 'a3']);
    expect(counts.every((count, turn) => count <= turn + 2)).toBe(true);
    await request('a', 'a4');
    expect(read).toHaveLength(5);
  });

  it('leave as much time to others as the last one took', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const clock = { ms: 0 };
    const reading = createParseQueue(() => clock.ms);
    await reading('a');
    clock.ms = 30;
    const next = { isRead: false };
    const requested = reading('a').then(() => (next.isRead = true));
    await nextTurn();
    await nextTurn();
    await vi.advanceTimersByTimeAsync(29);
    expect(next.isRead).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await requested;
    expect(next.isRead).toBe(true);
  });
});
