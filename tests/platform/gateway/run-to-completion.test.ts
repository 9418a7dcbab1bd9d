import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAuthenticatedRest } from '../../../bff/host/authenticated-rest.ts';
import type { RestHost } from '../../../bff/host/rest.ts';
import { createTrace } from '../../../bff/host/request-trace.ts';
import { RequestDeadline } from '../../../bff/host/deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const caller = () => ({ headers: () => ({}), takeCookies: () => undefined });
const credentials = {
  token: 'a.b.c',
  userAgent: undefined,
  caller,
  callerWithToken: caller,
  callerByCookiesOrToken: caller,
  clearCookies: () => undefined,
};
const never = () => new Promise<never>(() => undefined);
/** A host that never responds. Each call ends with its deadline. */
const silent: RestHost = {
  shared: never,
  forRequest: (deadline) => () => deadline.race(never()),
  publicForRequest: () => never,
  redirectsForRequest: () => never,
  forward: never,
  follow: never,
  listGroups: () => [],
  expirePublicCache: () => undefined,
  clearPublicCache: () => undefined,
  close: async () => undefined,
};

it('calls that belong together and take too long can still be undone', async () => {
  const request = new RequestDeadline(createTrace(), 1_000);
  const steps: string[] = [];
  const requested = createAuthenticatedRest(silent, request, credentials, () => false).runToCompletion(async (rest) => {
    await rest('removeFromCart', { cartId: 'c-1' }).catch(() => steps.push('not done'));
    await rest('addToCart', { body: { sku: 'a', quantity: 1 } }).catch(() => steps.push('not undone'));
  });
  const outcome = requested.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  expect(steps).toEqual([]);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(steps).toEqual(['not done']);
  await vi.advanceTimersByTimeAsync(18_900);
  expect(steps).toEqual(['not done']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(steps).toEqual(['not done', 'not undone']);
  expect(vi.getTimerCount()).toBe(0);
});
