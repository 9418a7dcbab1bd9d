import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { done, forgetAll, tokenOf } from '../../account/page/render-page.tsx';
import { openShelves, WARES } from './render-page.tsx';

afterEach(() => {
  cleanup();
  forgetAll();
});

// In a file of its own: no page of this one has fetched the script that makes wishes come true.
describe('a wish that was wished on a page long gone', () => {
  it('[CART-4] comes true after the way to Google and back', async () => {
    const [saree] = WARES;
    const shelves = openShelves();
    Object.assign(shelves.root, { completeGoogleRedirect: () => ({ accessToken: tokenOf('s-1'), ...done }) });
    const action = { name: 'addToCart', data: { input: { sku: saree?.sku, quantity: 3 } } };
    sessionStorage.setItem('rangbandh.pendingAction', JSON.stringify({ returnTo: '/policies', action }));
    const { router } = shelves.openAsVisitor('/account/google?outcome=done&mode=page');
    await waitFor(() => expect(shelves.state.lines).toMatchObject([{ sku: saree?.sku, quantity: 3 }]));
    expect(await screen.findByText('Product added successfully!')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/policies');
  });
});
