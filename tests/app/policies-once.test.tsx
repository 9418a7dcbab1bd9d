import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Shop from '../../schema/shop.ts';
import { createOrderMails } from '../../api/orders/mails.ts';
import { WhyUs } from '../../web/catalog/home/WhyUs.tsx';
import { ReturnPolicy } from '../../web/catalog/product/ReturnPolicy.tsx';
import { PoliciesPage } from '../../web/policies/PoliciesPage.tsx';
import { ShopContext } from '../../web/shop/useShop.ts';
import { shopFacts } from '../shop-facts.ts';
import { clearBrowser } from '../account/page/render-page.tsx';
import { item, createOrdersGateway, openModal, ORDER } from '../orders/page/render-page.tsx';

afterEach(() => {
  cleanup();
  clearBrowser();
});

// Another owner's promises: whoever says a figure of its own is found out.
vi.mock('../../schema/shop.ts', async (original) => {
  const shop = await original<typeof Shop>();
  const promises = {
    processingDays: '21-22',
    standardDays: '23-24',
    expressDays: '25-26',
    freeShippingOver: 272_727,
    returnDays: 28,
    cancelRefundDays: '29-30',
    returnRefundDays: '31-32',
    damageHours: 33,
  };
  return { ...shop, PROMISES: promises, SHOP: { ...shop.SHOP, claims: [], replyHours: 34, hours: 'On Sundays' } };
});

/** All that is read in a part of a page that stands alone. */
function read(part: ReactNode): string {
  const element = <ShopContext value={shopFacts()}>{part}</ShopContext>;
  const router = createMemoryRouter([{ path: '*', element }]);
  return render(<RouterProvider router={router} />).container.textContent;
}

const FORMER = /\b(2-3|5-7|7-10)\b|Rs\.1,500|\b14 days|\b24 hours|\b48 hours|9:00/;

describe('the figures of the policies', () => {
  it('[POLICY-1] stand on the policies page as the owner has them', () => {
    const words = read(<PoliciesPage />);
    for (const figure of [
      'within 21-22 business days',
      '23-24 days',
      '25-26 days',
      'Rs.2,72,727',
      'within 28 days',
      '29-30 business days',
      '31-32 business days',
      'within 33 hours',
      'within 34 hours',
      'On Sundays',
    ]) {
      expect(words).toContain(figure);
    }
    expect(FORMER.exec(words)).toBeNull();
  });

  it('[POLICY-1] are the same beside a product and on the home page', () => {
    const beside = read(<ReturnPolicy />);
    for (const figure of ['within 28 days', '31-32 business days', 'within 33 hours']) expect(beside).toContain(figure);
    const home = read(<WhyUs cloths={[]} />);
    for (const figure of ['28 days', '31-32 business days']) expect(home).toContain(figure);
    expect(FORMER.exec(beside + home)).toBeNull();
  });

  it('[POLICY-1] are the same on the page of a cancelled order, in its mails, and where a shopper asks for help', async () => {
    createOrdersGateway(item('CANCELLED')).open(ORDER);
    const refund = await screen.findByRole('heading', { name: 'Refund initiated' });
    const banner = refund.parentElement?.textContent ?? '';
    expect(banner).toContain('will be processed within 29-30 business days.');
    const { text, html } = createOrderMails({ shopUrl: 'https://shop.example' }).returned(
      'a@example.com',
      '₹9.00',
      'late',
    );
    for (const words of [text, html]) expect(words).toContain('it takes 29-30 business days.');
    const help = within(await openModal('Contact Support'));
    expect(help.getByRole('tabpanel').textContent).toContain('reply within 34 hours');
    await userEvent.click(help.getByRole('tab', { name: 'Phone' }));
    expect(help.getByRole('tabpanel').textContent).toContain('Call us On Sundays.');
    expect(FORMER.exec(banner + text + html + document.body.textContent)).toBeNull();
  });
});
