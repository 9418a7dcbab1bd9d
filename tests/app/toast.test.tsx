import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { showToast, type ToastOptions } from '../../web/ui/toast.ts';
import { ToastHost } from '../../web/ui/ToastHost.tsx';

beforeAll(async () => void (await import('../../web/ui/Toasts.tsx')));
beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastHost />);
});

/** Shows a toast, and waits until it appears. */
const say = async (words: string, options?: ToastOptions) =>
  act(async () => {
    showToast(words, options);
    await vi.advanceTimersByTimeAsync(10);
  });
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a toast', () => {
  it.each([
    ['an error of the account', { kind: 'error', area: 'account' }, 8000],
    ['a success of the account', { kind: 'success', area: 'account' }, 5000],
    ['an order or the wishlist', { kind: 'success', area: 'order' }, 2000],
    ['an error of an order', { kind: 'error', area: 'order' }, 2000],
    ['anything else', {}, 5000],
  ] as const)('[SHELL-6] stays for %s as long as it should', async (_what, options, stays) => {
    await say('Something happened', options);
    await later(stays - 200);
    expect(screen.getByText('Something happened')).toBeTruthy();
    await later(400);
    expect(screen.queryByText('Something happened')).toBeNull();
  });

  it('[SHELL-6] is announced: an error at once, other words in their turn', async () => {
    const live = (how: string) => document.querySelector(`[aria-live=${how}]`);
    const places = [live('assertive'), live('polite')];
    expect(places.map((place) => place?.textContent)).toEqual(['', '']);
    await say('It failed', { kind: 'error' });
    await say('It worked', { kind: 'success' });
    expect([live('assertive'), live('polite')]).toEqual(places);
    expect(screen.getByText('It failed').closest('[aria-live]')).toBe(places[0]);
    expect(screen.getByText('It worked').closest('[aria-live]')).toBe(places[1]);
  });

  it('[SHELL-6] is one for each cause, in its newest words, and can be closed', async () => {
    await say('Once');
    await say('Once');
    expect(screen.getAllByText('Once')).toHaveLength(1);
    await say('One left', { cause: 'stock' });
    await say('None left', { cause: 'stock' });
    expect(screen.queryByText('One left')).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => first?.click());
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  });

  it('[SHELL-6] that was closed does not close a later one of its cause, in a page that has loaded again meanwhile', async () => {
    await say('Once');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    cleanup();
    render(<ToastHost />);
    await say('Once');
    await later(2000);
    expect(screen.getByText('Once')).toBeTruthy();
  });

  it('[SHELL-6] waits while somebody points at it, and holds up none that come after it', async () => {
    const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });
    await say('First');
    fireEvent.mouseOver(dismiss());
    await later(20_000);
    // A tap removes it, and no event reports that the finger left the removed element.
    fireEvent.click(dismiss());
    await say('Second');
    await later(5200);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('[SHELL-6] is in the dialog that is open, because all outside is inert, and stays when it closes', async () => {
    const view = render(
      <Dialog open title="A question" onClose={() => undefined}>
        ?
      </Dialog>,
    );
    const region = screen.getByRole('dialog').querySelector('[aria-live=assertive]');
    expect(region?.textContent).toBe('');
    await say('Wrong code', { kind: 'error', area: 'account' });
    expect(within(screen.getByRole('dialog')).getByText('Wrong code').closest('[aria-live]')).toBe(region);
    view.unmount();
    await later(0);
    expect(screen.getByText('Wrong code').isConnected).toBe(true);
  });

  it('[CART-4] [WISH-4] moves into a dialog that opens after it, and to the one beneath when that closes', async () => {
    const place = () => screen.getByText('Please login').closest('dialog')?.textContent ?? '';
    const shown = (isOver: boolean) => (
      <>
        <Dialog open title="A piece" onClose={() => undefined}>
          .
        </Dialog>
        <Dialog open={isOver} title="Login" onClose={() => undefined}>
          .
        </Dialog>
      </>
    );
    await say('Please login', { kind: 'error', area: 'account' });
    expect(place()).toBe('');
    const view = render(shown(true));
    await later(0);
    expect(place()).toContain('Login');
    view.rerender(shown(false));
    await later(0);
    expect(place()).toContain('A piece');
    view.unmount();
    await later(0);
    expect(screen.getByText('Please login').closest('body')).toBeTruthy();
  });
});
