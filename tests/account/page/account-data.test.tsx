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

const EMPTY = { id: 's-1', items: [], itemCount: 0 };
const ASHA = {
  id: 's-1',
  name: 'Asha Verma',
  fullName: 'Asha Verma',
  email: 'asha.verma@example.com',
  phone: '9876543210',
  isFirstPurchase: true,
  addresses: null,
  sessions: null,
  canManageAccount: true,
  cart: EMPTY,
  wishlist: EMPTY,
};
const PASSWORD = 'three blue bandhani';
const CONFIRM = refused('CONFIRM_LOGIN', 'Please confirm it’s you.');

beforeEach(() => localStorage.setItem('rangbandh.accessToken', tokenOf('s-1')));

const open = (root: Record<string, unknown>) => renderPage('/account', { me: () => ASHA, ...root });
const confirmDialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
const fillDialog = async (label: string, text: string) => {
  const dialog = await confirmDialog();
  await userEvent.type(await dialog.findByLabelText(label, { selector: 'input' }), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
};
const fillNewPassword = async (password = PASSWORD) => {
  await press('Change Password');
  await fill({ 'New Password': password, 'Confirm Password': password });
  await press('Change Password');
};

describe('a shop without these calls', () => {
  it.each([false, null])('shows nothing of them (%s)', async (canManageAccount) => {
    open({ me: () => ({ ...ASHA, canManageAccount }) });
    await screen.findByText('Asha Verma');
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect(screen.queryByRole('region', { name: 'Password and your data' })).toBeNull();
  });
});

describe('a new password', () => {
  it('is typed twice, sent once, and gives the focus back', async () => {
    const changePassword = respondInTurn(succeeded);
    open({ changePassword });
    await press('Change Password');
    await waitFor(() => expect(document.activeElement).toBe(field('New Password')));
    expect([field('Email').value, field('Email').readOnly]).toEqual(['asha.verma@example.com', true]);
    await fill({ 'New Password': PASSWORD, 'Confirm Password': PASSWORD });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText('Password changed. All other devices are logged out.')).toBeTruthy();
    expect(changePassword.inputs).toEqual([{ newPassword: PASSWORD }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change Password'));
  });

  it('takes the other devices off the list', async () => {
    const deviceOf = (id: string, isCurrent: boolean) => ({
      id: `Session:${id}`,
      sessionId: id,
      deviceName: `Device ${id}`,
      createdAt: '2026-11-01T10:00:00.000Z',
      lastUsedAt: '2026-11-01T10:00:00.000Z',
      isCurrent,
    });
    let sessions = [deviceOf('1', true), deviceOf('2', false)];
    const changePassword = () => {
      sessions = sessions.slice(0, 1);
      return succeeded;
    };
    open({ me: () => ({ ...ASHA, sessions }), changePassword });
    await screen.findByText('Device 2');
    await fillNewPassword();
    await waitFor(() => expect(screen.queryByText('Device 2')).toBeNull());
    expect(screen.getByText('Device 1')).toBeTruthy();
  });

  it('is refused before it is sent when it is short or typed differently', async () => {
    const changePassword = respondInTurn(succeeded);
    open({ changePassword });
    await press('Change Password');
    await fill({ 'New Password': 'short', 'Confirm Password': 'other' });
    await press('Change Password');
    expect(fieldErrorOf('New Password')).toMatch(/^Use 8 to 128 characters/);
    expect(fieldErrorOf('Confirm Password')).toBe('The two passwords do not match.');
    expect(changePassword.inputs).toEqual([]);
  });

  it("shows the shop's error at its field", async () => {
    open({ changePassword: refused('INVALID_INPUT', 'This password is too common.', 'newPassword') });
    await fillNewPassword();
    await waitFor(() => expect(fieldErrorOf('New Password')).toBe('This password is too common.'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the current one if the login is old, preserves the input, and reports a wrong one', async () => {
    const wrong = refused('INVALID_INPUT', 'Incorrect password.', 'password');
    const changePassword = respondInTurn(CONFIRM, wrong, succeeded);
    open({ changePassword });
    await fillNewPassword();
    await fillDialog('Password', 'not mine');
    const dialog = await confirmDialog();
    expect(await dialog.findByText('Incorrect password.')).toBeTruthy();
    expect(field('New Password').value).toBe(PASSWORD);
    await userEvent.clear(dialog.getByLabelText('Password', { selector: 'input' }));
    await fillDialog('Password', 'old silk');
    expect(await screen.findByText('Password changed. All other devices are logged out.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changePassword.inputs).toEqual([
      { newPassword: PASSWORD },
      { newPassword: PASSWORD, password: 'not mine' },
      { newPassword: PASSWORD, password: 'old silk' },
    ]);
  });

  it('accepts an OTP in place of the current one, mails another on request, and parses the line of the mail', async () => {
    const expired = refused('EXPIRED', 'This OTP has expired. Please request a new one.', 'otp');
    const changePassword = respondInTurn(CONFIRM, expired, succeeded);
    const sendConfirmationOtp = respondInTurn(succeeded);
    open({ changePassword, sendConfirmationOtp });
    await fillNewPassword();
    const dialog = await confirmDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Email me an OTP' }));
    expect(await dialog.findByText('asha.verma@example.com')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Digit 1')));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Enter all 4 digits.')).toBeTruthy();
    await userEvent.paste('Your OTP is 47 11.');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(/has expired/)).toBeTruthy();
    expect(screen.queryByText('A new OTP is on its way.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Send a new OTP' }));
    expect(await screen.findByText('A new OTP is on its way.')).toBeTruthy();
    await waitFor(() => expect(dialog.queryByText(/has expired/)).toBeNull());
    await fillDialog('Digit 1', '0815');
    expect(await screen.findByText('Password changed. All other devices are logged out.')).toBeTruthy();
    expect(sendConfirmationOtp.inputs).toHaveLength(2);
    expect(changePassword.inputs.slice(1)).toEqual([
      { newPassword: PASSWORD, otp: '4711' },
      { newPassword: PASSWORD, otp: '0815' },
    ]);
  });

  it('is unchanged when the shopper closes the question, and can be sent again', async () => {
    const changePassword = respondInTurn(CONFIRM);
    open({ changePassword });
    await fillNewPassword();
    await userEvent.click((await confirmDialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('New Password').value).toBe(PASSWORD);
    await press('Change Password');
    await confirmDialog();
    expect(changePassword.inputs).toHaveLength(2);
  });

  it('shows in the dialog that no OTP was sent, that there were too many tries, or that the connection is lost', async () => {
    const tooMany = failing('RATE_LIMITED', 'Too many attempts. Please log out and log in again.');
    open({ changePassword: respondInTurn(CONFIRM, tooMany), sendConfirmationOtp: failing('RATE_LIMITED', 'Wait.') });
    await fillNewPassword();
    const dialog = await confirmDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Email me an OTP' }));
    expect(await findWords(/^Wait\./)).toBeTruthy();
    await fillDialog('Password', 'not mine');
    expect(await dialog.findAllByText(/Too many attempts/)).toBeTruthy();
  });

  it('closes the dialog when the shop refuses for another reason, and shows the reason at the form', async () => {
    const common = refused('INVALID_INPUT', 'This password is too common.', 'newPassword');
    open({ changePassword: respondInTurn(CONFIRM, common) });
    await fillNewPassword();
    await fillDialog('Password', 'old silk');
    await waitFor(() => expect(fieldErrorOf('New Password')).toBe('This password is too common.'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the download of one’s data', () => {
  it('is a JSON file as the shop returns it, after the question who it is', async () => {
    const saved: Blob[] = [];
    const files: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const json = '{ "profile": { "name": "Asha Verma" } }';
    const exportAccount = respondInTurn({ ...CONFIRM, json: null }, { ...succeeded, json });
    open({ exportAccount });
    await press('Download my data');
    await fillDialog('Password', 'old silk');
    expect(await screen.findByText('Your data has been downloaded.')).toBeTruthy();
    expect(await saved[0]?.text()).toBe(json);
    expect(files).toEqual([expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.json$/)]);
    expect(exportAccount.inputs).toEqual([{}, { password: 'old silk' }]);
  });

  it('shows an error when the download fails', async () => {
    open({ exportAccount: failing('UPSTREAM_UNAVAILABLE', 'The shop is away.') });
    await press('Download my data');
    expect(await screen.findByText(/The shop is away\./)).toBeTruthy();
  });
});

describe('deleting the account', () => {
  it('lists the data that is deleted and the data that stays, and then asks for confirmation', async () => {
    const eraseAccount = respondInTurn(succeeded);
    open({ eraseAccount });
    await press('Delete my account');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete your account?'));
    const section = screen.getByRole('region', { name: 'Password and your data' });
    expect(section.textContent).toMatch(
      /addresses, cart, wishlist.*reviews remain.*8 financial years.*can’t be undone/,
    );
    await press('Cancel');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete my account'));
    expect(eraseAccount.inputs).toEqual([]);
  });

  it('leads home, logged out, with nothing left in the browser', async () => {
    const eraseAccount = respondInTurn(CONFIRM, succeeded);
    const { router, client, asked: requested } = open({ eraseAccount });
    localStorage.setItem('rangbandh.pendingEmail', 'asha.verma@example.com');
    sessionStorage.setItem('rangbandh.checkout', 'Asha Verma');
    await press('Delete my account');
    await press('Yes, delete my account');
    await fillDialog('Password', 'old silk');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('Your account is deleted.')).toBeTruthy();
    expect(storedToken()).toBeNull();
    const traces = () => JSON.stringify([client.extract(), localStorage, sessionStorage]);
    await waitFor(() => expect(traces()).not.toMatch(/Asha|asha|s-1/));
    expect(eraseAccount.inputs).toEqual([{}, { password: 'old silk' }]);
    expect(requested).not.toContain('logout');
    expect(screen.queryByText(/Session has expired/)).toBeNull();
  });

  it('shows at its place why it is refused, and the account stays', async () => {
    const words = 'An order is still on its way. You can delete the account once it is delivered or cancelled.';
    const { router } = open({ eraseAccount: refused('NOT_ALLOWED_IN_STATUS', words) });
    await press('Delete my account');
    await press('Yes, delete my account');
    const section = within(screen.getByRole('region', { name: 'Password and your data' }));
    expect(await section.findByText(words)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/account');
    expect(storedToken()).not.toBeNull();
  });
});
