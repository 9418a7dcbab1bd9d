import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Island } from '../../web/ui/Island.tsx';

type Load = () => Promise<string>;

/** Shows an island whose script is this text, in a page. */
function show(load: Load, onFailed?: () => void) {
  const element = (
    <Island load={load} fallback="One moment" {...(onFailed && { onFailed })}>
      {(text) => <p>{text}</p>}
    </Island>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

describe('a part of a page in a script of its own', () => {
  it('shows its fallback until the script is there', async () => {
    show(() => Promise.resolve('The part'));
    expect(await screen.findByText('One moment')).toBeTruthy();
    expect(await screen.findByText('The part')).toBeTruthy();
  });

  it('shows an error if it could not be loaded, and loads when the shopper tries again', async () => {
    const load = vi.fn<Load>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('The part');
    show(load);
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
    fireEvent.click(screen.getByText('Try again', { exact: false, selector: 'a' }));
    expect(await screen.findByText('The part')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leaves the message to its opener, but not once the shopper has left', async () => {
    const onFailed = vi.fn<() => void>();
    const load: Load = () => Promise.reject(new Error('offline'));
    show(load, onFailed);
    await expect.poll(() => onFailed.mock.calls.length).toBe(1);
    show(load, onFailed).unmount();
    await new Promise((resolve) => setTimeout(resolve));
    expect(onFailed).toHaveBeenCalledOnce();
  });
});
