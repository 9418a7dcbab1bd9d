import { ApolloLink, Observable } from '@apollo/client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProfileDocument, UpdateProfileDocument } from '../../../web/account/profile/profile.graphql.generated.ts';
import { createApolloClient } from '../../../web/shopper/client.ts';
import { changesCompleted, changesBegun } from '../../../web/shopper/change-queue.ts';
import {
  refetchOnReturn,
  refetchQuery,
  refetchShopper,
  SHOPPER_CHANNEL,
  THIS_TAB,
} from '../../../web/shopper/refetch-shopper.ts';
import { usePolling, useRefetch } from '../../../web/shopper/useRefetch.ts';
import { runShopperMutation } from '../../../web/shopper/useShopperMutation.ts';
import { FabricsDocument } from '../../../web/catalog/search/fabrics.graphql.generated.ts';
import { broadcast, onBroadcast } from '../../../web/session/cross-tab.ts';
import { session } from '../../../web/session/session.ts';
import { tokenFor } from '../../account/gateway/session-gateway.ts';
import { ASHA, createGate, createShopperClient } from './shopper-client.ts';

const endings: (() => void)[] = [];

beforeEach(() => session.begin(tokenFor('s-1')));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  endings.splice(0).forEach((end) => end());
  localStorage.clear();
});

const openLater = () => {
  const gate = createGate();
  endings.push(gate.open);
  return gate;
};
const hide = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
/** Resolves when all pending work is done. */
const idle = async () => {
  for (let turns = 0; turns < 5; turns += 1) await new Promise<void>((resolve) => void setImmediate(resolve));
};
/** Broadcasts a change of a tab; resolves when the others have received it. */
const announce = async (tab: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = onBroadcast(SHOPPER_CHANNEL, () => resolve());
  broadcast(SHOPPER_CHANNEL, tab);
  await promise;
  stop();
  await idle();
};

/** Asha's page, which shows her profile and a part of the public catalogue. */
async function createPage() {
  const state = {
    until: undefined as undefined | (() => Promise<unknown>),
    changed: undefined as undefined | (() => Promise<unknown>),
  };
  const gateway = createShopperClient({
    me: async () => {
      await state.until?.();
      return ASHA;
    },
    shop: { fabrics: [] },
    updateProfile: async () => {
      await state.changed?.();
      return { shopper: ASHA, userErrors: [] };
    },
  });
  for (const query of [ProfileDocument, FabricsDocument]) {
    const subscription = gateway.client.watchQuery({ query }).subscribe(() => undefined);
    endings.push(() => subscription.unsubscribe());
  }
  await vi.waitFor(() => expect(JSON.stringify(gateway.client.cache.extract())).toContain('"Asha"'), 10_000);
  const change = () =>
    runShopperMutation(gateway.client, UpdateProfileDocument, {}, { input: { name: 'Usha', phone: ASHA.phone } });
  return { ...gateway, state, change };
}

