import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, vi } from 'vitest';
import { cartBadge } from '../web/cart/useCartBadge.ts';
import { isMergeRunningVar, mergeResultVar } from '../web/cart/merge-state.ts';
import { setFirstPurchase } from '../web/session/first-purchase.ts';
import { showSessionDialog } from '../web/session/session-dialog.ts';
import { toastScript } from '../web/ui/toast.ts';
import { wishlistSkus } from '../web/wishlist/useWishlistSkus.ts';
import { unwatchProcess } from './quiet-console.ts';

// A test that opens a page first loads the page's script. On a machine that is busy with other files' scripts, this takes many times the
// default of one second.
configure({ reactStrictMode: false, asyncUtilTimeout: 60_000, getElementError: createElementError });

/** The error of a missing element, which prints the page only when it is read: while a test waits, each look throws one. */
function createElementError(words: string | null, container: Element): Error {
  let message: string | undefined;
  return Object.defineProperties(new Error(), {
    name: { value: 'TestingLibraryElementError' },
    message: {
      get: () => (message ??= `${words}\n\n${prettyDOM(container instanceof HTMLElement ? container : document.body)}`),
      configurable: true,
    },
  });
}

// happy-dom opens and closes a dialog, but neither moves the focus nor closes the dialog on top at Escape, as browsers do.
const openers = new Map<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  const opener = openers.get(this);
  openers.delete(this);
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
};

// The files of a worker share its libraries and its window. All else of a file's page ends with it, as in a browser: timers, listeners of
// the window, and the storefront's modules, which hold the session and the queues.
const timers: NodeJS.Timeout[] = [];
const listeners: Parameters<typeof removeEventListener>[] = [];
const original = { setTimeout, setInterval, addEventListener };
const remember = {
  apply(start: typeof setTimeout, self: unknown, options: unknown[]): NodeJS.Timeout {
    const timer: NodeJS.Timeout = Reflect.apply(start, self, options);
    timers.push(timer);
    return timer;
  },
};
globalThis.setTimeout = new Proxy(setTimeout, remember);
globalThis.setInterval = new Proxy(setInterval, remember);
globalThis.addEventListener = new Proxy(addEventListener, {
  apply(add, self, listener: Parameters<typeof removeEventListener>) {
    listeners.push(listener);
    Reflect.apply(add, self, listener);
  },
});

// After the page's own listeners, as in a browser.
addEventListener('keydown', (event) => {
  const top = [...openers.keys()].at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
});

/** Ends the doubles of a test: its clock, its spies and its globals. */
function endDoubles(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

/** Empties what the storefront's modules show on each page. */
function resetModuleState(): void {
  showSessionDialog(undefined);
  setFirstPurchase(undefined);
  cartBadge(0);
  wishlistSkus(new Set());
  mergeResultVar({ hasFailed: false, notes: [] });
  isMergeRunningVar(false);
  toastScript(undefined);
  toast.remove();
}

// Each test begins as in a new browser. The hooks of a file run before this one.
afterEach(async () => {
  cleanup();
  endDoubles();
  configure({ reactStrictMode: false });
  // A click whose script is still on its way would store its data for the next test. The effects of leaving a page take one more turn.
  await vi.dynamicImportSettled();
  await new Promise((resolve) => original.setTimeout(resolve));
  resetModuleState();
  openers.clear();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  Object.assign(globalThis, original);
  for (const timer of timers) clearTimeout(timer);
  for (const listener of listeners) removeEventListener(...listener);
  unwatchProcess();
  vi.resetModules();
});
