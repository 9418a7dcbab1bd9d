import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  respondInTurn,
  succeeded,
  field,
  fill,
  fieldErrorOf,
  renderPage,
  press,
  refused,
  storedToken,
  tokenOf,
} from './render-page.tsx';

const ASHA = {
  'Full Name': 'Asha Verma',
  Email: 'asha.verma@example.com',
  Phone: '9876543210',
  Password: 'tie and dye 42',
  'Confirm Password': 'tie and dye 42',
};
const WORDS = 'Almost there: you can log in now.';

describe('the register page', () => {
  it('[AUTH-2] opens an account and leads to the login with the address filled in', async () => {
    const register = respondInTurn({ ...succeeded, message: WORDS });
    const { router } = renderPage('/account/register', { register });
    await fill(ASHA);
    await press('Register');
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'));
    expect(await screen.findByText(WORDS)).toBeTruthy();
    expect(field('Email').value).toBe('asha.verma@example.com');
    expect(register.inputs).toEqual([
      { name: 'Asha Verma', email: 'asha.verma@example.com', phone: '9876543210', password: 'tie and dye 42' },
    ]);
  });

  it('[AUTH-2] logs in with the new account, and leads on to the page that one came for', async () => {
    const token = tokenOf('s-1');
    const login = respondInTurn({ ...succeeded, accessToken: token });
    const register = respondInTurn({ ...succeeded, message: WORDS });
    const { router } = renderPage('/account/register?next=%2Fcart', { register, login });
    await fill(ASHA);
    await press('Register');
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
    expect(await screen.findByText('Your account is ready. You are logged in.')).toBeTruthy();
    expect([storedToken(), login.inputs]).toEqual([
      token,
      [{ email: ASHA.Email, password: ASHA.Password, unbound: false }],
    ]);
  });

  it('[AUTH-2] requires all five, and reports each missing one', async () => {
    const register = respondInTurn(succeeded);
    renderPage('/account/register', { register });
    await press('Register');
    expect(await screen.findByText('Please fix 5 fields.')).toBeTruthy();
    expect(Object.keys(ASHA).map(fieldErrorOf).every(Boolean)).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(field('Full Name')));
    expect(register.inputs).toEqual([]);
  });

  it('[AUTH-2] reports at the repetition that the two passwords differ', async () => {
    const register = respondInTurn(succeeded);
    renderPage('/account/register', { register });
    await fill({ ...ASHA, 'Confirm Password': 'tie and die 42' });
    await press('Register');
    await waitFor(() => expect(fieldErrorOf('Confirm Password')).toBe('The two passwords do not match.'));
    await waitFor(() => expect(document.activeElement).toBe(field('Confirm Password')));
    expect(register.inputs).toEqual([]);
  });

  it('[AUTH-2] shows each password by itself, and both are new to a password manager', async () => {
    renderPage('/account/register');
    await fill({ Password: 'tie and dye 42', 'Confirm Password': 'tie' });
    await press('Show password');
    expect([field('Password').type, field('Confirm Password').type]).toEqual(['text', 'password']);
    await press('Show confirm password');
    expect(field('Confirm Password').type).toBe('text');
    await press('Show password');
    expect(field('Password').type).toBe('password');
    expect([field('Password'), field('Confirm Password')].map(({ autocomplete }) => autocomplete)).toEqual([
      'new-password',
      'new-password',
    ]);
  });

  it.each(['+91 98765 43210', '98765-43210', '0 98765 43210', '919876543210'])(
    '[AUTH-2] takes a pasted %s as ten digits',
    async (pasted) => {
      renderPage('/account/register');
      await userEvent.click(await screen.findByLabelText('Phone'));
      await userEvent.paste(pasted);
      expect(field('Phone').value).toBe('9876543210');
    },
  );

  it("[AUTH-8] shows the server's errors at their fields, and preserves all input", async () => {
    renderPage('/account/register', {
      register: respondInTurn(refused('INVALID_INPUT', 'Everybody chooses this one.', 'password')),
    });
    await fill(ASHA);
    await press('Register');
    await waitFor(() => expect(fieldErrorOf('Password')).toBe('Everybody chooses this one.'));
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    expect(field('Full Name').value).toBe('Asha Verma');
  });
});
