import { type ComponentType, useEffect, useState } from 'react';
import { firstPurchase } from '../../session/first-purchase.ts';
import { isWelcomeSeen } from './welcome-seen.ts';

/** Milliseconds before the welcome opens, and between two checks whether it would interrupt. */
const DELAY_MS = 2000;
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Whether the welcome is for this shopper, and would not interrupt: the page is visible, no dialog is open, and no field has
 * the focus.
 */
const canOpen = (): boolean =>
  firstPurchase() === 'ahead' &&
  document.visibilityState === 'visible' &&
  document.querySelector('dialog[open]') === null &&
  document.activeElement?.matches(FIELDS) !== true;

/**
 * Opens the welcome for a shopper without a purchase, two seconds after hydration and once per browser. The server never renders it.
 * Its script is fetched then; if that fails, no welcome opens.
 */
export function Welcome() {
  const [shown, setShown] = useState<{ WelcomeDialog: ComponentType<{ onClose: () => void }> }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => void openIfNew(), DELAY_MS);
    };
    const openIfNew = async () => {
      const script = isWelcomeSeen() ? null : await import('./WelcomeDialog.tsx').catch(() => null);
      // Another tab may have opened the welcome meanwhile, or the shopper may have left the page.
      if (!script || !timer || isWelcomeSeen()) return;
      if (canOpen()) setShown(script);
      else wait();
    };
    wait();
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, []);
  return shown ? <shown.WelcomeDialog onClose={() => setShown(undefined)} /> : null;
}
