import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { StockPage } from '../../office/catalog/StockPage.tsx';
import { DraftPage } from '../../office/newsletter/DraftPage.tsx';
import { OrderPage } from '../../office/orders/OrderPage.tsx';
import { PeoplePage } from '../../office/people/PeoplePage.tsx';
import { NewProductPage } from '../../office/products/NewProductPage.tsx';
import { ProductPage } from '../../office/products/ProductPage.tsx';
import { SellersPage } from '../../office/reports/SellersPage.tsx';
import { ReturnPage } from '../../office/returns/ReturnPage.tsx';
import { ReviewsPage } from '../../office/reviews/ReviewsPage.tsx';
import { SettingsPage } from '../../office/settings/SettingsPage.tsx';
import { ShopperPage } from '../../office/shoppers/ShopperPage.tsx';
import { changedMeanwhile, renderOffice } from './render-office.tsx';

/** Presses the button; that of the dialog on top, which is the last one. */
const press = async (name: string | RegExp) => {
  const buttons = await screen.findAllByRole('button', { name });
  await userEvent.click(buttons.at(-1) ?? document.body);
};
const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });
const type = async (label: string, text: string) => {
  await userEvent.clear(await field(label));
  await userEvent.type(await field(label), text);
};

const pageInfo = { page: 1, totalPages: 1 };
const variant = { sku: 'A-1', color: 'Indigo', size: null, stock: 3, hasOwnLowStock: false };
const productOf = (version: number) => ({
  managedProduct: {
    productId: 'p-1',
    version,
    name: `Saree ${version}`,
    state: 'LIVE',
    variants: [{ ...variant, color: version === 1 ? 'Indigo' : 'Blue' }],
    pictures: [{ pictureId: 'pic', color: 'Indigo', alt: `Picture ${version}` }],
  },
});
const reviewsOf = (version: number) => ({
  allReviews: {
    nodes: [{ review: { id: 'r-1', answer: version === 1 ? null : { text: 'Thanks', answeredAt: '2026-01-01' } } }],
    pageInfo,
  },
});
const shopperOf = (version: number) => ({
  shopperRecord: {
    account: { shopperId: 's-2', role: 'SHOPPER' },
    block: version === 1 ? null : { at: '2026-01-01T00:00:00.000Z', by: 'Ravi', reason: 'Fraud' },
  },
});

/** A form that is typed into while somebody else changes its record. */
interface Case {
  path: string;
  screen: ReactElement;
  /** The fields of `me`: version 1 at first, then 2. */
  me: (version: number) => object;
  /** Shows the form. */
  open?: () => Promise<unknown>;
  label: string;
}

const CASES: Record<string, Case> = {
  'the words of a product': { path: '/products/p-1', screen: <ProductPage />, me: productOf, label: 'Name' },
  'a variant of a product': {
    path: '/products/p-1',
    screen: <ProductPage />,
    me: productOf,
    open: () => press('Edit A-1'),
    label: 'Size',
  },
  'the text of a picture': {
    path: '/products/p-1',
    screen: <ProductPage />,
    me: productOf,
    label: 'Text of picture 1, for shoppers who cannot see it',
  },
  'a newsletter draft': {
    path: '/newsletter/d-1',
    screen: <DraftPage />,
    me: (version) => ({ newsletterDraft: { draftId: 'd-1', version, subject: `Issue ${version}` } }),
    label: 'Subject',
  },
  'the settings': {
    path: '/settings',
    screen: <SettingsPage />,
    me: (version) => ({
      settings: [{ name: 'WORDS', version, content: { words: { tagline: `Tagline ${version}`, offer: '' } } }],
      settingsHistory: { versions: [] },
    }),
    label: 'Line beside the offer',
  },
  'the dispatch of an item': {
    path: '/orders/o-1',
    screen: <OrderPage />,
    me: (version) => ({ sale: { id: 'o-1', status: version === 1 ? 'PLACED' : 'CONFIRMED' } }),
    label: 'Tracking number',
  },
  'the reason of a declined return': {
    path: '/returns/r-1',
    screen: <ReturnPage />,
    me: (version) => ({ saleReturn: { returnId: 'r-1', state: version === 1 ? 'REQUESTED' : 'APPROVED' } }),
    open: () => press('Decline'),
    label: 'Reason, as the shopper reads it',
  },
  'the reason of a block': {
    path: '/shoppers/s-2',
    screen: <ShopperPage />,
    me: shopperOf,
    label: 'Reason, for the shop’s people',
  },
  'the reply to a review': {
    path: '/reviews',
    screen: <ReviewsPage />,
    me: reviewsOf,
    open: () => press('Reply'),
    label: 'Reply',
  },
  'a seller': {
    path: '/sellers',
    screen: <SellersPage />,
    me: (version) => ({ sellers: { nodes: [{ sellerId: 's-1', shopName: `Weaver ${version}`, version }], pageInfo } }),
    open: () => press(/^Edit/),
    label: 'Seller',
  },
};

