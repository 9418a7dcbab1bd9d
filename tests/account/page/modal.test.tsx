import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  respondInTurn,
  failing,
  field,
  fill,
  findWords,
  openLogin,
  press,
  refused,
  renderPage,
  storedToken,
  succeeded,
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

/** Opens the login modal over a page, and continues to the code modal if requested. */
async function visitLogin(root: Record<string, unknown>, path = '/policies') {
  const view = renderPage(path, root);
  await openLogin();
  return view;
}
async function openCode(root: Record<string, unknown>) {
  const view = await visitLogin({ requestOtp: respondInTurn(sent), ...root });
  await fill({ Email: 'Asha.Verma@example.com' });
  await press('Send OTP');
  await screen.findByRole('dialog', { name: 'Enter OTP' });
  return view;
}
const boxes = () =>
  within(screen.getByRole('group', { name: '4-digit OTP' })).getAllByRole<HTMLInputElement>('textbox');
const digits = () =>
  boxes()
    .map(({ value }) => value)
    .join('');
const focused = () => boxes().findIndex((box) => box === document.activeElement);

describe('the login modal', () => {
  it('[AUTH-5] has email, Google and the way to an account, and starts in its field', async () => {
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
    await press('Send OTP');
    expect(await findWords('Five codes a day are enough. Try again in 1 hour.')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Enter OTP' })).toBeNull();
    expect(localStorage.getItem(PENDING)).toBeNull();
  });

  it('[AUTH-5] takes a password instead, with the address that was typed, and leads back to the OTP', async () => {
    const login = respondInTurn(session);
    const { router } = await visitLogin({ login });
    await userEvent.type(field('Email'), 'asha.verma@example.com');
    await press('Use password');
    expect(field('Email').value).toBe('asha.verma@example.com');
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Login with Google' })).toBeTruthy();
    await press('Login with OTP');
    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeTruthy();
    await press('Use password');
    await fill({ Password: 'tie and dye 42' });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(storedToken()).toBe(token));
    expect(login.inputs).toMatchObject([{ email: 'asha.verma@example.com', password: 'tie and dye 42' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('[AUTH-5] goes when another tab has logged in, and the page stays', async () => {
    const { router } = await visitLogin({});
    localStorage.setItem('rangbandh.accessToken', token);
    dispatchEvent(new StorageEvent('storage', { key: 'rangbandh.accessToken', newValue: token }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/policies');
  });

  it('[PDP-11] opens the register modal, which leads back with the address filled in, on the same page', async () => {
    const register = respondInTurn({ ...succeeded, message: 'Welcome.' });
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

describe('the input of a modal that was closed', () => {
  it('[AUTH-5] [PDP-11] is there when it opens again, but for the password', async () => {
    await visitLogin({});
    await fill({ Email: 'asha.verma@example.com' });
    await press('Create an account');
    await fill({ 'Full Name': 'Asha Verma', Phone: '9876543210', Password: 'Seven-Sarees-7' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openLogin();
    expect(field('Email').value).toBe('asha.verma@example.com');
    await press('Create an account');
    const names = ['Full Name', 'Email', 'Phone', 'Password'];
    const stored = names.map((name) => field(name).value);
    expect(stored).toEqual(['Asha Verma', 'asha.verma@example.com', '9876543210', '']);
    expect([sessionStorage, localStorage].flatMap((storage) => Object.values(storage)).join()).not.toContain(
      'Seven-Sarees-7',
    );
  });
});

describe('the register modal', () => {
  it('[PDP-11] logs in with the new account, and stays on its page, scrolled as it was', async () => {
    const register = respondInTurn({ ...succeeded, message: 'Welcome.' });
    const { router } = await visitLogin({ register, login: respondInTurn(session) }, '/policies#terms');
    await press('Create an account');
    const [{ key }, password] = [router.state.location, 'tie and dye 42'];
    await fill({ 'Full Name': 'Asha Verma', Email: 'asha@example.com', Phone: '9876543210' });
    await fill({ Password: password, 'Confirm Password': password });
    await press('Register');
    expect(await screen.findByText('Your account is ready. You are logged in.')).toBeTruthy();
    await waitFor(() => expect(storedToken()).toBe(token));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ pathname: '/policies', hash: '#terms', key });
  });
});

describe('the code modal', () => {
  it('[AUTH-6] replaces the login modal, moves on as digits are typed, and logs in with the fourth', async () => {
    const verifyOtp = respondInTurn(session);
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
    await openCode({ verifyOtp: respondInTurn(session) });
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
      const verifyOtp = respondInTurn(session);
      await openCode({ verifyOtp });
      await userEvent.click(boxes()[2]!);
      await userEvent.paste(text);
      await waitFor(() => expect(verifyOtp.inputs).toMatchObject([{ otp: '4821' }]));
    },
  );

  it('[AUTH-6] sends no part of a number that is longer than the code', async () => {
    const verifyOtp = respondInTurn(session);
    await openCode({ verifyOtp });
    await userEvent.click(boxes()[0]!);
    await userEvent.paste('48215');
    expect(await screen.findByText('Enter all 4 digits.')).toBeTruthy();
    expect([digits(), verifyOtp.inputs]).toEqual(['', []]);
    await userEvent.keyboard('4821');
    await waitFor(() => expect(verifyOtp.inputs).toMatchObject([{ otp: '4821' }]));
  });

  it('[AUTH-6] takes the code that a browser or keyboard puts into the first box', async () => {
    const verifyOtp = respondInTurn(session);
    await openCode({ verifyOtp });
    const [first, second] = boxes();
    expect([first?.autocomplete, first?.inputMode, second?.autocomplete]).toEqual(['one-time-code', 'numeric', 'off']);
    fireEvent.change(first!, { target: { value: '4821' } });
    await waitFor(() => expect(verifyOtp.inputs).toMatchObject([{ otp: '4821' }]));
  });

  it('[AUTH-6] [AUTH-8] shows the server’s message for a wrong code, empties the boxes and starts over', async () => {
    const verifyOtp = respondInTurn(refused('INVALID_OTP', 'This is not the code.'), session);
    await openCode({ verifyOtp });
    await userEvent.click(boxes()[0]!);
    await userEvent.paste('1111');
    const group = screen.getByRole('group', { name: '4-digit OTP' });
    expect(await within(group).findByText('This is not the code.')).toBeTruthy();
    // The toast is also shown, and only the toast is announced.
    await waitFor(() => expect(screen.getAllByText('This is not the code.')).toHaveLength(2));
    const announced = [...document.querySelectorAll('[aria-live=assertive], [role=alert]')].map(({ textContent }) =>
      textContent.replace('×', ''),
    );
    expect(announced.filter(Boolean)).toEqual(['This is not the code.']);
    await waitFor(() => expect([digits(), focused()]).toEqual(['', 0]));
    await userEvent.keyboard('4821');
    await waitFor(() => expect(storedToken()).toBe(token));
    expect(verifyOtp.inputs.map(({ otp }) => otp)).toEqual(['1111', '4821']);
  });

  it('[AUTH-6] requires four digits before it sends a request', async () => {
    const verifyOtp = respondInTurn(session);
    await openCode({ verifyOtp });
    await userEvent.keyboard('48');
    await press('Verify');
    expect((await screen.findByText('Enter all 4 digits.')).getAttribute('role')).toBe('alert');
    expect(verifyOtp.inputs).toEqual([]);
  });

  it('[AUTH-6] leads back to the address, which is still there', async () => {
    await openCode({});
    await press('Change email');
    await screen.findByRole('dialog', { name: 'Login' });
    expect(field('Email').value).toBe('asha.verma@example.com');
    await press('I have an OTP for asha.verma@example.com');
    expect(await screen.findByRole('dialog', { name: 'Enter OTP' })).toBeTruthy();
  });

  it('[AUTH-6] sends another code after half a minute, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const requestOtp = respondInTurn(sent);
    await openCode({ requestOtp });
    const again = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Resend OTP/ });
    expect(again().disabled).toBe(true);
    await vi.advanceTimersByTimeAsync(31_000);
    await waitFor(() => expect(again().disabled).toBe(false));
    await userEvent.click(again());
    expect(await screen.findByText('We have sent a new OTP.')).toBeTruthy();
    expect(requestOtp.inputs).toHaveLength(2);
    expect(again().disabled).toBe(true);
  });

  it.each([
    ['a pasted line of the mail', 'Your OTP is 4821 0936. It is valid for 10 minutes.', true],
    ['the browser, into the first box', '48210936', false],
  ])('[AUTH-6] fills eight boxes from %s, and stays with eight after a wrong code', async (_from, text, isPasted) => {
    const verifyOtp = respondInTurn(refused('INVALID_OTP', 'This is not the code.'), session);
    await openCode({ requestOtp: respondInTurn({ ...sent, otpLength: 8 }), verifyOtp });
    const box = (number: number) => screen.getByLabelText(`Digit ${number}`, { exact: true });
    if (isPasted) {
      await userEvent.click(box(6));
      await userEvent.paste(text);
    } else fireEvent.change(box(1), { target: { value: text } });
    await waitFor(() => expect(verifyOtp.inputs).toMatchObject([{ otp: '48210936' }]));
    await findWords('This is not the code.');
    await waitFor(() => expect(document.activeElement).toBe(box(1)));
    await userEvent.keyboard('11112222');
    await waitFor(() => expect(storedToken()).toBe(token));
    expect(verifyOtp.inputs.map(({ otp }) => otp)).toEqual(['48210936', '11112222']);
  });

  it('[AUTH-6] has as many boxes as the code has digits, and others for a longer code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
    const requestOtp = respondInTurn({ ...sent, otpLength: 4 }, { ...sent, otpLength: 8 });
    await openCode({ requestOtp });
    expect(screen.getAllByLabelText(/^Digit /)).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(31_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Resend OTP' }));
    await waitFor(() => expect(screen.getAllByLabelText(/^Digit /)).toHaveLength(8));
    expect(screen.getByRole('group', { name: '8-digit OTP' })).toBeTruthy();
  });
});
