import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CANCEL_REASONS } from '../../../schema/reasons.ts';
import { SHOP } from '../../../schema/shop.ts';
import { createGate } from '../../cart/page/render-page.tsx';
import { item, createOrdersGateway, openModal, ORDER, type Item } from './render-page.tsx';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Order #12ab34cd' });
const show = async (order: Item) => {
  const gateway = createOrdersGateway(order);
  const shown = gateway.open(ORDER);
  await heading();
  return { ...gateway, ...shown };
};
const requested = (names: string[], name: string) => names.filter((each) => each === name).length;
const dots = () => screen.getByRole('button', { name: 'More options' });
const submit = (name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name, hidden: true });

describe('tracking', () => {
  it('[ORDER-7] shows the carrier’s number and its page, in a new tab that can’t reach this one', async () => {
    await show(item('DISPATCHED'));
    const modal = await openModal('Track Order');
    expect(modal.textContent).toContain('RB12345IN');
    const link = within(modal).getByRole('link');
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://carrier.example/RB12345IN',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('[ORDER-7] shows a number without a page, and shows when there is nothing to track', async () => {
    await show(item('DISPATCHED', { tracking: { id: 'RB12345IN', url: null } }));
    const modal = await openModal('Track Order');
    expect(within(modal).queryByRole('link')).toBeNull();
    cleanup();
    await show(item('PLACED'));
    expect((await openModal('Track Order')).textContent).toContain('Tracking Not Available');
  });
});

