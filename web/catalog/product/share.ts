import { showToast } from '../../ui/toast.ts';

/** Opens the device's own sheet for sharing, or says that there is none. */
export async function share(piece: ShareData): Promise<void> {
  if (!('share' in navigator)) {
    showToast('Sharing not supported on this browser.', { kind: 'error' });
    return;
  }
  await navigator.share(piece).catch((error: unknown) => {
    // Who closes the sheet wants to be told nothing.
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    if (!isClosed) showToast('This could not be shared.', { kind: 'error' });
  });
}
