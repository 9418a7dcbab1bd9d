import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopNode } from '../../shop-facts.ts';
import {
  field,
  fieldErrorOf,
  fill,
  findWords,
  press,
  refused,
  renderPage,
  respondInTurn,
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
  addresses: [],
  sessions: [],
  canManageAccount: true,
  canChangeEmail: true,
  cart: EMPTY,
  wishlist: EMPTY,
  notices: null,
};
const [OLD, NEW] = ['OTP from your current email', 'OTP from your new email'];

// The script is read once before, so that no test waits for it.
beforeAll(async () => {
  await import('../../../web/account/ProfilePage.tsx');
  await import('../../../web/account/email-change/ChangeEmail.tsx');
});
beforeEach(() => localStorage.setItem('rangbandh.accessToken', tokenOf('s-1')));

const open = (root: Record<string, unknown>) => renderPage('/account', { me: () => ASHA, ...root });
const requestCodes = async () => {
  await press('Change Email');
  await fill({ 'New email': ' Asha.New@Example.com ' });
  await press('Send OTPs');
};

describe('the change of an email', () => {
  it('needs the new address, then the OTPs of both, and shows the new email', async () => {
    const stored = { email: ASHA.email };
    const requestEmailChange = respondInTurn({ ...succeeded, otpLength: 6 });
    const confirmEmailChange = respondInTurn(
      refused('INVALID_OTP', 'Incorrect OTP. Please try again.', 'newOtp'),
      () => {
        stored.email = 'asha.new@example.com';
        return { ...succeeded, shopper: { ...ASHA, ...stored } };
      },
    );
    open({ me: () => ({ ...ASHA, ...stored }), requestEmailChange, confirmEmailChange });
    await requestCodes();
    await screen.findByText(/We have emailed an OTP to asha.verma@example.com and one to asha.new@example.com/);
    expect(requestEmailChange.inputs).toEqual([{ newEmail: 'asha.new@example.com' }]);
    await waitFor(() => expect(document.activeElement).toBe(field(OLD)));
    await fill({ [OLD]: '123', [NEW]: '654321' });
    await press('Change Email');
    expect(fieldErrorOf(OLD)).toBe('Please enter the 6 digits');
    await fill({ [OLD]: '123456' });
    await press('Change Email');
    await waitFor(() => expect(fieldErrorOf(NEW)).toBe('Incorrect OTP. Please try again.'));
    expect(field(OLD).value).toBe('123456');
    await fill({ [NEW]: '111111' });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Change Email' }));
    await findWords('Your email has been changed.');
    expect(confirmEmailChange.inputs.slice(1)).toEqual([{ oldOtp: '123456', newOtp: '111111' }]);
    await screen.findByText('asha.new@example.com');
  });

  it('shows a refused address in its field, with the reason', async () => {
    const reason = 'This is already the email of your account.';
    open({ requestEmailChange: respondInTurn({ ...refused('INVALID_INPUT', reason, 'newEmail'), otpLength: null }) });
    await requestCodes();
    await waitFor(() => expect(fieldErrorOf('New email')).toBe(reason));
    expect(screen.queryByLabelText(OLD)).toBeNull();
  });

  it('is absent in a shop without it', async () => {
    open({ me: () => ({ ...ASHA, canChangeEmail: false }) });
    await screen.findByRole('button', { name: 'Change Password' });
    expect(screen.queryByRole('button', { name: 'Change Email' })).toBeNull();
  });
});

describe('the parts of the account page', () => {
  const noticeOf = (id: string, kind: string) => ({
    id: `Notice:${id}`,
    noticeId: id,
    kind,
    sku: 'SK-1',
    isConfirmed: true,
    price: { amount: 129_900, currency: 'INR', display: '₹1,299.00' },
    variant: null,
  });

  it('are linked as far as the shop has them, and a notice is cancelled in the list', async () => {
    const stored = { nodes: [noticeOf('no-1', 'PRICE'), noticeOf('no-2', 'STOCK')] };
    const me = () => ({ ...ASHA, notices: { totalCount: stored.nodes.length, ...stored } });
    const cancelNotice = respondInTurn(() => {
      stored.nodes = stored.nodes.slice(1);
      return { ...succeeded, removedId: 'Notice:no-1', shopper: me() };
    });
    open({ me, shop: { ...shopNode(), noticeKinds: ['STOCK', 'PRICE'] }, cancelNotice });
    await screen.findByText('· It was ₹1,299.00 when you asked');
    const links = await screen.findByRole('navigation', { name: 'Your account' });
    await waitFor(() =>
      expect([...links.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
        'My Orders',
        'Wishlist',
        'Addresses',
        'Notices',
        'Devices',
        'Password and data',
      ]),
    );
    const [first] = screen.getAllByRole('button', { name: 'Cancel the notice about A product' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(screen.queryByText(/It was/)).toBeNull());
    expect(cancelNotice.inputs).toEqual([{ noticeId: 'no-1' }]);
    expect(document.activeElement?.id).toBe('notices');
  });

  it('show whether the shopper gets the newsletter, and change it by one tap', async () => {
    const stored = { getsNewsletter: false };
    const message = 'Almost there! Please open the link that we have just emailed you.';
    const me = () => ({ ...ASHA, ...stored });
    const setNewsletter = respondInTurn(
      () => ({ ...succeeded, message, shopper: me() }),
      () => {
        stored.getsNewsletter = true;
        return { ...succeeded, message: null, shopper: me() };
      },
      () => {
        stored.getsNewsletter = false;
        return { ...succeeded, message: null, shopper: me() };
      },
    );
    open({ me, setNewsletter });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Subscribe to the newsletter' }));
    await screen.findByText(message);
    await press('Subscribe to the newsletter');
    await screen.findByText('We send our newsletter to asha.verma@example.com.');
    expect(screen.queryByText(message)).toBeNull();
    const links = screen.getByRole('navigation', { name: 'Your account' });
    expect([...links.querySelectorAll('a')].map(({ textContent }) => textContent)).toContain('Newsletter');
    await press('Unsubscribe from the newsletter');
    await screen.findByRole('button', { name: 'Subscribe to the newsletter' });
    expect(setNewsletter.inputs).toEqual([{ isSubscribed: true }, { isSubscribed: true }, { isSubscribed: false }]);
  });

  it('are only orders and wishlist on a basic host', async () => {
    open({ me: () => ({ ...ASHA, addresses: null, sessions: null, canManageAccount: false, canChangeEmail: false }) });
    await screen.findByText('asha.verma@example.com');
    const links = screen.getByRole('navigation', { name: 'Your account' });
    expect(links.textContent).toBe('My OrdersWishlist');
  });
});
