import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrdersGateway, item, money, ORDER, type Item } from './render-page.tsx';

const fetched = vi.fn<typeof fetch>();
/** The saved files: the name of each. */
const saved: string[] = [];

beforeEach(() => {
  fetched.mockReset();
  saved.length = 0;
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:invoice');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

/** The legal facts of a seller in the gateway's form. */
const LEGAL = {
  legalName: 'Rangrez Studio LLP',
  address: ['27 Chaandpol Bazaar', 'Jaipur 302001'],
  state: 'Rajasthan',
  gstin: '08AABFC1101L1ZY',
  countryOfOrigin: 'India',
  grievanceOfficer: {
    name: 'Meera Rathore',
    email: 'grievance@shop.example',
    phone: '+91 291 555 0143',
    hours: 'Monday to Friday 10:00 AM - 5:00 PM',
  },
};
const INVOICE = {
  invoiceId: 'iv-1',
  kind: 'INVOICE',
  number: 'INV/26-27/00042',
  issuedAt: '2026-11-20T04:00:00.000Z',
  total: money(2_850),
  url: '/invoices/iv-1',
};
const NOTE = { ...INVOICE, invoiceId: 'iv-2', kind: 'CREDIT_NOTE', number: 'CRN/26-27/00007', url: '/invoices/iv-2' };

const seller = { id: 's-1', shopName: 'Rangrez Studio', legal: LEGAL };
const show = async (order: Item) => {
  createOrdersGateway(order).open(ORDER);
  await screen.findByRole('heading', { level: 1, name: 'Order #12ab34cd' });
};
const block = async () => within(await screen.findByRole('region', { name: 'Invoice and seller' }));
const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });

describe('the invoices of an order', () => {
  it('are downloaded with the token of the shopper, and saved under their number', async () => {
    await show(item('DISPATCHED', { seller, invoices: [INVOICE, NOTE] }));
    fetched.mockImplementation(async () => pdf());
    const region = await block();
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tax invoice INV/26-27/00042'),
      expect.stringContaining('Credit note CRN/26-27/00007'),
    ]);
    await userEvent.click(region.getByRole('button', { name: 'Download invoice, INV/26-27/00042' }));
    await waitFor(() => expect(saved).toEqual(['INV-26-27-00042.pdf']));
    const [url, options] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/invoices/iv-1');
    expect(new Headers(options?.headers).get('authorization')).toMatch(/^Bearer /);
  });

  it('are requested once for a double click', async () => {
    await show(item('DISPATCHED', { seller, invoices: [INVOICE] }));
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetched.mockReturnValue(promise);
    await userEvent.dblClick((await block()).getByRole('button', { name: /Download invoice/ }));
    resolve(pdf());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('can be downloaded again after a failure, which a toast reports', async () => {
    await show(item('DISPATCHED', { seller, invoices: [INVOICE] }));
    fetched.mockResolvedValueOnce(new Response('', { status: 503 })).mockResolvedValueOnce(pdf());
    const button = (await block()).getByRole('button', { name: /Download invoice/ });
    await userEvent.click(button);
    expect(await screen.findByText('We couldn’t download it. Please try again.')).toBeTruthy();
    expect(saved).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('are announced before the dispatch, beside the legal facts of the seller', async () => {
    await show(item('PLACED', { seller }));
    const region = await block();
    expect(region.getByText(/will be here once your order is dispatched/)).toBeTruthy();
    expect(region.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Rangrez Studio LLP',
      '27 Chaandpol Bazaar, Jaipur 302001, Rajasthan',
      '08AABFC1101L1ZY',
      'India',
      'Meera Rathore, grievance@shop.example, +91 291 555 0143, Monday to Friday 10:00 AM - 5:00 PM',
    ]);
  });

  it('leave no trace in a shop without them', async () => {
    await show(item('DISPATCHED'));
    expect(screen.queryByRole('region', { name: 'Invoice and seller' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/invoice/i);
  });
});
