import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '../../catalog/page/render-page.tsx';
import { failing, press, renderPage, succeeded, tokenOf } from './render-page.tsx';

const EMPTY = { id: 's-1', items: [], itemCount: 0 };
const ASHA = {
  id: 's-1',
  name: 'Asha Verma',
  fullName: 'Asha Verma',
  email: 'asha.verma@example.com',
  phone: '9876543210',
  isFirstPurchase: true,
  addresses: null,
  cart: EMPTY,
  wishlist: EMPTY,
};
interface Listed {
  id: string;
  sessionId: string;
  deviceName: string | null;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const sessionOf = (id: string, deviceName: string | null, hours: number): Listed => ({
  id: `Session:${id}`,
  sessionId: id,
  deviceName,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: ago(hours),
  isCurrent: id === 'se-1',
});
const THREE = [
  sessionOf('se-1', 'Chrome on Android', 0),
  sessionOf('se-2', 'Firefox on Windows', 2.5),
  sessionOf('se-3', null, 50),
];

beforeEach(() => localStorage.setItem('rangbandh.accessToken', tokenOf('s-1')));

/** A gateway with a list of sessions. */
function createSessions(start: Listed[] | null) {
  const stored = { sessions: start };
  const ended: string[] = [];
  const root = {
    me: () => ({ ...ASHA, ...stored }),
    revokeSession: ({ input: { sessionId } }: { input: { sessionId: string } }) => {
      ended.push(sessionId);
      const found = stored.sessions?.find((one) => one.sessionId === sessionId);
      stored.sessions = (stored.sessions ?? []).filter((one) => one.sessionId !== sessionId);
      if (!found)
        return { userErrors: [{ code: 'NOT_FOUND', message: 'We couldn’t find this session.', field: null }] };
      return { ...succeeded, revokedId: found.id };
    },
    revokeOtherSessions: () => {
      ended.push('others');
      const revokedCount = (stored.sessions?.length ?? 1) - 1;
      stored.sessions = (stored.sessions ?? []).filter(({ isCurrent }) => isCurrent);
      return { ...succeeded, revokedCount };
    },
  };
  return { root, ended, stored };
}
const listed = async () => {
  const section = await screen.findByRole('region', { name: 'Your devices' });
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const FIRST = 'Chrome on AndroidThis deviceLogged in on 1 November 2026';
const SECOND = 'Firefox on WindowsLast used 2 hours agoLogged in on 1 November 2026Log out';
const THIRD = 'Unknown deviceLast used 2 days agoLogged in on 1 November 2026Log out';

describe('the list of devices', () => {
  it('shows where the shopper is logged in, this device first', async () => {
    renderPage('/account', createSessions(THREE.toSorted(({ isCurrent }) => Number(isCurrent))).root);
    expect(await listed()).toEqual([FIRST, SECOND, THIRD]);
  });

  it('logs one other device out, once for two clicks', async () => {
    const { root, ended } = createSessions(THREE);
    renderPage('/account', root);
    await userEvent.dblClick(
      await screen.findByRole('button', { name: 'Log out Firefox on Windows, Last used 2 hours ago' }),
    );
    expect(await screen.findByText('That device is logged out.')).toBeTruthy();
    await waitFor(async () => expect(await listed()).toEqual([FIRST, THIRD]));
    expect(ended).toEqual(['se-2']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your devices' })));
  });

  it('logs all other devices out, and then hides this button', async () => {
    const { root, ended } = createSessions(THREE);
    renderPage('/account', root);
    await press('Log out all other devices');
    expect(await screen.findByText('All other devices are logged out.')).toBeTruthy();
    await waitFor(async () => expect(await listed()).toEqual([FIRST]));
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
    expect(ended).toEqual(['others']);
  });

  it('removes a device that was logged out elsewhere meanwhile, and shows this', async () => {
    const { root, stored } = createSessions(THREE);
    renderPage('/account', root);
    await listed();
    stored.sessions = THREE.slice(0, 2);
    await press('Log out Unknown device, Last used 2 days ago');
    expect(await screen.findByText('We couldn’t find this session.')).toBeTruthy();
    await waitFor(async () => expect(await listed()).toEqual([FIRST, SECOND]));
  });

  it('still lists a device that could not be logged out', async () => {
    const { root } = createSessions(THREE);
    renderPage('/account', { ...root, revokeSession: failing('UPSTREAM_UNAVAILABLE', 'The shop is away.') });
    await press('Log out Firefox on Windows, Last used 2 hours ago');
    expect(await screen.findByText(/The shop is away\./)).toBeTruthy();
    expect(await listed()).toEqual([FIRST, SECOND, THIRD]);
  });

  it('reports no error when the page is left before the list is there again', async () => {
    const { root, ended } = createSessions(THREE);
    const waiting = Promise.withResolvers<void>();
    renderPage('/account', { ...root, me: () => (ended.length > 0 ? waiting.promise.then(root.me) : root.me()) });
    await press('Log out all other devices');
    expect(await screen.findByText('All other devices are logged out.')).toBeTruthy();
    cleanup();
    waiting.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  });

  it('is absent in a shop that lists none', async () => {
    renderPage('/account', createSessions(null).root);
    await screen.findByText('Asha Verma');
    expect(screen.queryByRole('region', { name: 'Your devices' })).toBeNull();
  });
});