describe('cancelling', () => {
  it('[ORDER-8] takes one of six reasons, then its button opens', async () => {
    await show(item('PLACED'));
    const modal = within(await openModal('Cancel Order'));
    const reason = modal.getByLabelText<HTMLSelectElement>('Reason');
    expect([...reason.options].map(({ text }) => text).slice(1)).toEqual(Object.values(CANCEL_REASONS));
    expect(submit('Cancel Order').disabled).toBe(true);
    await userEvent.selectOptions(reason, 'Duplicate order');
    expect(submit('Cancel Order').disabled).toBe(false);
    await userEvent.selectOptions(reason, 'Choose a reason');
    expect(submit('Cancel Order').disabled).toBe(true);
  });

  it('[ORDER-8] cancels once at a double click, confirms it for two seconds, and reads the order again', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const { state, asked: names } = await show(item('CONFIRMED'));
    const modal = within(await openModal('Cancel Order'));
    await userEvent.selectOptions(modal.getByLabelText('Reason'), 'Changed my mind');
    await userEvent.type(modal.getByLabelText('Additional comments (optional)'), ' Bought elsewhere ');
    const { until, open } = createGate();
    state.until = until;
    await userEvent.dblClick(submit('Cancel Order'));
    open();
    expect(await screen.findByText('Order canceled successfully!')).toBeTruthy();
    expect(state.inputs).toEqual([
      { orderItemId: 'OrderItem:oi-0000000012ab34cd', reason: 'CHANGED_MY_MIND', comment: 'Bought elsewhere' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('heading', { name: 'Order Cancelled' });
    await waitFor(() => expect(requested(names, 'orderItem')).toBe(2));
    await waitFor(() => expect(document.activeElement).toBe(dots()));
    await waitFor(() =>
      expect(timer.mock.calls.some(([, delay]) => delay !== undefined && delay > 1_500 && delay <= 2_000)).toBe(true),
    );
  });

  it('[ORDER-8] preserves the modal, the input and the server’s message after a refusal', async () => {
    const { state } = await show(item('PLACED'));
    const modal = within(await openModal('Cancel Order'));
    await userEvent.selectOptions(modal.getByLabelText('Reason'), 'Other reason');
    await userEvent.type(modal.getByLabelText(/^Additional/), 'Please');
    state.refuse = 'It is on its way already.';
    await userEvent.click(submit('Cancel Order'));
    await waitFor(() => expect(modal.getByRole('alert').textContent).toBe('It is on its way already.'));
    expect(modal.getByLabelText<HTMLSelectElement>('Reason').value).toBe('OTHER_REASON');
    expect(modal.getByLabelText<HTMLTextAreaElement>(/^Additional/).value).toBe('Please');
    delete state.refuse;
    await userEvent.click(submit('Cancel Order'));
    expect(await screen.findByText('Order canceled successfully!')).toBeTruthy();
    expect(state.inputs).toHaveLength(2);
  });
});

describe('contact', () => {
  it('[ORDER-9] promises a reply by email, and hours by phone; both require the order’s number', async () => {
    await show(item('PLACED'));
    const modal = within(await openModal('Contact Support'));
    const panel = () => modal.getByRole('tabpanel').textContent;
    expect(panel()).toContain('reply within 24 hours');
    expect(panel()).toContain('Please keep your order number ready: #12ab34cd');
    expect(modal.getByRole('link').getAttribute('href')).toBe(`mailto:${SHOP.email}?subject=Order%20%2312ab34cd`);
    modal.getByRole('tab', { name: 'Email' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(modal.getByRole('tab', { name: 'Phone', selected: true }));
    expect(panel()).toContain('Monday to Friday 9:00 AM - 6:00 PM');
    expect(panel()).toContain('Please keep your order number ready: #12ab34cd');
    expect(modal.getByRole('link').getAttribute('href')).toBe(SHOP.phone.link);
    await userEvent.keyboard('{Home}');
    expect(modal.getByRole('tab', { name: 'Email', selected: true })).toBeTruthy();
  });
});

describe('a review', () => {
  const write = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Write a Review' }));
    return within(await screen.findByRole('dialog', { name: 'Write a Review' }));
  };

  it('[ORDER-10] takes one to five stars and words, then its button opens', async () => {
    await show(item('DELIVERED'));
    const modal = await write();
    const stars = within(modal.getByRole('group', { name: 'Rating' })).getAllByRole('radio');
    expect(stars.map((star) => star.closest('label')?.textContent)).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    expect(submit('Submit Review').disabled).toBe(true);
    const text = modal.getByLabelText('Your review');
    await userEvent.type(text, 'Fine fall.');
    expect(submit('Submit Review').disabled).toBe(true);
    await userEvent.click(modal.getByLabelText('4 stars'));
    expect(submit('Submit Review').disabled).toBe(false);
    await userEvent.clear(text);
    await userEvent.type(text, '   ');
    expect(submit('Submit Review').disabled).toBe(true);
  });

  it('[ORDER-10] is sent once and confirmed, and the button disappears; the product’s rating is read again', async () => {
    const { state, asked: requested, router } = await show(item('DELIVERED'));
    const readings = () => requested.filter((name) => name === 'productPage').length;
    const showProduct = async () => {
      await router.navigate('/Saree/x/rb-1');
      await screen.findByRole('heading', { level: 1, name: 'Leheriya saree of today' });
    };
    await showProduct();
    await router.navigate(ORDER);
    await showProduct();
    expect(readings()).toBe(1);
    await router.navigate(ORDER);
    await heading();
    const modal = await write();
    await userEvent.click(modal.getByLabelText('5 stars'));
    await userEvent.type(modal.getByLabelText('Your review'), 'Fine fall.');
    await userEvent.dblClick(submit('Submit Review'));
    expect(await screen.findByText('Thanks For Submitting Review')).toBeTruthy();
    expect(state.inputs).toEqual([{ orderItemId: 'OrderItem:oi-0000000012ab34cd', rating: 5, comment: 'Fine fall.' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Write a Review', hidden: true })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    await showProduct();
    expect(readings()).toBe(2);
  });

  it('[ORDER-10] preserves stars and text when it is refused, and shows a general message if there is no reason', async () => {
    const { state } = await show(item('DELIVERED'));
    const modal = await write();
    await userEvent.click(modal.getByLabelText('2 stars'));
    await userEvent.type(modal.getByLabelText('Your review'), 'Thin.');
    state.refuse = 'You have reviewed it already.';
    await userEvent.click(submit('Submit Review'));
    await waitFor(() => expect(modal.getByRole('alert').textContent).toBe('You have reviewed it already.'));
    expect(modal.getByLabelText<HTMLInputElement>('2 stars').checked).toBe(true);
    expect(modal.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('Thin.');
    state.until = () => Promise.reject(new TypeError('Failed to fetch'));
    await userEvent.click(submit('Submit Review'));
    await waitFor(() => expect(modal.getByRole('alert').textContent).toBe('Failed to submit review.'));
  });
});

describe('a review that is not sent yet', () => {
  const write = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Write a Review' }));
    return within(await screen.findByRole('dialog', { name: 'Write a Review' }));
  };
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your review').value;

  it('[ORDER-10] stays when the dialog closes or the page is loaded again, until it is sent', async () => {
    await show(item('DELIVERED'));
    const first = await write();
    await userEvent.click(first.getByLabelText('4 stars'));
    await userEvent.type(first.getByLabelText('Your review'), 'Fine fall');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await write();
    expect(text()).toBe('Fine fall');
    cleanup();
    await show(item('DELIVERED'));
    const again = await write();
    expect([text(), again.getByLabelText<HTMLInputElement>('4 stars').checked]).toEqual(['Fine fall', true]);
    await userEvent.click(submit('Submit Review'));
    await screen.findByText('Thanks For Submitting Review');
    cleanup();
    await show(item('DELIVERED'));
    await write();
    expect(text()).toBe('');
  });
});

describe('a cancellation that is not sent yet', () => {
  const comment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Additional/).value;
  const reason = () => screen.getByLabelText<HTMLSelectElement>('Reason').value;

  it('[ORDER-8] stays when the dialog closes or the page is loaded again, until it is sent', async () => {
    await show(item('PLACED'));
    const first = within(await openModal('Cancel Order'));
    await userEvent.selectOptions(first.getByLabelText('Reason'), 'Other reason');
    await userEvent.type(first.getByLabelText(/^Additional/), 'Wrong PIN code');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openModal('Cancel Order');
    expect([reason(), comment()]).toEqual(['OTHER_REASON', 'Wrong PIN code']);
    cleanup();
    await show(item('PLACED'));
    await openModal('Cancel Order');
    expect([reason(), comment()]).toEqual(['OTHER_REASON', 'Wrong PIN code']);
    await userEvent.click(submit('Cancel Order'));
    await screen.findByText('Order canceled successfully!');
    cleanup();
    await show(item('PLACED'));
    await openModal('Cancel Order');
    expect([reason(), comment()]).toEqual(['', '']);
  });
});

describe('every modal', () => {
  it.each(['Track Order', 'Cancel Order', 'Contact Support'])(
    '[ORDER-11] closes at a click outside and at Escape, and hands the focus back: %s',
    async (name) => {
      await show(item('PLACED'));
      for (const leave of [
        (modal: HTMLElement) => (fireEvent.pointerDown(modal), fireEvent.click(modal)),
        (modal: HTMLElement) => fireEvent.keyDown(modal, { key: 'Escape' }),
      ]) {
        leave(await openModal(name));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(document.activeElement).toBe(dots()));
      }
    },
  );

  it('[ORDER-11] closes so too: Write a Review', async () => {
    await show(item('DELIVERED'));
    const button = screen.getByRole('button', { name: 'Write a Review' });
    await userEvent.click(button);
    const modal = await screen.findByRole('dialog');
    fireEvent.pointerDown(modal);
    fireEvent.click(modal);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
