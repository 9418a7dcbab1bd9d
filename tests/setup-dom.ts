import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, vi } from 'vitest';
import { unwatchProcess } from './quiet-console.ts';

// A test that opens a page first loads the page's script. On a machine that is busy with other files' scripts, this takes many times the
// default of one second.
configure({ asyncUtilTimeout: 60_000, getElementError: createElementError });

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
// After the page's own listeners, as in a browser.
addEventListener('keydown', (event) => {
  const top = [...openers.keys()].at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
});

// The files of a worker share its libraries. All else of a file's page ends with it, as in a browser: timers, toasts, and the storefront's
// modules, which hold the session and the queues.
const timers: NodeJS.Timeout[] = [];
const original = { setTimeout, setInterval };
const remember = {
  apply(start: typeof setTimeout, self: unknown, options: unknown[]): NodeJS.Timeout {
    const timer: NodeJS.Timeout = Reflect.apply(start, self, options);
    timers.push(timer);
    return timer;
  },
};
globalThis.setTimeout = new Proxy(setTimeout, remember);
globalThis.setInterval = new Proxy(setInterval, remember);
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  toast.remove();
  Object.assign(globalThis, original);
  for (const timer of timers) clearTimeout(timer);
  unwatchProcess();
  vi.resetModules();
});