describe.each(Object.entries(CASES))('%s', (_, { path, screen: element, me, open, label }) => {
  it('holds typed text when a newer version arrives, until it is loaded on request', async () => {
    let version = 1;
    const root = () => me(version);
    const { poll } = await renderOffice({ path, element }, path, { me: root });
    await open?.();
    await type(label, 'Typed');
    version = 2;
    await poll();
    expect((await field(label)).value).toBe('Typed');
    await screen.findAllByText(/Somebody has changed this meanwhile/);
    await press('Load it again');
    await waitFor(() => expect(screen.queryByDisplayValue('Typed')).toBeNull());
    expect(screen.queryByText(/Somebody has changed this meanwhile/)).toBeNull();
  });
});

/** A form without a record: another change on the screen, or a shop that cannot be reached, loses nothing. */
const LASTING: Record<string, Omit<Case, 'me'> & { me: object }> = {
  'a change of stock on the screen of a product': {
    path: '/products/p-1',
    screen: <ProductPage />,
    me: productOf(1),
    label: 'Change the stock of A-1 by',
  },
  'a change of stock': {
    path: '/stock',
    screen: <StockPage />,
    me: { stock: { nodes: [variant], pageInfo } },
    label: 'Change the stock of A-1 by',
  },
  'a note on an order': {
    path: '/orders/o-1',
    screen: <OrderPage />,
    me: { sale: { id: 'o-1', orderId: 'no-1' }, saleOrder: { order: { id: 'no-1' } } },
    label: 'Note',
  },
  'a note on a shopper': { path: '/shoppers/s-2', screen: <ShopperPage />, me: shopperOf(1), label: 'New note' },
  'a new product': { path: '/products/new', screen: <NewProductPage />, me: {}, label: 'Name' },
  'an invitation': {
    path: '/people',
    screen: <PeoplePage />,
    me: { people: { nodes: [], pageInfo } },
    open: () => press('Invite a person'),
    label: 'Email',
  },
};

describe.each(Object.entries(LASTING))('%s', (_, { path, screen: element, me, open, label }) => {
  it('holds typed text while the screen is loaded again, also in vain', async () => {
    const { poll, state } = await renderOffice({ path, element }, path, { me: () => ({ ...me }), categories: [] });
    await open?.();
    await type(label, '12');
    await poll();
    expect((await field(label)).value).toBe('12');
    state.isCut = true;
    await poll();
    expect((await field(label)).value).toBe('12');
  });
});

it('holds a typed change of stock when a dialog of the same table opens', async () => {
  await renderOffice({ path: '/products/p-1', element: <ProductPage /> }, '/products/p-1', { me: productOf(1) });
  await type('Change the stock of A-1 by', '12');
  await press('Edit A-1');
  await screen.findByRole('dialog');
  expect((await field('Change the stock of A-1 by')).value).toBe('12');
});

it('holds typed texts of pictures that were refused because somebody else has changed the product', async () => {
  let version = 1;
  const label = 'Text of picture 1, for shoppers who cannot see it';
  const { poll } = await renderOffice({ path: '/products/p-1', element: <ProductPage /> }, '/products/p-1', {
    me: () => productOf(version),
    setProductPictures: changedMeanwhile,
  });
  await type(label, 'Typed');
  version = 2;
  await poll();
  await press('Save pictures');
  await screen.findByText('Somebody else has changed this meanwhile.');
  expect((await field(label)).value).toBe('Typed');
});
