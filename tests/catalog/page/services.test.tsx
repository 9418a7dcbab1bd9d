import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rupees } from '../../../schema/money.ts';
import { visitorCart } from '../../../web/shopper/visitor-items.ts';
import { session } from '../../../web/session/session.ts';
import { tokenOf } from '../../account/page/render-page.tsx';
import { createCartGateway, PRODUCTS } from '../../cart/page/render-page.tsx';
import { product, renderShop } from './render-page.tsx';

const money = (rupees: number) => ({ amount: rupees * 100, currency: 'INR', display: `₹${rupees}.00` });
const services = [{ code: 'fall-pico', name: 'Fall and pico', description: 'Sewn on.', price: money(150) }];
const PAGE = `/Saree/x/rb-1?variant=${PRODUCTS[0]?.sku}`;

describe('a service on a piece for a price', () => {
  it('is a checkbox with its price, and goes into the cart with the piece', async () => {
    const gateway = createCartGateway();
    const productOf: unknown = gateway.root['product'];
    const sent: unknown[] = [];
    const add: unknown = gateway.root['addToCart'];
    if (typeof productOf !== 'function' || typeof add !== 'function') throw new Error('The gateway has other parts.');
    Object.assign(gateway.root, {
      product: (requested: object) => Object.assign(productOf(requested), { services }),
      addToCart: (requested: { input: { services?: string[] } }, ...rest: unknown[]) => {
        sent.push(requested.input.services);
        return add(requested, ...rest);
      },
    });
    gateway.open(PAGE);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Fall and pico + ₹150.00' }));
    const [button] = await screen.findAllByRole('button', { name: 'Add Cart' });
    if (button) await userEvent.click(button);
    await waitFor(() => expect(sent).toEqual([['fall-pico']]));
  });

  it('shows the price of a piece with it, beside the buttons and in the phone’s bar', async () => {
    renderShop('/Saree/x/rb-1?variant=RBSR-2301-IN', { root: { product: product({ services }) } });
    const box = await screen.findByRole('checkbox', { name: 'Fall and pico + ₹150.00' });
    expect(screen.queryByText(/with services/)).toBeNull();
    await userEvent.click(box);
    const sum = screen.getByText('₹1,23,606.00 with services', { selector: 'output' });
    const button = screen.getByRole('button', { name: 'Add Cart' });
    expect(button.parentElement?.textContent).toContain('₹1,23,606.00incl. services');
    await userEvent.click(box);
    expect(sum.textContent).toBe('');
    expect(button.parentElement?.textContent).not.toContain('services');
  });

  it('waits in a visitor’s cart with its price, and is added at login', async () => {
    const [sku = '', price = 0] = [PRODUCTS[0]?.sku, PRODUCTS[0]?.price];
    visitorCart.add(sku, 1, 10, ['fall-pico']);
    const gateway = createCartGateway();
    const [variantsOf, add]: unknown[] = [gateway.root['variants'], gateway.root['addToCart']];
    if (typeof variantsOf !== 'function' || typeof add !== 'function') throw new Error('The gateway has other parts.');
    const sent: unknown[] = [];
    Object.assign(gateway.root, {
      variants: (requested: object) =>
        variantsOf(requested).map((variant: { product: object }) =>
          Object.assign(variant, { product: Object.assign(variant.product, { services }) }),
        ),
      addToCart: (requested: { input: { services?: string[] } }, ...rest: unknown[]) => {
        sent.push(requested.input.services);
        return add(requested, ...rest);
      },
    });
    gateway.openAsVisitor('/cart');
    expect(await screen.findByText('Fall and pico + ₹150.00')).toBeTruthy();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary.textContent).toContain(rupees(price + 15_000));
    await act(async () => session.begin(tokenOf('s-1')));
    await waitFor(() => expect(sent).toEqual([['fall-pico']]));
  });

  it('is absent where the shop offers nothing', async () => {
    renderShop('/Saree/x/rb-1', { root: { product: product() } });
    await screen.findByRole('list', { name: 'Colours' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
