import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  respondInTurn,
  fieldErrorOf,
  fill,
  openLogin,
  press,
  refused,
  renderPage,
  succeeded,
  tokenOf,
} from './render-page.tsx';

const EMPTY = { id: 's-1', items: [], itemCount: 0 };
const FACTOR = {
  isRequired: true,
  isSetUp: false,
  isVerified: false,
  hasPassword: true,
  needsPassword: false,
  recoveryCodesLeft: 0,
};
const BOSS = {
  id: 's-1',
  name: 'Asha Verma',
  fullName: 'Asha Verma',
  email: 'asha.verma@example.com',
  phone: '9876543210',
  isFirstPurchase: true,
  addresses: null,
  sessions: null,
  canManageAccount: false,
  role: 'ADMIN',
  secondFactor: FACTOR,
  cart: EMPTY,
  wishlist: EMPTY,
};
const CODES = ['x7k2m-9tq4w', 'aaaaa-bbbbb'];
const URI = 'otpauth://totp/Rangbandh:asha?issuer=Rangbandh&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const HEADING = { name: 'Two-step verification' };
const on = { ...FACTOR, isSetUp: true, isVerified: true, recoveryCodesLeft: 10 };

beforeEach(() => localStorage.setItem('rangbandh.accessToken', tokenOf('s-1')));

const open = (factor: object | null, root: Record<string, unknown> = {}) =>
  renderPage('/account', { me: () => ({ ...BOSS, secondFactor: factor }), ...root });

describe('two-step verification', () => {
  it('is nothing that shoppers see', async () => {
    open(null);
    await screen.findByText('Asha Verma');
    expect(screen.queryByRole('heading', HEADING)).toBeNull();
  });

  it('is set up by password, QR code or key, and a first code; the recovery codes are shown once', async () => {
    const setUp = respondInTurn(refused('INVALID_INPUT', 'Incorrect password.', 'password'), {
      ...succeeded,
      uri: URI,
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    });
    const confirm = respondInTurn(refused('INVALID_OTP', 'Incorrect code.', 'code'), {
      ...succeeded,
      recoveryCodes: CODES,
    });
    let factor: object = FACTOR;
    renderPage('/account', {
      me: () => ({ ...BOSS, secondFactor: factor }),
      setUpSecondFactor: setUp,
      confirmSecondFactor: (args: object) => {
        const response = confirm(args);
        if (confirm.inputs.length > 1) factor = on;
        return response;
      },
    });
    await press('Set up');
    await fill({ Password: 'wrong' });
    await press('Set up');
    await waitFor(() => expect(fieldErrorOf('Password')).toBe('Incorrect password.'));
    await fill({ Password: 'three blue bandhani' });
    await press('Set up');
    await screen.findByRole('figure', { name: 'QR code for your authenticator app' });
    screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    await press('Turn on');
    await waitFor(() => expect(fieldErrorOf('Code from the app')).toBe('Enter the 6 digits that the app shows.'));
    await fill({ 'Code from the app': '12a3 456' });
    await press('Turn on');
    await waitFor(() => expect(fieldErrorOf('Code from the app')).toBe('Incorrect code.'));
    await fill({ 'Code from the app': '654321' });
    await press('Turn on');
    for (const code of CODES) await screen.findByText(code);
    expect(confirm.inputs).toEqual([{ code: '123456' }, { code: '654321' }]);
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press('Copy');
    expect(copy).toHaveBeenCalledWith(CODES.join('\n'));
    await press('I have saved them');
    await screen.findByText(/Two-step verification is on. 10 recovery codes left./);
    expect(screen.queryByText('x7k2m-9tq4w')).toBeNull();
  });

  it('requires the password too if the login was by OTP, and accepts a recovery code instead', async () => {
    const verify = respondInTurn(refused('INVALID_OTP', 'Incorrect code.', 'code'), {
      ...succeeded,
      shopper: { ...BOSS, secondFactor: { ...on, recoveryCodesLeft: 9 } },
    });
    open({ ...on, isVerified: false, needsPassword: true }, { verifySecondFactor: verify });
    await fill({ Password: 'three blue bandhani', 'Code from the app': '123456' });
    await press('Verify');
    await waitFor(() => expect(fieldErrorOf('Code from the app')).toBe('Incorrect code.'));
    await press('Use a recovery code');
    await fill({ Password: 'three blue bandhani', 'Recovery code': 'X7K2M-9TQ4W' });
    await press('Verify');
    await screen.findByText(/9 recovery codes left./);
    expect(verify.inputs).toEqual([
      { password: 'three blue bandhani', code: '123456' },
      { password: 'three blue bandhani', recoveryCode: 'X7K2M-9TQ4W' },
    ]);
  });

  it('is turned off by a code, after a fresh login', async () => {
    const remove = respondInTurn(refused('CONFIRM_LOGIN', 'Please confirm it’s you.'), {
      ...succeeded,
      shopper: { ...BOSS, secondFactor: FACTOR },
    });
    open(on, { removeSecondFactor: remove });
    await press('Turn off');
    await fill({ 'Code from the app': '123456' });
    await press('Turn off');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await userEvent.type(await dialog.findByLabelText('Password', { selector: 'input' }), 'three blue bandhani');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('button', { name: 'Set up' });
    expect(remove.inputs.at(-1)).toEqual({ code: '123456', password: 'three blue bandhani' });
  });

  it('needs a password first', async () => {
    open({ ...FACTOR, hasPassword: false });
    await screen.findByText('First choose a password: press “Change Password” on this page.');
    expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
  });
});

