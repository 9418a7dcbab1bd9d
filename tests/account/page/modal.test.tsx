import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  failing,
  answersInTurn,
  succeeded,
  field,
  fill,
  clearBrowser,
  renderPage,
  openLogin,
  press,
  refused,
  storedToken,
  tokenOf,
} from './render-page.tsx';

const PENDING = 'rangbandh.pendingEmail';
const sent = { ...succeeded, message: 'A code is on its way.' };
let token = '';
let session: { accessToken: string };

beforeEach(() => {
  token = tokenOf('s-1');
  session = { ...succeeded, accessToken: token };
});
afterEach(() => {
  cleanup();
  clearBrowser();
  vi.useRealTimers();
});

/** Opens the login modal over a page, and goes on to the code modal if wanted. */
async function visitLogin(root: Record<string, unknown>, path = '/policies') {
  const view = renderPage(path, root);
  await openLogin();
  return view;
}
async function openCode(root: Record<string, unknown>) {
  const view = await visitLogin({ requestOtp: answersInTurn(sent), ...root });
  await fill({ Email: 'Asha.Verma@example.com' });
  await press('Send me a code');
  await screen.findByRole('dialog', { name: 'Enter the code' });
  return view;
}
const boxes = () =>
  within(screen.getByRole('group', { name: 'Code of four digits' })).getAllByRole<HTMLInputElement>('textbox');
const digits = () =>
  boxes()
    .map(({ value }) => value)
    .join('');
const focused = () => boxes().findIndex((box) => box === document.activeElement);

