import { describe, expect, it } from 'vitest';
import { FILE_SETTINGS } from '../../../schema/settings.ts';
import { createOrderMails } from '../../../api/orders/mails.ts';
import { ADDRESS } from '../place-orders.ts';

const mails = createOrderMails({ shopUrl: 'https://shop.example', settings: FILE_SETTINGS });
const item = {
  id: 'oi-aaaaaaaabcdefghi',
  name: 'Bandhani <i>saree</i>',
  color: 'Madder Red',
  size: null,
  services: [],
  unit_price: 12_499_900,
  quantity: 2,
  discount: 1_250_000,
  cash: null,
};
const total = 23_749_800;

const OWN_CANCELLATION = { by: 'shopper', reason: 'changed_my_mind', amount: 23_749_800 } as const;

describe('mails of orders', () => {
  it('[THANKS-1] a new order is reported with its items, its total and its address', () => {
    const mail = mails.received('asha@example.com', {
      items: [item, { ...item, quantity: 1 }],
      first_purchase_discount: 2_000_000,
      promo_discount: 500_000,
      total,
      pays_cash: false,
      shipping: ADDRESS,
    });
    expect(mail).toMatchObject({ to: 'asha@example.com', subject: 'We have received your order' });
    const withFall = mails.delivered('asha@example.com', {
      ...item,
      services: [{ name: 'Fall and pico', price: 15_000 }],
    });
    expect(withFall.text).toContain('(with Fall and pico (₹150.00 each), order bcdefghi)');
    const inSize = mails.delivered('asha@example.com', { ...item, size: 'M' });
    expect(inSize.text).toContain('2 × Bandhani <i>saree</i>, Madder Red, M');
    for (const words of [
      '2 × Bandhani <i>saree</i>, Madder Red: ₹2,49,998.00 (order bcdefghi)',
      '1 × Bandhani <i>saree</i>, Madder Red: ₹1,24,999.00',
      'First purchase discount: −₹20,000.00',
      '\nDiscount: −₹5,000.00',
      'Paid: ₹2,37,498.00',
      'Delivering to Asha Verma, 12 Johari Bazaar, Jaipur, 302003.',
      'https://shop.example/myorders?status=All',
    ])
      expect(mail.text).toContain(words);
    expect(mail.html).toContain('Bandhani &lt;i&gt;saree&lt;/i&gt;');
    expect(mail.html).not.toContain('<i>');
    expect(mail.html).toMatch(/<b>Paid<\/b><\/td>\s*<td align="right"[^>]*><b>₹2,37,498\.00<\/b>/);
  });

  it('[THANKS-1] an order shows its latest arrival day, and no day when one item has none', () => {
    const arrivalOf = (days: (string | null | undefined)[]) => {
      const items = days.map((day) => ({ ...item, promised_until: day }));
      const order = {
        items,
        first_purchase_discount: 0,
        promo_discount: 0,
        total,
        pays_cash: false,
        shipping: ADDRESS,
      };
      return /Delivery by [^.]*\./.exec(mails.received('asha@example.com', order).text)?.[0];
    };
    expect(arrivalOf(['2026-11-27'])).toBe('Delivery by Fri, 27 Nov.');
    expect(arrivalOf(['2026-11-27', '2026-12-02', '2026-11-28'])).toBe('Delivery by Wed, 2 Dec.');
    for (const without of [null, undefined])
      expect([arrivalOf([without]), arrivalOf(['2026-11-27', without])]).toEqual([undefined, undefined]);
  });

  it('[ORDER-7] a parcel that can be followed has one button, which does that', () => {
    const tracking = { trackingId: 'RB1IN', trackingSite: 'https://carrier.example/RB1IN' };
    const { html, text } = mails.dispatched('asha@example.com', item, tracking);
    expect(html.match(/<td bgcolor="[^"]+" style="border-radius[^]*?<\/td>/g)).toEqual([
      expect.stringContaining('href="https://carrier.example/RB1IN"'),
    ]);
    expect(text).toContain('View your order:\nhttps://shop.example/myorders/oi-aaaaaaaabcdefghi');
  });

  it('[THANKS-1] a word that is wider than a phone is broken, and an amount never is', () => {
    const { html } = mails.delivered('asha@example.com', { ...item, name: 'Bandhani'.repeat(20) });
    expect(html).toMatch(/<td style="[^"]*overflow-wrap:anywhere">/);
    expect(html).toMatch(/white-space:nowrap">₹2,49,998\.00</);
  });

  it('[ORDER-7] a parcel without a number or a page is also reported', () => {
    const mail = mails.dispatched('asha@example.com', item, { trackingId: undefined, trackingSite: undefined });
    expect(mail.text).toContain('handed to the courier');
    expect(mail.text).not.toMatch(/Tracking|Follow|undefined/);
  });

  it('[ORDER-8] an order in cash is shown as due, not as paid, and nothing is refunded', () => {
    const due = { ...item, cash: 'due' as const };
    const order = {
      items: [due],
      first_purchase_discount: 0,
      promo_discount: 0,
      total,
      pays_cash: true,
      shipping: ADDRESS,
    };
    const received = mails.received('a@example.com', order).text;
    expect(received).toContain('Pay on delivery: ₹2,37,498.00');
    expect(received).not.toMatch(/\bpaid\b/i);
    const parcel = { trackingId: undefined, trackingSite: undefined };
    expect(mails.dispatched('a@example.com', due, parcel).text).toContain('Please keep ₹2,37,498.00 ready');
    expect(mails.dispatched('a@example.com', item, parcel).text).not.toContain('ready');
    const cancelled = mails.cancelled('a@example.com', { ...item, cash: 'cancelled' }, OWN_CANCELLATION).text;
    expect(cancelled).toContain('You were not charged for it.');
    expect(cancelled).not.toContain('will be refunded');
    expect(mails.refusedAtDoor('a@example.com', item).text).toContain('not accepted at delivery');
  });

  it('[ORDER-8] a cancellation reports the refund, and no money if nothing was paid', () => {
    expect(mails.cancelled('a@example.com', item, OWN_CANCELLATION).text).toContain('₹2,37,498.00 will be refunded');
    expect(mails.cancelled('a@example.com', item, OWN_CANCELLATION).text).toContain('Discount: −₹12,500.00');
    expect(mails.cancelled('a@example.com', item, OWN_CANCELLATION).text).toContain('You have cancelled:');
    expect(mails.cancelled('a@example.com', item, OWN_CANCELLATION).text).not.toMatch(/seller|sorry/);
    const theirs = mails.cancelled('a@example.com', item, { by: 'seller', reason: 'The dye ran.', amount: total }).text;
    expect(theirs).toContain('We are sorry, we couldn’t ship this item:');
    expect(theirs).toContain('Reason given by the seller: The dye ran.');
    expect(theirs).not.toContain('You have cancelled');
    const whole = mails.cancelled('a@example.com', { ...item, discount: 0 }, OWN_CANCELLATION);
    expect(whole.text).not.toContain('Discount');
    const free = { ...item, discount: item.unit_price * item.quantity };
    expect(mails.cancelled('a@example.com', free, { ...OWN_CANCELLATION, amount: 0 }).text).not.toContain(
      'will be refunded',
    );
  });

  it.each([
    ['late', 'it reached us too late', 'they may be in your cart', 'Go to your cart:\nhttps://shop.example/cart'],
    [
      'duplicate',
      'the order had already been paid for',
      'Your order is placed, and only this extra payment is refunded.',
      'View your orders:\nhttps://shop.example/myorders?status=All',
    ],
    ['currency', 'it is not in Indian rupees', 'they may be in your cart', 'Go to your cart:'],
    ['amount', 'it does not match the order total', 'they may be in your cart', 'Go to your cart:'],
  ] as const)(
    '[CHECK-8] a payment that placed nothing is reported as refunded completely, with the reason (%s)',
    (reason, ...words) => {
      const mail = mails.returned('asha@example.com', '₹1,499.00', reason);
      expect(mail.subject).toBe('Your payment is being refunded');
      expect(mail.text).toContain('₹1,499.00 will be refunded to your original payment method in 5-7 business days.');
      for (const output of words) expect(mail.text).toContain(output);
      expect(mail.text.match(/too late|already|not match|not in Indian/g)).toHaveLength(1);
    },
  );
});
