import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  failing,
  findWords,
  press,
  refused,
  respondInTurn,
  succeeded,
  tokenOf,
} from '../../account/page/render-page.tsx';
import { shopNode } from '../../shop-facts.ts';
import { category, product, renderShop, variant } from './render-page.tsx';

// The scripts are read once before, so that no test waits for them.
beforeAll(async () => {
  await import('../../../web/catalog/ProductPage.tsx');
  await import('../../../web/catalog/product/SoldOutNotices.tsx');
});

const SKU = 'RBSR-2301-IN';
const ASK = { STOCK: 'Tell me when it’s back', PRICE: 'Tell me when the price drops' };

interface Listed {
  id: string;
  noticeId: string;
  kind: string;
  sku: string;
  isConfirmed: boolean;
}

/** A product's page with this stock, in a shop with these kinds of notices; a shopper with these notices, or a visitor. */
function open(
  stock: number,
  notices: Listed[] | null,
  more: Record<string, unknown> = {},
  noticeKinds = ['STOCK', 'PRICE'],
) {
  const inputs: object[] = [];
  const stored = { notices: notices ?? [] };
  const items = { itemCount: 0, items: [] };
  const shopper = () => ({
    id: 'Shopper:s-1',
    isFirstPurchase: true,
    addresses: null,
    cart: { id: 'Cart:1', ...items },
    wishlist: { id: 'Wishlist:1', ...items },
    notices: { totalCount: stored.notices.length, nodes: stored.notices },
  });
  if (notices) localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
  const piece = product({ variants: [variant(SKU, 'Indigo', stock)] });
  const root = {
    shop: { ...shopNode(), noticeKinds },
    categories: [category('Saree', 3)],
    product: piece,
    variant: ({ sku }: { sku: string }) => ({ id: `Variant:${sku}`, sku, held: 0 }),
    me: () => (notices ? shopper() : null),
    requestNotice: ({ input }: { input: { sku: string; kind: string } }) => {
      inputs.push({ ...input });
      stored.notices = [{ id: 'Notice:no-1', noticeId: 'no-1', isConfirmed: true, ...input }];
      return { ...succeeded, shopper: shopper() };
    },
    cancelNotice: ({ input }: { input: { noticeId: string } }) => {
      inputs.push({ ...input });
      stored.notices = [];
      return { ...succeeded, removedId: 'Notice:no-1', shopper: shopper() };
    },
    ...more,
  };
  renderShop(piece.path, { root });
  return inputs;
}

describe('a notice on a product’s page', () => {
  it.each([
    ['STOCK', 0, 'We’ll mail you when it’s back.'],
    ['PRICE', 5, 'We’ll mail you when the price drops.'],
  ] as const)('is requested by a shopper with one press, and cancelled with one: %s', async (kind, stock, words) => {
    const inputs = open(stock, []);
    await screen.findByRole('button', { name: ASK[kind] });
    // The panel replaces the button that the page shows until its script is there.
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    await userEvent.dblClick(screen.getByRole('button', { name: ASK[kind] }));
    await screen.findByText(words);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Don’t mail me' })));
    await press('Don’t mail me');
    await screen.findByRole('button', { name: ASK[kind] });
    expect(inputs).toMatchObject([{ sku: SKU, kind }, { noticeId: 'no-1' }]);
  });

  it('is shown to a shopper who waits for it, with what an unverified address still has to do', async () => {
    open(0, [{ id: 'Notice:no-2', noticeId: 'no-2', kind: 'STOCK', sku: SKU, isConfirmed: false }]);
    await screen.findByText('Please open the link that we have emailed you.');
    expect(screen.queryByRole('button', { name: ASK.STOCK })).toBeNull();
  });

  it('is refused with the shop’s message in a toast, and can be requested again', async () => {
    open(0, [], {
      requestNotice: () => ({
        ...refused('NOT_ALLOWED_IN_STATUS', 'Good news: this is in stock now.', 'sku'),
        shopper: null,
      }),
    });
    await press(ASK.STOCK);
    await findWords('Good news: this is in stock now.');
    expect(await screen.findByRole('button', { name: ASK.STOCK })).toBeTruthy();
  });

  it('asks a visitor for an address, which remains in the field after an error, and thanks in place of the form', async () => {
    const requestVisitorNotice = respondInTurn(failing('UPSTREAM_TIMEOUT', 'The shop takes too long.'), {
      ...succeeded,
      message: 'Almost there!',
    });
    open(5, null, { requestVisitorNotice });
    await press(ASK.PRICE);
    const field = await screen.findByLabelText('Email for the notice about the price');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, 'asha{Enter}');
    await screen.findByText('Please enter a valid email');
    expect(requestVisitorNotice.inputs).toEqual([]);
    await userEvent.type(field, '@example.com{Enter}');
    await findWords('Something went wrong! Please try again later.');
    expect(field).toHaveProperty('value', 'asha@example.com');
    await press('Mail me');
    const thanks = await screen.findByText('Almost there!');
    expect(document.activeElement).toBe(thanks);
    expect(requestVisitorNotice.inputs[0]).toEqual({ sku: SKU, kind: 'PRICE', email: 'asha@example.com' });
  });

  it.each([0, 9])('is absent in a shop without notices, with %s pieces', async (stock) => {
    open(stock, null, {}, []);
    await screen.findByRole('heading', { level: 1 });
    for (const name of Object.values(ASK)) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
