import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { showToast, type ToastOptions } from '../../web/ui/toast.ts';
import { ToastHost } from '../../web/ui/ToastHost.tsx';

beforeAll(async () => void (await import('../../web/ui/Toasts.tsx')));
beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastHost />);
});
afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
  cleanup();
});

/** Says it, and lets what shows it come. */
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
    await say('It failed', { kind: 'error' });
    await say('It worked', { kind: 'success' });
    expect(screen.getByRole('alert').textContent).toBe('It failed');
    expect(screen.getByRole('status').textContent).toBe('It worked');
  });

  it('[SHELL-6] is one for each cause, in its newest words, and can be put away', async () => {
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

  it('[SHELL-6] that was put away takes no later one of its cause along, in a page that has begun anew meanwhile', async () => {
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
    // A finger takes it away, and nothing says that the finger has left what is gone.
    fireEvent.click(dismiss());
    await say('Second');
    await later(5200);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('[SHELL-6] stands in the dialog that is open, for all outside of it is inert, and stays when it closes', async () => {
    const view = render(
      <Dialog open title="A question" onClose={() => undefined}>
        ?
      </Dialog>,
    );
    await say('Wrong code', { kind: 'error', area: 'account' });
    expect(within(screen.getByRole('dialog')).getByText('Wrong code')).toBeTruthy();
    view.unmount();
    expect(screen.getByText('Wrong code').isConnected).toBe(true);
  });

  it('[CART-4] [WISH-4] joins a dialog that opens after it was said, and goes to the one beneath when that closes', async () => {
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
    expect(place()).toContain('Login');
    view.rerender(shown(false));
    expect(place()).toContain('A piece');
    view.unmount();
    expect(screen.getByText('Please login').closest('body')).toBeTruthy();
  });
});
