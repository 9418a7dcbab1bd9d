import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shopNode } from '../../shop-facts.ts';
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

const TOKEN = 'q'.repeat(43);
const LINK = `/account/forgot-password#token=${TOKEN}&email=asha.verma%40example.com`;
const NEW = { 'New Password': 'a knot a day 7', 'Confirm Password': 'a knot a day 7' };

describe('the page of a forgotten password', () => {
  it('[AUTH-3] mails a link and does not reveal whether there is an account', async () => {
    const requestPasswordReset = respondInTurn({ ...succeeded, message: 'ok' });
    renderPage('/account/forgot-password', { requestPasswordReset });
    await fill({ Email: 'asha.verma@example.com' });
    await press('Send link');
    expect(await screen.findByText('Email fetch Successfully')).toBeTruthy();
    const calm = await screen.findByRole('region', { name: 'Check your email' });
    expect(calm.textContent).toContain('If asha.verma@example.com has an account with us');
    await waitFor(() => expect(document.activeElement).toBe(calm));
    expect(requestPasswordReset.inputs).toEqual([{ email: 'asha.verma@example.com' }]);
    await press('Use another email or resend the link');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email').value).toBe('asha.verma@example.com');
  });

  it('[AUTH-3] [AUTH-8] shows the server’s message when no link can be mailed', async () => {
    renderPage('/account/forgot-password', {
      requestPasswordReset: failing('UPSTREAM_TIMEOUT', 'The shop takes too long.'),
    });
    await fill({ Email: 'asha.verma@example.com' });
    await press('Send link');
    expect(await findWords('The shop takes too long.')).toBeTruthy();
    expect(screen.queryByText('Email fetch Successfully')).toBeNull();
  });

  /** The second step of a shop that mails no link, for Asha. */
  async function withoutLink(resetPassword: unknown) {
    const requestPasswordReset = respondInTurn({ ...succeeded, message: 'ok' });
    const shop = { ...shopNode(), mailsPasswordLinks: false };
    const view = renderPage('/account/forgot-password', { requestPasswordReset, resetPassword, shop });
    await fill({ Email: 'asha.verma@example.com' });
    const mailed = [screen.queryByText(/email you a link/), screen.queryByRole('button', { name: 'Send link' })];
    expect(mailed).toEqual([null, null]);
    await press('Continue');
    expect(await screen.findByText('Email fetch Successfully')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('New Password')));
    return view;
  }

  it('[AUTH-3] [GATE-3] takes the new password in a second step where the shop mails no link, then leads to the login', async () => {
    const resetPassword = respondInTurn(succeeded);
    const { router } = await withoutLink(resetPassword);
    expect([field('Email').value, field('Email').readOnly]).toEqual(['asha.verma@example.com', true]);
    expect(screen.queryByText(/sent a link/)).toBeNull();
    await fill(NEW);
    await press('Change Password');
    expect(await screen.findByText('Password Change Successfully')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'));
    await waitFor(() => expect(field('Email').value).toBe('asha.verma@example.com'));
    expect(resetPassword.inputs).toEqual([{ email: 'asha.verma@example.com', password: 'a knot a day 7' }]);
  });

  it('[AUTH-3] preserves its input, shows the server’s message, and accepts another email', async () => {
    const resetPassword = respondInTurn(refused('NOT_FOUND', 'No such user.'));
    await withoutLink(resetPassword);
    await fill({ ...NEW, 'Confirm Password': 'a knot a day 8' });
    await press('Change Password');
    await waitFor(() => expect(fieldErrorOf('Confirm Password')).toBe('The two passwords do not match.'));
    expect([field('New Password').value, resetPassword.inputs]).toEqual(['a knot a day 7', []]);
    await fill(NEW);
    await press('Change Password');
    expect((await screen.findAllByText('No such user.')).length).toBeGreaterThan(0);
    expect(field('New Password').value).toBe('a knot a day 7');
    await press('Use another email');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect([field('Email').value, field('Email').readOnly]).toEqual(['asha.verma@example.com', false]);
  });

  it('[AUTH-3] takes the new password by the mailed link, then leads to the login', async () => {
    const resetPassword = respondInTurn(succeeded);
    const { router } = renderPage(LINK, { resetPassword });
    await fill(NEW);
    expect(router.state.location.hash).toBe('');
    expect(field('Email').value).toBe('asha.verma@example.com');
    await press('Change Password');
    expect(await screen.findByText('Password Change Successfully')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'));
    await waitFor(() => expect(field('Email').value).toBe('asha.verma@example.com'));
    expect(resetPassword.inputs).toEqual([
      { email: 'asha.verma@example.com', password: 'a knot a day 7', token: TOKEN },
    ]);
  });

  it('[AUTH-3] wants the two to match, and enough letters', async () => {
    const resetPassword = respondInTurn(succeeded);
    renderPage(LINK, { resetPassword });
    await fill({ 'New Password': 'short', 'Confirm Password': 'shirt' });
    await press('Change Password');
    await waitFor(() => expect(fieldErrorOf('New Password')).toBe('Use 8 to 128 characters.'));
    // The error replaces the hint.
    expect(screen.getAllByText(/characters/)).toHaveLength(1);
    expect(fieldErrorOf('Confirm Password')).toBe('The two passwords do not match.');
    expect(resetPassword.inputs).toEqual([]);
  });

  it('[AUTH-3] reports that a link has expired, and offers another for the same address', async () => {
    renderPage(LINK, { resetPassword: respondInTurn(refused('EXPIRED', 'This link has been used or is too old.')) });
    await fill(NEW);
    await press('Change Password');
    expect(await screen.findByRole('region', { name: 'This link has been used or is too old.' })).toBeTruthy();
    await press('Send a new link');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email').value).toBe('asha.verma@example.com');
    expect(screen.getByRole('button', { name: 'Send link' })).toBeTruthy();
  });

  it('[AUTH-3] [AUTH-4] opens by the mailed link for those who are logged in, too, and logs them out with the new password', async () => {
    localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
    const { router, asked: requested } = renderPage(LINK, {
      resetPassword: respondInTurn(succeeded),
      logout: succeeded,
    });
    await fill(NEW);
    expect(router.state.location.pathname).toBe('/account/forgot-password');
    await press('Change Password');
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'));
    expect(requested).toContain('logout');
    expect(storedToken()).toBeNull();
    await waitFor(() => expect(field('Email').value).toBe('asha.verma@example.com'));
  });
});
