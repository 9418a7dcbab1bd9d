import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { OrderSummary } from '../../../web/checkout/OrderSummary.tsx';
import { OrderReceived } from '../../../web/checkout/payment-success/OrderReceived.tsx';
import { Checking, Refunded } from '../../../web/checkout/payment/PaymentOutcome.tsx';
import { ShopContext } from '../../../web/shop/useShop.ts';
import { PaymentFailureNotice } from '../../../web/checkout/payment/PaymentFailureNotice.tsx';
import { shopFacts } from '../../shop-facts.ts';

const SHIPPED = { deliveryWindow: null, shippingAddress: { name: 'Lata Menon' } };

type Summary = ComponentProps<typeof OrderSummary>;

describe('why a payment failed', () => {
  type Failure = ComponentProps<typeof PaymentFailureNotice>['failure'];
  const refused = (code: string, words: string): Failure => ({ reason: 'refused', code, words });
  const NOW = 'The total is now ₹5. Press Pay now to continue.';

  it.each<[Failure, title: string, words: RegExp | string]>([
    [
      { reason: 'noAnswer' },
      'Failed to process payment.',
      /^We couldn’t reach the shop\. Nothing was charged\. Press Pay now to try again/,
    ],
    [
      { reason: 'noAnswer', words: 'The bank is closed' },
      'Failed to process payment.',
      /^The bank is closed\. Nothing was charged\. Press Pay now to try again/,
    ],
    [{ reason: 'offline' }, 'Failed to process payment.', /^You are offline\. Nothing was charged\./],
    [{ reason: 'unpaid' }, 'Failed to process payment.', /^Nothing was charged, and your cart is unchanged\./],
    [{ reason: 'noWidget' }, 'Failed to process payment.', /^The payment window could not be opened\./],
    [{ reason: 'otherTab' }, 'You are paying in another tab.', /^Please continue there\./],
    [refused('PRICE_CHANGED', 'It is ₹5.'), 'The total has changed.', `Nothing was charged. ${NOW}`],
    [
      refused('OUT_OF_STOCK', 'It is sold.'),
      'An item in your cart just sold out.',
      `It is sold. Nothing was charged. ${NOW}`,
    ],
    [
      refused('PAYMENT_FAILED', 'The bank is closed'),
      'Failed to process payment.',
      'The bank is closed. Nothing was charged.',
    ],
    [
      refused('LIMIT', 'Too much. Nothing was charged.'),
      'Failed to process payment.',
      'Too much. Nothing was charged.',
    ],
  ])('[CHECK-7] is shown with the next step: %j', (failure, title, words) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(<PaymentFailureNotice failure={failure} total="₹5" />);
    const [first, second] = [...screen.getByRole('alert').children].map(({ textContent }) => textContent);
    expect(first).toBe(title);
    if (typeof words === 'string') expect(second).toBe(words);
    else expect(second).toMatch(words);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  });
});

describe('the order beside the form', () => {
  const money = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'INR', display: `₹${amount}` });
  const item = (sku: string, quantity: number, srcSet: string | null = null) => ({
    id: sku,
    quantity,
    available: true,
    availableQuantity: 9,
    services: [],
    unitPrice: money(1),
    lineTotal: money(quantity),
    variant: {
      sku,
      color: 'Indigo',
      stock: 9,
      image: { url: `/pictures/${sku}`, srcSet, alt: '' },
      product: { id: sku, name: `Saree ${sku}`, path: '/', category: { name: 'Saree' } },
    },
  });
  const totals = {
    subtotal: money(9),
    firstPurchaseDiscount: money(0),
    promoDiscount: money(0),
    delivery: money(0),
    total: money(9),
    promoCode: null,
    promoError: null,
    promoTerms: null,
  };
  const show = (items: object[], more: Partial<Summary> = {}) => {
    const cart = { items, totals } as unknown as Summary['cart'];
    const common = {
      form: 'f',
      cart,
      promoError: null,
      isBusy: false,
      failure: undefined,
      action: 'Pay now',
      heldUntil: undefined,
      most: 10,
    };
    return render(<OrderSummary {...common} {...more} />, { wrapper: MemoryRouter });
  };
  const pay = () => screen.getByRole('button', { name: 'Pay now' });

  it('[CHECK-4] counts the pieces, and shows each picture in the sizes that there are', () => {
    const { container } = show([item('A', 2), item('B', 1, '/b 60w')]);
    expect(screen.getByRole('heading').textContent).toBe('Your order 3 items');
    expect(screen.getAllByRole('listitem').map((line) => line.querySelector('span')?.textContent)).toEqual(['2', '1']);
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => ['src', 'srcset', 'sizes'].map((name) => picture.getAttribute(name)))).toEqual([
      ['/pictures/A', null, null],
      ['/pictures/B', '/b 60w', '60px'],
    ]);
  });

  it('speaks of a card only as one of the ways to pay: cash at the door needs none', () => {
    const { container } = show([item('A', 1)]);
    expect(container.textContent).toContain('If you pay by card, its details go only to the payment provider.');
    expect(container.textContent).not.toContain('Your card');
  });

  it('[CHECK-7] shows at a line why it can’t be ordered, with the link to it in the cart', () => {
    show([item('A', 11), item('B', 10)]);
    const [over, within] = screen.getAllByRole('listitem');
    expect(over?.textContent).toContain('You can buy up to 10 of this item. Change quantity');
    expect(screen.getByRole('link', { name: 'Change quantity: Saree A' }).getAttribute('href')).toBe('/cart#A');
    expect(within?.textContent).not.toContain('at most');
  });

  it('[CHECK-4] can be scrolled by the keyboard where it is long', () => {
    show(['A', 'B', 'C'].map((sku) => item(sku, 1)));
    expect(screen.getByRole('list').hasAttribute('tabindex')).toBe(false);
    cleanup();
    show(['A', 'B', 'C', 'D'].map((sku) => item(sku, 1)));
    expect(screen.getByRole('list', { name: 'Items in your order' }).tabIndex).toBe(0);
  });

  it('[CHECK-3] shows that it is busy, and why not, only in that case', () => {
    show([item('A', 1)]);
    expect([pay().getAttribute('aria-busy'), pay().getAttribute('aria-disabled')]).toEqual(['false', 'false']);
    expect([screen.queryByRole('alert'), screen.queryByText(/^Promo code/)]).toEqual([null, null]);
    cleanup();
    show([item('A', 1)], {
      isBusy: true,
      failure: { reason: 'unpaid' },
      promoError: { code: 'NIX', words: 'It is unknown.' },
    });
    expect([pay().getAttribute('aria-busy'), pay().getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    expect(screen.getByRole('alert').textContent).toContain('Failed to process payment.');
    expect(screen.getByText(/^Promo code/).textContent).toBe(
      'Promo code NIX: It is unknown. Total shown without the promo code.',
    );
  });

  it('[CHECK-5] sets the words of a host that ends no sentence apart from its own', () => {
    show([item('A', 1)], { promoError: { code: 'NIX', words: 'Failed to apply promo code' } });
    expect(screen.getByText(/^Promo code/).textContent).toBe(
      'Promo code NIX: Failed to apply promo code. Total shown without the promo code.',
    );
  });
});

