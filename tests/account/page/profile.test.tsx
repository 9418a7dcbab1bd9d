import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
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
  cart: EMPTY,
  wishlist: EMPTY,
};

beforeEach(() => localStorage.setItem('rangbandh.accessToken', tokenOf('s-1')));

/** A shopper whose profile can be changed, as the server stores it. */
function shopper(start: Partial<Record<keyof typeof ASHA, unknown>> = {}) {
  const stored = { ...ASHA, ...start };
  const inputs: unknown[] = [];
  const updateProfile = ({ input }: { input: Partial<typeof ASHA> }) => {
    inputs.push(input);
    return { ...succeeded, shopper: { ...Object.assign(stored, input), fullName: stored.name } };
  };
  return { stored, inputs, root: { me: () => ({ ...stored, fullName: stored.name }), updateProfile } };
}
const save = async () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
const edit = () => press('Edit Profile');

describe('the profile', () => {
  it('[PROFILE-1] shows name, email and phone, with the ways to change them and out', async () => {
    renderPage('/account', shopper().root);
    for (const words of ['Account Information', 'Asha Verma', 'asha.verma@example.com', '+91 9876543210']) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
    const links = within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My Orders', '/myorders?status=All'],
      ['Wishlist', '/wishlist'],
    ]);
    await press('Log Out');
    expect(await screen.findByText('Are you sure you want to log out?')).toBeTruthy();
  });

  it('[PROFILE-1] leads a visitor to the login, and back', async () => {
    localStorage.clear();
    const { router, asked: requested } = renderPage('/account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'));
    expect(router.state.location.search).toBe('?next=%2Faccount');
    expect(requested).not.toContain('profile');
  });

  it('[PROFILE-1] discards the input on Cancel', async () => {
    const { root, inputs } = shopper();
    renderPage('/account', root);
    await edit();
    await fill({ 'Full Name': 'Somebody' });
    await press('Cancel');
    expect(await screen.findByText('Asha Verma')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit Profile'));
    await edit();
    expect(field('Full Name').value).toBe('Asha Verma');
    expect(inputs).toEqual([]);
  });

  it('[PROFILE-2] saves once something has changed and nothing is empty', async () => {
    renderPage('/account', shopper().root);
    await edit();
    const open_ = async () => !(await save()).disabled;
    expect(await open_()).toBe(false);
    await userEvent.type(field('Full Name'), 'n');
    expect(await open_()).toBe(true);
    await userEvent.type(field('Full Name'), '{Backspace}');
    expect(await open_()).toBe(false);
    await userEvent.clear(field('Phone'));
    await userEvent.type(field('Full Name'), 'n');
    expect(await open_()).toBe(false);
    await userEvent.type(field('Phone'), '9');
    expect(await open_()).toBe(true);
  });

  it('[PROFILE-2] drops leading spaces of the name and all but ten digits of the phone as they are typed', async () => {
    renderPage('/account', shopper().root);
    await edit();
    await fill({ 'Full Name': '  Meera  Devi', Phone: '98a76-543 2109' });
    expect([field('Full Name').value, field('Phone').value]).toEqual(['Meera  Devi', '9876543210']);
    await userEvent.clear(field('Phone'));
    await userEvent.paste('+91 98765 43210');
    expect(field('Phone').value).toBe('9876543210');
  });

  it('[PROFILE-2] refuses a pasted phone number of more than ten digits, until it is changed', async () => {
    const updateProfile = respondInTurn(succeeded);
    renderPage('/account', { ...shopper().root, updateProfile });
    await edit();
    await userEvent.clear(field('Phone'));
    await userEvent.paste('98765432101234');
    expect(field('Phone').value).toBe('9876543210');
    await waitFor(() => expect(fieldErrorOf('Phone')).toBe('Enter Correct Phone Number'));
    await userEvent.click(await save());
    expect(updateProfile.inputs).toEqual([]);
    await userEvent.type(field('Phone'), '{Backspace}1');
    await userEvent.click(await save());
    await waitFor(() => expect(updateProfile.inputs).toMatchObject([{ phone: '9876543211' }]));
  });

  it.each(['98765', '1876543210'])(
    "[PROFILE-2] shows 'Enter Correct Phone Number' for %s, at the phone",
    async (phone) => {
      const { root, inputs } = shopper();
      renderPage('/account', root);
      await edit();
      await fill({ Phone: phone });
      await userEvent.click(await save());
      await waitFor(() => expect(fieldErrorOf('Phone')).toBe('Enter Correct Phone Number'));
      await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
      expect(inputs).toEqual([]);
    },
  );

  it('[PROFILE-3] saves once for a double click, confirms it and shows the new values', async () => {
    const { root, inputs } = shopper({ phone: null });
    renderPage('/account', root);
    expect(await screen.findByText(/Add your phone number/)).toBeTruthy();
    await edit();
    await fill({ 'Full Name': 'Asha Devi Verma ', Phone: '9123456780' });
    await userEvent.dblClick(await save());
    expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
    expect(await screen.findByText('Asha Devi Verma')).toBeTruthy();
    expect(screen.queryByText(/Add your phone number/)).toBeNull();
    expect(inputs).toEqual([{ name: 'Asha Devi Verma', phone: '9123456780' }]);
  });

  it.each([
    [
      failing('UPSTREAM_UNAVAILABLE', 'The shop rests for a moment.'),
      'Failed to update profile. The shop rests for a moment.',
    ],
    [failing('INTERNAL_SERVER_ERROR', ''), 'Failed to update profile.'],
    [() => respondInTurn(refused('INVALID_INPUT', 'No such name.'))({}), 'No such name.'],
  ])('[PROFILE-3] shows the server’s message, else a general one, and preserves the input', async (response, words) => {
    renderPage('/account', { ...shopper().root, updateProfile: response });
    await edit();
    await fill({ 'Full Name': 'Meera' });
    await userEvent.click(await save());
    expect(await findWords(words)).toBeTruthy();
    expect(field('Full Name').value).toBe('Meera');
  });

  it("[PROFILE-3] shows 'Failed to update profile.' when there is no response", async () => {
    let line: 'up' | 'down' = 'up';
    renderPage('/account', shopper().root, () => {
      if (line === 'down') throw new TypeError('Failed to fetch');
    });
    await edit();
    await fill({ 'Full Name': 'Meera' });
    line = 'down';
    await userEvent.click(await save());
    expect(await findWords('Failed to update profile.')).toBeTruthy();
  });

  it("[PROFILE-3] shows 'Something went wrong' when it can't be read, and reads it at another try", async () => {
    const responses = respondInTurn(failing('UPSTREAM_TIMEOUT', 'Too slow.'), ASHA);
    renderPage('/account', { me: () => responses({}) });
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    await userEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('Asha Verma')).toBeTruthy();
  });

  it('agrees with another tab when the shopper returns to this one', async () => {
    const { root, stored } = shopper();
    renderPage('/account', root);
    expect(await screen.findByText('Asha Verma')).toBeTruthy();
    stored.name = 'Asha Devi';
    globalThis.dispatchEvent(new Event('focus'));
    expect(await screen.findByText('Asha Devi')).toBeTruthy();
  });
});
