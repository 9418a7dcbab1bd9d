import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  respondInTurn,
  failing,
  field,
  fieldErrorOf,
  fill,
  findWords,
  press,
  refused,
  renderPage,
  storedToken,
  succeeded,
  tokenOf,
} from './render-page.tsx';

const ASHA = { Email: ' Asha.Verma@Example.com', Password: 'tie and dye 42' };
let token = '';

beforeEach(() => {
  token = tokenOf('s-1');
});

describe('the login page', () => {
  it('[AUTH-1] takes email and password, and leads to a new password, to an account and to Google', async () => {
    const login = respondInTurn({ ...succeeded, accessToken: token });
    const { router } = renderPage('/account/login', { login });
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Forgot Password')).toBe('/account/forgot-password');
    expect(href('Create an account')).toBe('/account/register');
    expect(href('Login with Google')).toBe('/auth/google-login');
    await fill(ASHA);
    await press('Login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(login.inputs).toEqual([{ email: 'asha.verma@example.com', password: 'tie and dye 42', unbound: false }]);
    expect(storedToken()).toBe(token);
  });

  it('[AUTH-1] describes its fields to password managers, and Enter submits them', async () => {
    const login = respondInTurn({ ...succeeded, accessToken: token });
    renderPage('/account/login', { login });
    await fill(ASHA);
    expect(
      [field('Email'), field('Password')].map(({ name, autocomplete, type }) => [name, autocomplete, type]),
    ).toEqual([
      ['email', 'username', 'email'],
      ['password', 'current-password', 'password'],
    ]);
    expect(field('Password').form?.method).toBe('post');
    await userEvent.type(field('Password'), '{Enter}');
    await waitFor(() => expect(login.inputs).toHaveLength(1));
  });

  it('[AUTH-1] [AUTH-6] logs in by an OTP on the same page, and leads on to the page that one came for', async () => {
    const requestOtp = respondInTurn({ ...succeeded, message: 'Sent.' });
    const verifyOtp = respondInTurn({ ...succeeded, accessToken: token });
    const { router } = renderPage('/account/login?next=%2Fcart', { requestOtp, verifyOtp });
    await userEvent.type(await screen.findByLabelText('Email'), 'asha.verma@example.com');
    await press('Login with OTP');
    expect(field('Email').value).toBe('asha.verma@example.com');
    await press('Send OTP');
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter OTP' })).toBeTruthy();
    await userEvent.click(screen.getByLabelText('Digit 1'));
    await userEvent.keyboard('4821');
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(verifyOtp.inputs).toMatchObject([{ email: 'asha.verma@example.com', otp: '4821' }]);
    expect(storedToken()).toBe(token);
  });

  it('[AUTH-1] leads on to the page that one came for, and to none of another shop', async () => {
    const login = respondInTurn({ ...succeeded, accessToken: token });
    const { router } = renderPage('/account/login?next=%2Fcart', { login });
    await fill(ASHA);
    await press('Login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  });

  it('[AUTH-8] shows the server’s message in a toast and at the form, and preserves the input', async () => {
    renderPage('/account/login', {
      login: respondInTurn(refused('INVALID_CREDENTIALS', 'Email or password is wrong.')),
    });
    await fill(ASHA);
    await press('Login');
    await waitFor(() => expect(screen.getAllByText('Email or password is wrong.')).toHaveLength(2));
    const form = within(screen.getByRole('form', { name: 'Login' }));
    expect(form.getByText('Email or password is wrong.').getAttribute('role')).toBeNull();
    const announced = [...document.querySelectorAll('[aria-live=assertive], [role=alert]')].map(({ textContent }) =>
      textContent.replace('×', ''),
    );
    expect(announced.filter(Boolean)).toEqual(['Email or password is wrong.']);
    expect([field('Email').value, field('Password').value]).toEqual(['Asha.Verma@Example.com', 'tie and dye 42']);
    expect(storedToken()).toBeNull();
  });

  it.each([
    [12 * 60_000, '12 minutes'],
    [60_000, '1 minute'],
    [700, '1 second'],
    [3_600_000, '1 hour'],
  ])('[AUTH-8] shows how long to wait after too many tries (%i ms)', async (retryAfterMs, words) => {
    renderPage('/account/login', { login: failing('RATE_LIMITED', 'Too many tries.', { retryAfterMs }) });
    await fill(ASHA);
    await press('Login');
    expect(await findWords(`Too many tries. Try again in ${words}.`)).toBeTruthy();
  });

  it('[AUTH-8] reports each empty or malformed field, puts the focus on the first, and sends no request', async () => {
    const login = respondInTurn(succeeded);
    renderPage('/account/login', { login });
    await fill({ Email: 'asha' });
    await press('Login');
    expect(await screen.findByText('Please fix 2 fields.')).toBeTruthy();
    expect([fieldErrorOf('Email'), fieldErrorOf('Password')]).toEqual([
      'Enter a valid email address, such as name@example.com.',
      'Enter a password.',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    await userEvent.type(field('Email'), '@example.com');
    expect(fieldErrorOf('Email')).toBe('');
    expect(login.inputs).toEqual([]);
  });

  it('[AUTH-8] reports a lost connection, preserves the form, and sends it once when the connection is back', async () => {
    let line: 'down' | 'up' = 'down';
    const login = respondInTurn({ ...succeeded, accessToken: token });
    const until = () => {
      if (line === 'down') throw new TypeError('Failed to fetch');
    };
    renderPage('/account/login', { login }, until);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fill(ASHA);
    await press('Login');
    expect(await findWords(/^You are offline/)).toBeTruthy();
    expect(field('Password').value).toBe('tie and dye 42');
    line = 'up';
    await press('Login');
    await waitFor(() => expect(storedToken()).toBe(token));
  });

  it('sends once, however often the button is pressed', async () => {
    const login = respondInTurn(refused('INVALID_CREDENTIALS', 'No.'));
    const responded = Promise.withResolvers<void>();
    renderPage('/account/login', { login }, () => responded.promise);
    await fill(ASHA);
    const button = await screen.findByRole('button', { name: 'Login' });
    await userEvent.tripleClick(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    responded.resolve();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
    expect(login.inputs).toHaveLength(1);
  });

  it.each(['/account/login', '/account/register', '/account/forgot-password'])(
    '[AUTH-4] sends those who are logged in home from %s',
    async (path) => {
      localStorage.setItem('rangbandh.accessToken', token);
      const { router } = renderPage(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    },
  );
});