const RECEIVED = {
  id: 'item-1',
  productId: 'rb-1',
  quantity: 2,
  name: 'Saree A',
  color: 'Indigo',
  size: null,
  services: [],
  deliveryWindow: null,
  total: { display: '₹2' },
  image: { url: '/pictures/A', srcSet: null },
  shippingAddress: { name: 'Asha' },
};

describe('the order that is thanked for', () => {
  it('names the day by which all of it comes, and none when a piece has no such day', () => {
    const arriving = (latest: string) => ({ ...RECEIVED, id: latest, deliveryWindow: { latest } });
    const [soon, late] = [arriving('2026-11-27'), arriving('2026-12-01')];
    const show = (orderItems: Parameters<typeof OrderReceived>[0]['orderItems']) =>
      render(<OrderReceived name="Asha" orderItems={orderItems} amount="₹2" />, { wrapper: MemoryRouter });
    show([late, soon]);
    expect(screen.getByText('Tue, 1 Dec').parentElement?.textContent).toBe('Delivery by Tue, 1 Dec');
    cleanup();
    show([soon, RECEIVED]);
    expect(screen.queryByText(/Delivery by/)).toBeNull();
  });

  it.each([
    ['Indigo', null, 'Indigo · Quantity 2'],
    ['Coral', 'M', 'Coral · M · Quantity 2'],
    [null, null, 'Quantity 2'],
  ])('[THANKS-1] names the colour and the size where there are such: %s %s', (color, size, words) => {
    const image = { url: '/pictures/A', srcSet: null };
    const item = { ...RECEIVED, color, size, image };
    render(<OrderReceived name="Asha" orderItems={[item]} amount="₹2" />, { wrapper: MemoryRouter });
    expect(screen.getByText('Saree A').nextElementSibling?.textContent).toBe(words);
  });
});

describe('the thanks', () => {
  const image = { url: '/pictures/A', srcSet: null };
  const rest = { color: null, size: null, services: [], total: { display: '₹2' }, image, ...SHIPPED };
  const item = { id: 'item-1', productId: 'rb-1', quantity: 1, name: 'Saree A', ...rest };

  it.each([
    ['Asha Verma', 'Thank you, Asha Verma!'],
    [null, 'Thank you, Lata Menon!'],
  ])('[THANKS-1] greet by the shopper’s profile name, else by the order’s: %s', (name, words) => {
    render(<OrderReceived name={name} orderItems={[item]} amount="₹2" />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
  });

  it('[THANKS-1] never greet by a guess', () => {
    render(<OrderReceived name={null} orderItems={[]} amount="₹2" />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you!');
  });
});

describe('the outcome of a payment', () => {
  it('[CHECK-8] takes the focus, and turns a wheel only while it is looked for', () => {
    const { container } = render(<Checking />, { wrapper: MemoryRouter });
    const outcome = screen.getByRole('region', { name: 'We are checking your payment' });
    expect([document.activeElement === outcome, outcome.tabIndex]).toEqual([true, -1]);
    expect(screen.getByText(/we will email you /)).toBeTruthy();
    const hidden = container.querySelectorAll('[aria-hidden]').length;
    cleanup();
    const { container: other } = render(<Refunded />, { wrapper: MemoryRouter });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your payment is being refunded' }));
    expect(other.querySelectorAll('[aria-hidden]')).toHaveLength(hidden - 1);
    cleanup();
    const soon = new Date(Date.now() + 600_000).toISOString();
    const checking = <Checking email="asha@example.com" heldUntil={soon} />;
    render(<ShopContext value={shopFacts()}>{checking}</ShopContext>, { wrapper: MemoryRouter });
    expect(screen.getByText(/we will email asha@example\.com /)).toBeTruthy();
  });
});