describe("the refetch of the shopper's data", () => {
  it('includes all queries of the shopper, and nothing public', async () => {
    const { client, count } = await createPage();
    await refetchShopper(client);
    expect([count('profile'), count('fabrics')]).toEqual([2, 1]);
    await refetchShopper(client);
    expect(count('profile')).toBe(3);
  });

  it('runs once for all concurrent requests', async () => {
    const { client, count } = await createPage();
    await Promise.all([refetchShopper(client), refetchShopper(client)]);
    expect(count('profile')).toBe(2);
  });

  it('is read after all changes that have begun, also those that begin while it waits', async () => {
    const { client, state, asked: requested, change } = await createPage();
    const gates = [openLater(), openLater()];
    let at = 0;
    state.changed = () => gates[at++]?.passed ?? Promise.resolve();
    const changes = [change()];
    const read = refetchShopper(client);
    changes.push(change());
    gates[0]?.open();
    await changes[0];
    await idle();
    expect(requested.slice(2)).toEqual(['updateProfile', 'updateProfile']);
    gates[1]?.open();
    await Promise.all([...changes, read]);
    expect(requested.slice(2)).toEqual(['updateProfile', 'updateProfile', 'profile']);
  });

  it('is read once more when something has changed meanwhile', async () => {
    const { client, state, change, count } = await createPage();
    const gate = openLater();
    state.until = () => gate.passed;
    const read = refetchShopper(client);
    await vi.waitFor(() => expect(count('profile')).toBe(2), 10_000);
    const changed = change();
    gate.open();
    await Promise.all([read, changed]);
    expect(count('profile')).toBe(3);
  });

  it('stays the same when it can’t be read, which is returned', async () => {
    const { client, state } = await createPage();
    expect(await refetchQuery(client, ProfileDocument, {})).toBeUndefined();
    state.until = () => Promise.reject(new Error('Away.'));
    expect(await refetchQuery(client, ProfileDocument, {})).toBeInstanceOf(Error);
    expect(JSON.stringify(client.cache.extract())).toContain('"Asha"');
    const link = new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('cut'))));
    const alone = createApolloClient({ uri: 'http://gateway.example/graphql', before: [link] });
    expect(await refetchQuery(alone, ProfileDocument, {})).toBeInstanceOf(Error);
  });
});

describe('the count of changes', () => {
  it('grows by one with each, and waiting for none ends at once', async () => {
    const { change } = await createPage();
    const before = changesBegun();
    await change();
    await change();
    expect(changesBegun()).toBe(before + 2);
    await changesCompleted();
  });
});

describe('a tab', () => {
  it('reads the shopper’s things again when the shopper is back, until it stops following', async () => {
    const { client, count } = await createPage();
    const stop = refetchOnReturn(client);
    for (const [times, name] of ['focus', 'online', 'pageshow', 'visibilitychange'].entries()) {
      (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name));
      await vi.waitFor(() => expect(count('profile')).toBe(2 + times), 10_000);
      await idle();
      expect(count('profile')).toBe(2 + times);
    }
    stop();
    window.dispatchEvent(new Event('focus'));
    await announce('another tab');
    expect(count('profile')).toBe(5);
  });

  it('reads them again when another tab has changed them, not for its own word and not while hidden', async () => {
    const { client, count } = await createPage();
    endings.push(refetchOnReturn(client));
    await announce(THIS_TAB);
    expect(count('profile')).toBe(1);
    await announce('another tab');
    await vi.waitFor(() => expect(count('profile')).toBe(2), 10_000);
    await idle();
    hide();
    await announce('another tab');
    window.dispatchEvent(new Event('focus'));
    await idle();
    expect(count('profile')).toBe(2);
  });
});

