import { configure, getConfig, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { expect, it, vi } from 'vitest';
import { cartBadge } from '../../../web/cart/useCartBadge.ts';
import { saveReturnPath } from '../../../web/session/return-path.ts';
import { sessionDialog, showSessionDialog } from '../../../web/session/session-dialog.ts';

/** Everything that a test could find of the one before it. */
const found = () => ({
  stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  page: document.body.innerHTML,
  attributes: document.documentElement.getAttributeNames(),
  address: location.pathname,
  dialog: sessionDialog(),
  badge: cartBadge(),
  secure: Reflect.get(globalThis, 'isSecureContext'),
  isStrict: getConfig().reactStrictMode,
  isFake: vi.isFakeTimers(),
});
const clean = found();

// Each of them finds what another one has left, in any order.
it.each([1, 2, 3])('a test begins as in a new browser, whatever the one before it has left: %i', () => {
  expect(found()).toEqual(clean);
  localStorage.setItem('rangbandh.accessToken', 'token');
  saveReturnPath('/Saree');
  render(<p>Left</p>);
  expect(screen.getByText('Left')).toBeTruthy();
  document.body.append('more');
  document.documentElement.dataset['banner'] = 'hidden';
  history.replaceState(null, '', '/cart');
  showSessionDialog('login');
  cartBadge(3);
  toast('Left');
  configure({ reactStrictMode: true });
  vi.stubGlobal('isSecureContext', 'stubbed');
  vi.useFakeTimers();
});
