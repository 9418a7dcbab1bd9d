import { configure } from '@testing-library/react';

// A test that opens a page first loads the page's script. On a machine that is busy with other files' scripts, this takes many times the
// default of one second.
configure({ asyncUtilTimeout: 60_000 });

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