describe('a query that failed', () => {
  type Props = Parameters<typeof useRefetch>[0];
  const missing = (changes: Partial<Props> = {}): Props => ({
    isMissing: true,
    isLoading: false,
    refetch: async () => undefined,
    ...changes,
  });
  const render = (initialProps: Props) => renderHook(useRefetch, { initialProps });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  beforeEach(() => void vi.useFakeTimers());

  it('is known by having nothing to show, and nothing on its way', () => {
    const { result, rerender } = render(missing({ isLoading: true }));
    expect(result.current.hasFailed).toBe(false);
    rerender(missing());
    expect(result.current.hasFailed).toBe(true);
    rerender(missing({ isLoading: true }));
    expect(result.current.hasFailed).toBe(true);
    rerender(missing({ isMissing: false }));
    expect(result.current.hasFailed).toBe(false);
    rerender(missing({ isLoading: true }));
    expect(result.current.hasFailed).toBe(false);
  });

  it('preserves its last error while it is sent again', () => {
    const [first, second] = [new Error('first'), new Error('second')];
    const { result, rerender } = render(missing({ error: first }));
    rerender(missing({ isLoading: true }));
    expect(result.current.error).toBe(first);
    rerender(missing({ error: second }));
    expect(result.current.error).toBe(second);
  });

  it('reports no error when the page is left while it is sent again', async () => {
    vi.useRealTimers();
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    const gate = openLater();
    const { client, state, count } = await createPage();
    state.until = () => gate.passed;
    const observable = client.watchQuery({ query: ProfileDocument });
    const subscription = observable.subscribe(() => undefined);
    const { result, unmount } = render(missing({ refetch: () => observable.refetch() }));
    act(() => result.current.retry());
    await vi.waitFor(() => expect(count('profile')).toBe(2), 10_000);
    unmount();
    subscription.unsubscribe();
    await idle();
    expect(reported).not.toHaveBeenCalled();
  });

  it('reports an error of the refetch', async () => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    const error = new Error('The query could not be sent.');
    const { result } = render(missing({ refetch: () => Promise.reject(error) }));
    act(() => result.current.retry());
    await pass(0);
    expect(reported.mock.calls).toEqual([[error]]);
  });

  it('is sent again after longer and longer pauses, and never when there is something to show', async () => {
    const refetch = vi.fn<() => Promise<unknown>>(async () => undefined);
    const { rerender } = render(missing({ refetch }));
    await pass(900);
    expect(refetch).toHaveBeenCalledTimes(0);
    await pass(200);
    expect(refetch).toHaveBeenCalledTimes(1);
    await pass(1_500);
    expect(refetch).toHaveBeenCalledTimes(1);
    await pass(600);
    expect(refetch).toHaveBeenCalledTimes(2);
    rerender(missing({ refetch, isMissing: false }));
    await pass(60_000);
    window.dispatchEvent(new Event('online'));
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('is sent again when the shopper is back, and not in a hidden tab', async () => {
    const refetch = vi.fn<() => Promise<unknown>>(async () => undefined);
    const { unmount } = render(missing({ refetch }));
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(refetch).toHaveBeenCalledTimes(1);
    hide();
    await pass(60_000);
    expect(refetch).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is sent again by the shopper, who sees it wait', async () => {
    const refetch = vi.fn<() => Promise<unknown>>(async () => undefined);
    const { result, rerender } = render(missing({ refetch }));
    rerender(missing({ refetch, isLoading: true }));
    expect(result.current.hasFailed).toBe(true);
    act(() => result.current.retry());
    expect([refetch.mock.calls.length, result.current.hasFailed]).toEqual([1, false]);
  });

  it('reports the error of its own request', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const broken = new Error('No client.');
    render(missing({ refetch: () => Promise.reject(broken) }));
    await pass(1_100);
    expect(reported.mock.calls[0]?.[0]).toBe(broken);
    vi.unstubAllGlobals();
  });
});

describe('a poll', () => {
  it('runs only while it is active, and stops when the page is left', async () => {
    vi.useFakeTimers();
    const poll = vi.fn<() => Promise<unknown>>(async () => undefined);
    const { rerender, unmount } = renderHook(({ isActive }) => usePolling(isActive, poll), {
      initialProps: { isActive: false },
    });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(poll).not.toHaveBeenCalled();
    rerender({ isActive: true });
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(poll).toHaveBeenCalledOnce();
    unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(poll).toHaveBeenCalledOnce();
  });

  it('begins with short pauses again when it is wanted once more', async () => {
    vi.useFakeTimers();
    const poll = vi.fn<() => Promise<unknown>>(async () => undefined);
    const { rerender, unmount } = renderHook(({ isActive }) => usePolling(isActive, poll), {
      initialProps: { isActive: true },
    });
    for (const pause of [1_100, 2_100, 3_100]) await act(() => vi.advanceTimersByTimeAsync(pause));
    expect(poll).toHaveBeenCalledTimes(3);
    rerender({ isActive: false });
    rerender({ isActive: true });
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(poll).toHaveBeenCalledTimes(4);
    unmount();
  });
});
