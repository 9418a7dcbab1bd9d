import { expect, it } from 'vitest';
import type { HostEventListener, HostEvents } from '../../../server-kit/host-events.ts';
import { shareEvents } from '../../../bff/host/events.ts';

/** The streams of a host that a test opens, ends and sends events through. */
function createStreams() {
  const opened: { listener: HostEventListener; end: (isRefused: boolean) => void; signal: AbortSignal }[] = [];
  const events: HostEvents = {
    follow: (_path, _headers, listener, signal) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      signal.addEventListener('abort', () => resolve(false));
      opened.push({ listener, end: resolve, signal });
      return promise;
    },
    close: () => undefined,
  };
  return { opened, shared: shareEvents(events) };
}

/** A follower, with its events. */
function follow(shared: HostEvents, token: string, cookie?: string) {
  const received: string[] = [];
  const left = new AbortController();
  const listener = { onOpen: () => void received.push('open'), onEvent: (data: string) => void received.push(data) };
  const headers = { authorization: token, ...(cookie ? { cookie } : {}) };
  const ended = shared.follow('/orders/events', headers, listener, left.signal);
  return { heard: received, ended, leave: () => left.abort() };
}

it('followers with one token share one stream of the host, in any order, and those of another token have their own', async () => {
  const { opened, shared } = createStreams();
  const first = follow(shared, 'one');
  opened[0]?.listener.onOpen();
  const [second, other] = [follow(shared, 'one'), follow(shared, 'two')];
  expect(opened).toHaveLength(2);
  opened[0]?.listener.onEvent('a change');
  expect([first.heard, second.heard, other.heard]).toEqual([['open', 'a change'], ['open', 'a change'], []]);
  first.leave();
  await first.ended;
  opened[0]?.listener.onEvent('another');
  expect([first.heard, second.heard]).toEqual([
    ['open', 'a change'],
    ['open', 'a change', 'another'],
  ]);
  second.leave();
  expect([await second.ended, opened[0]?.signal.aborted]).toEqual([false, true]);
});

it('all followers receive the refusal or the end of their stream, and the next one opens another', async () => {
  const { opened, shared } = createStreams();
  const [first, second] = [follow(shared, 'one'), follow(shared, 'one')];
  opened[0]?.end(true);
  expect(await Promise.all([first.ended, second.ended])).toEqual([true, true]);
  const third = follow(shared, 'one');
  expect(opened).toHaveLength(2);
  third.leave();
  expect(await third.ended).toBe(false);
});

it('a follower who arrives while the last one leaves gets a stream', async () => {
  const { opened, shared } = createStreams();
  const first = follow(shared, 'one');
  first.leave();
  await first.ended;
  const second = follow(shared, 'one');
  opened.at(-1)?.listener.onOpen();
  opened.at(-1)?.listener.onEvent('a change');
  expect([opened.length, second.heard]).toEqual([2, ['open', 'a change']]);
});

it('a thief of a token without its cookie neither receives a stream nor ends it for others', async () => {
  const { opened, shared } = createStreams();
  const thief = follow(shared, 'one');
  const owner = follow(shared, 'one', 'session=1');
  opened[0]?.end(true);
  expect(await thief.ended).toBe(true);
  opened[1]?.listener.onEvent('a change');
  expect([thief.heard, owner.heard, opened[1]?.signal.aborted]).toEqual([[], ['a change'], false]);
  owner.leave();
  await owner.ended;
});
