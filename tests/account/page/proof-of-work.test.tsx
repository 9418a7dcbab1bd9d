import { pbkdf2Sync } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, press, renderPage, storedToken, succeeded, tokenOf } from './render-page.tsx';

const ASHA = { Email: 'asha.verma@example.com', Password: 'tie and dye 42' };
const TRIES = 600;
/** The headers of each call. */
const sent: (Record<string, string> | undefined)[] = [];

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  sent.length = 0;
});

/** Work whose solution is this number. */
function workOf(challenge: string, number: number) {
  const target = pbkdf2Sync(challenge, String(number), 2_000, 16, 'sha256').toString('hex');
  return { challenge, target, tries: TRIES, iterations: 2_000, expiresAt: '2026-11-23T09:05:00.000Z' };
}

/** Responds once the call has the solution of the last of these challenges. */
const behind =
  (payload: object, ...works: [challenge: string, number: number][]) =>
  (_: unknown, { headers }: { headers: Record<string, string> | undefined }) => {
    sent.push(headers);
    const next = works[sent.length - 1];
    if (!next) return payload;
    const extensions = { code: 'RATE_LIMITED', retryAfterMs: 2_000, proofOfWork: workOf(...next) };
    throw new GraphQLError('Too many tries.', { extensions });
  };

describe('a login that would have to wait', () => {
  it('solves the challenge in the shopper’s browser instead, shows this on its button, and continues', async () => {
    const login = behind({ ...succeeded, accessToken: tokenOf('s-1') }, ['first', 580]);
    const { router } = renderPage('/account/login', { login });
    await fill(ASHA);
    await press('Login');
    const button = await screen.findByRole('button', { name: 'Checking…' });
    // The spinner of a waiting form would hide the message.
    expect(button.getAttribute('aria-busy')).toBe('false');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Checking…');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent).toEqual([undefined, { 'proof-of-work': 'first.580' }]);
    expect(storedToken()).not.toBeNull();
  });

  it('works again where others have made it dearer meanwhile, five times at the most', async () => {
    const login = behind({}, ['one', 1], ['two', 2], ['three', 3], ['four', 4], ['five', 5], ['six', 6], ['seven', 7]);
    renderPage('/account/login', { login });
    await fill(ASHA);
    await press('Login');
    expect(await screen.findAllByText('Too many tries. Try again in 2 seconds.')).not.toEqual([]);
    const solutions = sent.map((headers) => headers?.['proof-of-work']);
    expect(solutions).toEqual([undefined, 'one.1', 'two.2', 'three.3', 'four.4', 'five.5']);
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  });

  it('shows how long to wait if the browser can’t solve the challenge, by http', async () => {
    vi.stubGlobal('isSecureContext', false);
    renderPage('/account/login', { login: behind({}, ['never', 1]) });
    await fill(ASHA);
    await press('Login');
    expect(await screen.findAllByText('Too many tries. Try again in 2 seconds.')).not.toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('ends its work with the page', async () => {
    const digest = vi.spyOn(crypto.subtle, 'deriveBits');
    const { router } = renderPage('/account/login', { login: behind({}, ['left', 599]) });
    await fill(ASHA);
    await press('Login');
    await screen.findByRole('button', { name: 'Checking…' });
    await router.navigate('/account/register');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Checking…' })).toBeNull());
    const { results } = digest.mock;
    await Promise.all(results.map(({ value }) => value));
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    expect(results.length).toBeLessThan(TRIES);
    expect(sent).toHaveLength(1);
  });
});

describe('an OTP that would have to wait', () => {
  it('is mailed once the browser has worked for it', async () => {
    const requestOtp = behind({ ...succeeded, message: 'Sent.', otpLength: 8 }, ['mail', 300]);
    renderPage('/account/login', { requestOtp });
    await fill({ Email: ASHA.Email });
    await press('Login with OTP');
    await press('Send OTP');
    expect(await screen.findByLabelText('Digit 8')).toBeTruthy();
    expect(sent).toEqual([undefined, { 'proof-of-work': 'mail.300' }]);
  });
});
