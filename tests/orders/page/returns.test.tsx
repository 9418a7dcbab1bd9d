import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createGate } from '../../cart/page/render-page.tsx';
import { createOrdersGateway, item, money, ORDER, REFUND, returnable, returned, type Item } from './render-page.tsx';

const show = async (order: Item) => {
  const gateway = createOrdersGateway(order);
  const shown = gateway.open(ORDER);
  await screen.findByRole('heading', { level: 1, name: 'Order #12ab34cd' });
  return { ...gateway, ...shown };
};
const showReturn = async (state: string, changes: Record<string, unknown> = {}) => {
  const shown = await show(returnable({ returns: [returned(state, changes)], returnableQuantity: 1 }));
  return { ...shown, section: screen.getByRole('article', { name: /^(Return|Exchange) of 1 piece$/ }) };
};
const stepsOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((step) => [step.textContent, step.dataset['done'] !== undefined]);
const APPROVED = { approvedAt: '2026-11-22T06:00:00.000Z' };
const PICKED_UP = { ...APPROVED, pickedUpAt: '2026-11-24T06:00:00.000Z' };
const RECEIVED = { ...PICKED_UP, receivedAt: '2026-11-26T06:00:00.000Z' };

describe('a delivered order', () => {
  it('shows the last day for a return, and leads to its form', async () => {
    await show(returnable());
    expect(screen.getByText('Return by').textContent).toBe('Return by Sat, 5 Dec');
    const link = screen.getByRole('link', { name: /^Return or exchange/ });
    expect(link.getAttribute('href')).toBe(`${ORDER}/return`);
  });

  it.each([
    ['no piece is left', returnable({ returnableQuantity: 0 })],
    ['the shop has no returns', item('DELIVERED')],
    ['it is not delivered', item('DISPATCHED')],
  ])('offers no return if %s', async (_, order) => {
    await show(order);
    expect(screen.queryByText('Return by')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Return or exchange/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Return of/ })).toBeNull();
  });

  it('shows in the list the last day, and the state of the newest return that was not withdrawn', async () => {
    const returns = [returned('APPROVED'), returned('WITHDRAWN', { returnId: 'rt-2' })];
    createOrdersGateway(returnable({ returns })).open('/myorders');
    const card = (await screen.findByRole('heading', { level: 2, name: /^Leheriya saree/ })).closest('li');
    expect(card?.textContent).toContain('Return by Sat, 5 Dec');
    expect(card?.textContent).toContain('Return approved');
    expect(card?.textContent).not.toContain('Return withdrawn');
  });

  it('states that it replaces exchanged pieces', async () => {
    await show(item('PLACED', { isReplacement: true }));
    expect(screen.getByText(/^This item replaces what you exchanged/)).toBeTruthy();
  });
});

