import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { succeeded, clearBrowser, tokenOf } from '../../account/page/render-page.tsx';
import { createCartGateway, PRODUCTS } from './render-page.tsx';

afterEach(() => {
  cleanup();
  clearBrowser();
});

// In a file of its own: no page of this one has fetched the script that makes wishes come true.
describe('a wish that was wished on a page long gone', () => {
  it('[CART-4] comes true after the way to Google and back', async () => {
    const [saree] = PRODUCTS;
    const gateway = createCartGateway();
    Object.assign(gateway.root, { completeGoogleRedirect: () => ({ accessToken: tokenOf('s-1'), ...succeeded }) });
    const action = { name: 'addToCart', data: { input: { sku: saree?.sku, quantity: 3 } } };
    sessionStorage.setItem('rangbandh.pendingAction', JSON.stringify({ returnTo: '/policies', action }));
    const { router } = gateway.openAsVisitor('/account/google?outcome=done&mode=page');
    await waitFor(() => expect(gateway.state.lines).toMatchObject([{ sku: saree?.sku, quantity: 3 }]));
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/policies');
  });
});