describe('a login of staff', () => {
  beforeEach(() => localStorage.clear());

  it('leads to the account page, which asks for the code', async () => {
    const { router } = renderPage('/account/login', {
      me: () => ({ ...BOSS, secondFactor: { ...on, isVerified: false } }),
      login: () => ({ ...succeeded, accessToken: tokenOf('s-1') }),
    });
    await fill({ Email: 'asha.verma@example.com', Password: 'three blue bandhani' });
    await press('Login');
    await screen.findByRole('button', { name: 'Verify' });
    expect(router.state.location).toMatchObject({ pathname: '/account', hash: '#two-step' });
  });

  it('of a shopper leads where it always did', async () => {
    const { router } = renderPage('/account/login', {
      me: () => ({ ...BOSS, role: 'SHOPPER', secondFactor: null }),
      login: () => ({ ...succeeded, accessToken: tokenOf('s-1') }),
    });
    await fill({ Email: 'asha.verma@example.com', Password: 'three blue bandhani' });
    await press('Login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('takes a pasted OTP of eight digits where the page expects four, and has boxes for it once both halves were wrong', async () => {
    const wrong = refused('INVALID_OTP', 'Incorrect OTP. Please try again.', 'otp');
    const verifyOtp = respondInTurn(wrong, wrong, { ...succeeded, accessToken: tokenOf('s-1') });
    renderPage('/policies', {
      me: () => ({ ...BOSS, role: 'SHOPPER', secondFactor: null }),
      requestOtp: () => ({ ...succeeded, message: 'sent', otpLength: 4 }),
      verifyOtp,
    });
    await openLogin();
    await fill({ Email: 'asha.verma@example.com' });
    await press('Send OTP');
    const boxes = async (many: number) => {
      await waitFor(() => expect(screen.getAllByLabelText(/^Digit \d$/)).toHaveLength(many));
      return screen.getAllByLabelText(/^Digit \d$/);
    };
    const typeFour = async (code: string) => {
      await userEvent.type((await boxes(4))[0] ?? document.body, code);
      await waitFor(() => expect(verifyOtp.inputs.at(-1)?.['otp']).toBe(code));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Digit 1')));
    };
    await typeFour('8765');
    // A wrong code of four digits opens no question.
    expect(screen.queryByRole('button', { name: /^My OTP/ })).toBeNull();
    await typeFour('4321');
    await press('My OTP has 8 digits');
    (await boxes(8))[0]?.focus();
    await userEvent.paste('87654321');
    await waitFor(() => expect(verifyOtp.inputs.map(({ otp }) => otp)).toEqual(['8765', '4321', '87654321']));
  });
});