describe('a return', () => {
  it('shows each step with its date, and when the courier comes', async () => {
    const { section } = await showReturn('APPROVED', { ...APPROVED, comment: 'Too tight' });
    expect(stepsOf(section)).toEqual([
      ['Requested21 Nov', true],
      ['Approved22 Nov', true],
      ['Picked up', false],
      ['Received', false],
      ['Refunded', false],
    ]);
    for (const words of ['Our courier comes on Tue, 24 Nov', 'Size too small', 'Too tight', '12, Ghoomar Road'])
      expect(section.textContent).toContain(words);
    expect(within(section).getByRole('progressbar').getAttribute('value')).toBe('40');
  });

  it('shows the shopper’s photos small, each with a link to the large one', async () => {
    const url = '/pictures/uploads/up-1?until=1&key=k';
    const { section } = await showReturn('REQUESTED', { pictures: [url] });
    const photo = within(section).getByAltText('Photo 1');
    expect(photo.getAttribute('src')).toBe(`${url}&w=240`);
    expect(photo.closest('a')?.getAttribute('href')).toBe(url);
  });

  it('shows why it was declined, and no step after that', async () => {
    const declined = { declineReason: 'It was worn.', declinedAt: '2026-11-23T06:00:00.000Z' };
    const { section } = await showReturn('DECLINED', { ...APPROVED, ...declined });
    expect(stepsOf(section).map(([text]) => text)).toEqual(['Requested21 Nov', 'Approved22 Nov', 'Declined23 Nov']);
    expect(section.textContent).toContain('We couldn’t accept your return: It was worn.');
    expect(within(section).queryByRole('button')).toBeNull();
  });

  it('shows the dates of its refund before and after it is sent', async () => {
    const started = { ...REFUND, amount: money(1_425), initiatedAt: '2026-11-26T06:00:00.000Z' };
    const { section } = await showReturn('RECEIVED', { ...RECEIVED, refund: started });
    for (const words of [
      'Refund₹1,425.00',
      'Initiated26 Nov 2026, 11:30 am',
      'Sent by usNot yet',
      'Refund toOriginal payment method',
      'Credited by your bankWithin 5-7 business days after we send it',
    ])
      expect(section.textContent).toContain(words);
    cleanup();
    const sent = { status: 'PROCESSED', processedAt: '2026-11-27T06:00:00.000Z', expectedBy: '2026-12-08' };
    const cash = { account: 'UPI as••••@okaxis', reference: 'UTR123' };
    const refund = { ...started, ...sent, ...cash };
    const after = await showReturn('REFUNDED', { ...RECEIVED, refund, payoutAccount: cash.account });
    for (const words of [
      'Sent by us27 Nov 2026, 11:30 am',
      'Credited by your bankBy Tue, 8 Dec',
      'Refund toUPI as••••@okaxis',
      'Reference numberUTR123',
    ])
      expect(after.section.textContent).toContain(words);
    expect(stepsOf(after.section).at(-1)).toEqual(['Refunded27 Nov', true]);
  });

  it('states that a refund is delayed, or that nothing is left to refund', async () => {
    const { section } = await showReturn('RECEIVED', { ...RECEIVED, refund: { ...REFUND, status: 'FAILED' } });
    expect(section.textContent).toContain('Your refund is delayed.');
    cleanup();
    const nothing = { ...REFUND, amount: money(0), status: 'PROCESSED' };
    const after = await showReturn('REFUNDED', { ...RECEIVED, refund: nothing });
    expect(after.section.textContent).toContain('there is nothing more to refund');
  });

  it('leads to the item that replaces the pieces', async () => {
    const { section } = await showReturn('EXCHANGED', {
      ...RECEIVED,
      kind: 'EXCHANGE',
      exchangeVariant: { sku: 'RBSR-2301-MA', color: 'Madder', size: null },
      replacement: { id: 'OrderItem:oi-2', orderItemId: 'oi-2', shortId: 'oi2' },
    });
    expect(within(section).getByRole('link', { name: 'Order #oi2' }).getAttribute('href')).toBe('/myorders/oi-2');
    expect(section.textContent).toContain('In exchangeMadder');
    expect(stepsOf(section).at(-1)).toEqual(['Exchanged26 Nov', true]);
  });

  it('is withdrawn once, after a confirmation, and then has no button', async () => {
    const { state, section } = await showReturn('REQUESTED');
    await userEvent.click(within(section).getByRole('button', { name: 'Withdraw return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this return?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(state.inputs).toEqual([]);
    await userEvent.click(within(section).getByRole('button', { name: 'Withdraw return' }));
    const again = within(await screen.findByRole('dialog'));
    const { until, open } = createGate();
    state.until = until;
    await userEvent.dblClick(again.getByRole('button', { name: 'Withdraw return' }));
    open();
    expect(await screen.findByText('Return withdrawn.')).toBeTruthy();
    expect(state.inputs).toEqual([{ returnId: 'rt-1', orderItemId: 'oi-0000000012ab34cd' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stepsOf(section).map(([text]) => text)).toEqual(['Requested21 Nov', 'Withdrawn21 Nov']);
    expect(within(section).queryByRole('button')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Order #12ab34cd');
  });

  it('shows why it can no longer be withdrawn', async () => {
    const { state, section } = await showReturn('REQUESTED');
    state.refuse = 'This return has been picked up.';
    await userEvent.click(within(section).getByRole('button', { name: 'Withdraw return' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw return' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('This return has been picked up.'));
  });
});

it('a cancelled order shows the dates of its refund', async () => {
  const refund = { ...REFUND, initiatedAt: '2026-11-20T09:35:00.000Z' };
  await show(item('CANCELLED', { refund }));
  const banner = screen.getByRole('heading', { name: 'Refund initiated' }).closest('section');
  expect(banner?.textContent).toContain('Initiated20 Nov 2026, 3:05 pm');
  expect(banner?.textContent).toContain('Sent by usNot yet');
});