describe('the login modal', () => {
  it('[AUTH-5] has e-mail, Google and the way to an account, and starts in its field', async () => {
    await visitLogin({});
    const dialog = within(screen.getByRole('dialog', { name: 'Login' }));
    expect(dialog.getByRole('button', { name: 'Login with Google' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Create an account' })).toBeTruthy();
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  });

  it('[AUTH-5] [AUTH-8] stays with its words when no code can be sent', async () => {
    await visitLogin({
      requestOtp: failing('RATE_LIMITED', 'Five codes a day are enough.', { retryAfterMs: 3_600_000 }),
    });
    await fill({ Email: 'asha.verma@example.com' });
    await press('Send me a code');
    expect(await screen.findByText('Five codes a day are enough. Try again in 1 hour.')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Enter the code' })).toBeNull();
    expect(localStorage.getItem(PENDING)).toBeNull();
  });

  it('[AUTH-5] goes when another tab has logged in, and the page stays', async () => {
    const { router } = await visitLogin({});
    localStorage.setItem('rangbandh.accessToken', token);
    dispatchEvent(new StorageEvent('storage', { key: 'rangbandh.accessToken', newValue: token }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/policies');
  });

  it('[PDP-11] opens the register modal, which leads back with the address filled in, on the same page', async () => {
    const register = answersInTurn({ ...succeeded, message: 'Welcome.' });
    const { router } = await visitLogin({ register });
    await userEvent.type(field('Email'), 'asha.verma@example.com');
    await press('Create an account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create an account' }));
    expect(field('Email').value).toBe('asha.verma@example.com');
    await fill({
      'Full Name': 'Asha Verma',
      Phone: '9876543210',
      Password: 'tie and dye 42',
      'Confirm Password': 'tie and dye 42',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Register' }));
    await screen.findByRole('dialog', { name: 'Login' });
    expect(field('Email').value).toBe('asha.verma@example.com');
    expect(register.inputs).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/policies');
  });
});

describe('the code modal', () => {
  it('[AUTH-6] replaces the login modal, moves on as digits are typed, and logs in with the fourth', async () => {
    const verifyOtp = answersInTurn(session);
    const { router } = await openCode({ verifyOtp });
    expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull();
    expect(localStorage.getItem(PENDING)).toBe('asha.verma@example.com');
    await waitFor(() => expect(focused()).toBe(0));
    await userEvent.keyboard('4');
    expect(focused()).toBe(1);
    await userEvent.keyboard('8x21');
    await waitFor(() => expect(storedToken()).toBe(token));
    expect(verifyOtp.inputs).toEqual([{ email: 'asha.verma@example.com', otp: '4821', unbound: false }]);
    expect(localStorage.getItem(PENDING)).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[AUTH-6] goes back with Backspace and about with arrows, and a digit replaces the one that is there', async () => {
    await openCode({ verifyOtp: answersInTurn(session) });
    await waitFor(() => expect(focused()).toBe(0));
    await userEvent.keyboard('482');
    await userEvent.keyboard('{Backspace}');
    expect([digits(), focused()]).toEqual(['48', 2]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe(0);
    await userEvent.keyboard('9');
    expect([digits(), focused()]).toEqual(['98', 1]);
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe(2);
  });

  it.each(['4 8 2 1', '4821', 'Your code for Rangbandh is 4821. It is good for 10 minutes.', '48-21'])(
    '[AUTH-6] fills all boxes from a pasted "%s", whichever box it lands in',
    async (text) => {
      const verifyOtp = answersInTurn(session);
      await openCode({ verifyOtp });
      await userEvent.click(boxes()[2]!);
      await userEvent.paste(text);
      await waitFor(() => expect(verifyOtp.inputs).toMatchObject([{ otp: '4821' }]));
    },
  );

  it('[AUTH-6] takes the code that a browser or keyboard puts into the first box', async () => {
    const verifyOtp = answersInTurn(session);
    await openCode({ verifyOtp });
    const [first, second] = boxes();
    expect([first?.autocomplete, first?.inputMode, second?.autocomplete]).toEqual(['one-time-code', 'numeric', 'off']);
    fireEvent.change(first!, { target: { value: '4821' } });
    await waitFor(() => expect(verifyOtp.inputs).toMatchObject([{ otp: '4821' }]));
  });

  it('[AUTH-6] [AUTH-8] tells the server’s words for a wrong code, empties the boxes and starts over', async () => {
    const verifyOtp = answersInTurn(refused('INVALID_OTP', 'This is not the code.'), session);
    await openCode({ verifyOtp });
    await userEvent.click(boxes()[0]!);
    await userEvent.paste('1111');
    const group = screen.getByRole('group', { name: 'Code of four digits' });
    expect((await within(group).findByText('This is not the code.')).getAttribute('role')).toBe('alert');
    await waitFor(() => expect([digits(), focused()]).toEqual(['', 0]));
    await userEvent.keyboard('4821');
    await waitFor(() => expect(storedToken()).toBe(token));
    expect(verifyOtp.inputs.map(({ otp }) => otp)).toEqual(['1111', '4821']);
  });

  it('[AUTH-6] wants four digits, and asks nobody before', async () => {
    const verifyOtp = answersInTurn(session);
    await openCode({ verifyOtp });
    await userEvent.keyboard('48');
    await press('Verify');
    expect(await screen.findByText('Enter all 4 digits.')).toBeTruthy();
    expect(verifyOtp.inputs).toEqual([]);
  });

  it('[AUTH-6] leads back to the address, which is still there', async () => {
    await openCode({});
    await press('Re-enter the e-mail');
    await screen.findByRole('dialog', { name: 'Login' });
    expect(field('Email').value).toBe('asha.verma@example.com');
    await press('I have a code for asha.verma@example.com');
    expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeTruthy();
  });

  it('[AUTH-6] sends another code after half a minute, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const requestOtp = answersInTurn(sent);
    await openCode({ requestOtp });
    const again = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send another code/ });
    expect(again().disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(31_000);
    await waitFor(() => expect(again().disabled).toBe(false));
    await userEvent.click(again());
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy();
    expect(requestOtp.inputs).toHaveLength(2);
    expect(again().disabled).toBe(true);
  });
});
