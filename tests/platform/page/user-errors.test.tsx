import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it, vi } from 'vitest';
import { backoffAfter } from '../../../web/shopper/retry.ts';
import {
  errorCodeOf,
  errorMessageOf,
  isSignedOut,
  serverMessageOf,
  settled,
  userErrorsIn,
} from '../../../web/shopper/user-errors.ts';

/** The error of an operation whose response has these errors. */
const failed = (...errors: [message: string, code?: unknown][]) =>
  new CombinedGraphQLErrors({
    errors: errors.map(([message, code]) => ({ message, extensions: code === undefined ? {} : { code } })),
  });
const cut = new TypeError('Failed to fetch');
const refused = (...messages: string[]) => ({ login: { userErrors: messages.map((message) => ({ message })) } });

describe('why a change failed', () => {
  it('is nothing when it worked', () => {
    expect(errorMessageOf({ data: refused() }, 'It failed.')).toBeUndefined();
    expect(
      errorMessageOf({ data: refused(), error: failed(['No.', 'UNAUTHENTICATED']) }, 'It failed.'),
    ).toBeUndefined();
  });

  it('shows all messages of the server', () => {
    expect(errorMessageOf({ data: refused('Too long.', 'Too late.') }, 'It failed.')).toBe('Too long. Too late.');
    expect(errorMessageOf({ error: failed([''], ['Too slow.']) }, 'It failed.')).toBe('Too slow.');
  });

  it('shows the shop’s message if the server has none', () => {
    expect(errorMessageOf({ error: cut }, 'It failed.')).toBe('It failed.');
    expect(errorMessageOf({ error: failed(['']) }, 'It failed.')).toBe('It failed.');
    expect(errorMessageOf({}, 'It failed.')).toBe('It failed.');
  });

  it('shows the shop’s message, and that the browser is offline, if it is', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(errorMessageOf({ error: cut }, 'It failed')).toBe('It failed. You are offline.');
    expect(errorMessageOf({ data: refused('Too long.') }, 'It failed.')).toBe('Too long.');
    expect(errorMessageOf({ error: failed(['Too slow.']) }, 'It failed.')).toBe('Too slow.');
    vi.restoreAllMocks();
  });

  it('shows the shop’s message, and the gateway’s beside it, if the host sent none', () => {
    const late = { error: failed(['It took too long.', 'UPSTREAM_TIMEOUT']) };
    expect(errorMessageOf(late, 'Failed to apply promo code')).toBe('Failed to apply promo code. It took too long.');
    expect(errorMessageOf({ error: failed(['', 'UPSTREAM_UNAVAILABLE']) }, 'It failed.')).toBe('It failed.');
    expect(errorMessageOf(late, '')).toBe('It took too long.');
  });

  it('shows only the host’s message if the host that failed has one', () => {
    const extensions = { code: 'UPSTREAM_INVALID_RESPONSE', fromHost: true };
    const error = new CombinedGraphQLErrors({ errors: [{ message: 'Stock service is down', extensions }] });
    expect(errorMessageOf({ error }, 'It failed.')).toBe('Stock service is down');
    expect(errorMessageOf({ error }, 'It failed.', { otherwiseFirst: true })).toBe('It failed. Stock service is down.');
  });

  it('is shown once if the gateway’s message begins with the shop’s', () => {
    const error = failed(['It failed. We don’t know yet.', 'UPSTREAM_TIMEOUT']);
    for (const otherwiseFirst of [false, true]) {
      expect(errorMessageOf({ error }, 'It failed.', { otherwiseFirst })).toBe('It failed. We don’t know yet.');
      expect(errorMessageOf({ data: refused('It failed.') }, 'It failed.', { otherwiseFirst })).toBe('It failed.');
    }
  });

  it('shows the shop’s message first if it is required, whatever the host sends', () => {
    const stored = { otherwiseFirst: true };
    expect(errorMessageOf({ data: refused('Full.') }, 'It failed.', stored)).toBe('It failed. Full.');
    expect(errorMessageOf({ error: failed(['Slow down.', 'RATE_LIMITED']) }, 'It failed.', stored)).toBe(
      'It failed. Slow down.',
    );
    expect(errorMessageOf({ data: refused() }, 'It failed.', stored)).toBeUndefined();
  });

  it.each([
    [900, '1 second'],
    [59_500, '1 minute'],
    [61_000, '2 minutes'],
    [3_600_001, '2 hours'],
  ])('shows after %i ms to wait that it is %s', (retryAfterMs, wait) => {
    const extensions = { code: 'RATE_LIMITED', retryAfterMs };
    const error = new CombinedGraphQLErrors({ errors: [{ message: 'Too many attempts', extensions }] });
    expect(errorMessageOf({ error }, 'It failed.')).toBe(`Too many attempts. Try again in ${wait}.`);
  });

  it('is not shown when the session has ended', () => {
    expect(errorMessageOf({ error: failed(['x', 'OTHER'], ['No.', 'UNAUTHENTICATED']) }, 'It failed.')).toBeNull();
  });
});

describe('a response without user errors', () => {
  it.each([
    [undefined],
    [null],
    [{}],
    [{ login: null }],
    [{ login: 'x' }],
    [{ login: {} }],
    [{ login: { userErrors: 1 } }],
  ])('is seen as such: %j', (data) => expect(userErrorsIn(data)).toBeUndefined());
});

describe('an error', () => {
  it('returns the code of the first one, if the gateway sent it', () => {
    expect(errorCodeOf(failed(['a', 'A'], ['b', 'B']))).toBe('A');
    for (const error of [failed(['a']), failed(['a', 1]), cut, undefined]) expect(errorCodeOf(error)).toBeUndefined();
  });

  it('shows the gateway’s message, and no other', () => {
    expect(serverMessageOf(failed(['a'], ['b']))).toBe('a');
    for (const error of [cut, undefined, failed([''])]) expect(serverMessageOf(error)).toBeUndefined();
  });

  it('reports a missing session only when the gateway does', () => {
    expect(isSignedOut(failed(['a', 'A'], ['b', 'UNAUTHENTICATED']))).toBe(true);
    for (const error of [failed(['a', 'A']), failed(['a']), cut, undefined]) expect(isSignedOut(error)).toBe(false);
  });

  it('of a failed promise is a response', async () => {
    expect(await settled(Promise.reject(cut))).toEqual({ error: cut });
    expect(await settled(Promise.resolve({ data: 1 }))).toEqual({ data: 1 });
  });
});

describe('the pauses between looks', () => {
  it('grow from one second to ten', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 99].map((looks) => backoffAfter(looks) / 1000)).toEqual([
      1, 2, 3, 5, 8, 10, 10, 10, 10,
    ]);
  });
});
