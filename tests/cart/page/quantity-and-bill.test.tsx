import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Bill } from '../../../web/cart/Bill.tsx';
import { CartItemQuantity } from '../../../web/cart/CartItemQuantity.tsx';
import { checkoutPath } from '../../../web/paths.ts';
import { ShopContext } from '../../../web/shop/useShop.ts';
import { shopFacts } from '../../shop-facts.ts';

/** The refusals of a typed number, as the line shows them. */
const refusals = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** Shows the quantity of a line with this stock. Returns the field, its buttons and the requested changes. */
function showQuantity(quantity: number, stock: number | null) {
  const wanted: number[] = [];
  render(
    <ShopContext value={shopFacts()}>
      <CartItemQuantity name="Saree" quantity={quantity} stock={stock} onChange={(to) => wanted.push(to)} />
    </ShopContext>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Quantity of Saree');
  const [less, more] = screen.getAllByRole<HTMLButtonElement>('button');
  const type = async (typed: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
  };
  return { wanted, field, less, more, type };
}

describe('the quantity of a line', () => {
  it.each([
    [1, 9, [true, false]],
    [2, 9, [false, false]],
    [9, 9, [false, true]],
    [10, 20, [false, true]],
    [9, null, [false, false]],
    [10, null, [false, true]],
    [5, 2, [false, true]],
    [1, 0, [true, true]],
    [3, 0, [true, true]],
  ])('[CART-11] of %i with %s in stock can be less or more: %j', (quantity, stock, isDisabled) => {
    const { less, more } = showQuantity(quantity, stock);
    expect([less?.disabled, more?.disabled]).toEqual(isDisabled);
  });

  it.each([
    [5, 9, [4, 6]],
    [5, 2, [2]],
    [3, 0, []],
  ])('[CART-11] of %i with %i in stock goes to %j', async (quantity, stock, steps) => {
    const { less, more, wanted } = showQuantity(quantity, stock);
    for (const button of [less, more]) if (button) await userEvent.click(button);
    expect(wanted).toEqual(steps);
  });

  it.each([
    ['3', 9, [3], []],
    [' ३ ', 9, [3], []],
    ['2', 9, [], []],
    ['-3', 9, [], ['Please enter a quantity of 1 or more.']],
    ['x3', 9, [], ['Please enter the quantity as a whole number, such as 2.']],
    ['0', 9, [], ['Please enter a quantity of 1 or more.']],
    ['1', 9, [1], []],
    ['9', 9, [9], []],
    ['10', 9, [], ['Only 9 items left.']],
    ['3', 1, [], ['Only 1 item left.']],
    ['11', 20, [], ['You can buy up to 10 of this item.']],
    ['11', null, [], ['You can buy up to 10 of this item.']],
  ])('[CART-11] typed as %j with %s in stock requests %j and shows %j', async (typed, stock, requested, words) => {
    const { wanted, type, field } = showQuantity(2, stock);
    await type(typed);
    expect(wanted).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect([wanted, refusals(), field.value]).toEqual([requested, words, '2']));
  });

  it.each([
    [9, 9, 'Only 9 items left.'],
    [1, 1, 'Only 1 item left.'],
    [10, 20, 'You can buy up to 10 of this item.'],
    [10, null, 'You can buy up to 10 of this item.'],
    [9, null, null],
    [5, 9, null],
    [5, 2, null],
  ])('[CART-11] of %i with %s in stock shows at the line why there can’t be more: %s', (quantity, stock, words) => {
    const { field } = showQuantity(quantity, stock);
    const id = field.getAttribute('aria-describedby');
    expect(id && document.getElementById(id)?.textContent).toBe(words);
    expect(refusals()).toEqual([]);
  });

  it('[CART-11] removes the reason of a refusal when another number is requested', async () => {
    const { type, more } = showQuantity(2, 9);
    await type('99{Enter}');
    expect(refusals()).toEqual(['Only 9 items left.']);
    if (more) await userEvent.click(more);
    expect(refusals()).toEqual([]);
  });

  it('[CART-11] counts at Enter, at no other key, and once', async () => {
    const { wanted, type } = showQuantity(2, 9);
    await type('3');
    await userEvent.keyboard('{Shift}');
    expect(wanted).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(wanted).toEqual([3]);
    await userEvent.tab();
    expect(wanted).toEqual([3]);
  });

  it('[CART-11] sends no request when the shopper only passes by', async () => {
    const { wanted, field } = showQuantity(2, 9);
    await userEvent.click(field);
    await userEvent.tab();
    expect([wanted, refusals()]).toEqual([[], []]);
  });
});

describe('the bill', () => {
  const money = (amount: number) => ({ amount, display: `₹${amount}` });
  const lines = (firstPurchase: number, promo: number) => {
    const totals = {
      subtotal: money(500),
      firstPurchaseDiscount: money(firstPurchase),
      promoDiscount: money(promo),
      total: money(400),
    };
    const { container } = render(<Bill totals={totals} />);
    return [...container.querySelectorAll<HTMLElement>('dl > div')].map(
      ({ textContent, dataset }) => `${dataset['saves'] ? 'saves ' : ''}${textContent}`,
    );
  };

  it('[CART-2] has a line for each discount, of nothing where nothing is taken off', () => {
    expect(lines(1, 2)).toEqual([
      'Subtotal₹500',
      'saves First purchase discount−₹1',
      'saves Discount−₹2',
      'saves DeliveryFree Delivery',
      'Total₹400',
    ]);
    cleanup();
    expect(lines(0, 0)).toEqual([
      'Subtotal₹500',
      'First purchase discount₹0',
      'Discount₹0',
      'saves DeliveryFree Delivery',
      'Total₹400',
    ]);
  });
});

describe('the way to the checkout', () => {
  it('[CART-9] carries a promo code and its discount', () => {
    expect([checkoutPath(), checkoutPath(null, 5), checkoutPath('', 5)]).toEqual(Array(3).fill('/checkout'));
    expect(checkoutPath('RANG10', 300)).toBe('/checkout?promocode=RANG10&discount=300');
    expect(checkoutPath('RANG10')).toBe('/checkout?promocode=RANG10&discount=0');
  });
});
