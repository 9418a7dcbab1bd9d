import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderDetailFragment } from '../../../web/orders/orders.graphql.generated.ts';
import type { OrderStatus } from '../../../web/generated/schema-types.ts';
import { session } from '../../../web/session/session.ts';
import { tokenOf } from '../../account/page/render-page.tsx';
import { category, product, productIdOf, variant, renderShop } from '../../catalog/page/render-page.tsx';

/** An amount in the gateway's form. */
export const money = (rupees: number) => ({
  amount: rupees * 100,
  currency: 'INR',
  display: `₹${rupees.toLocaleString('en-IN')}.00`,
});

const HOME = {
  name: 'Asha Verma',
  address: '12, Ghoomar Road',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302001',
  country: 'India',
  phone: '9876543210',
  email: 'asha@example.com',
};
/** Another address, for bills. */
export const OFFICE = { ...HOME, name: 'Verma & Daughters', address: '4, Mall Road', city: 'Pune', pinCode: '411001' };

const SAREE = {
  name: 'Leheriya saree of last year',
  category: 'Saree',
  color: 'Indigo',
  image: variant('RBSR-2301-IN', 'Indigo').image,
  sku: 'RBSR-2301-IN',
  productId: 'rb-1',
  path: '/Saree/Leheriya-saree/rb-1',
  variant: { ...variant('RBSR-2301-IN', 'Indigo'), product: product() },
};

/** An order item in the gateway's form. */
export type Item = Record<string, unknown> & { id: string; orderItemId: string; status: OrderStatus };

const DAY: Record<string, string> = {
  placedAt: '2026-11-19T09:35:00.000Z',
  confirmedAt: '2026-11-19T11:00:00.000Z',
  dispatchedAt: '2026-11-20T04:00:00.000Z',
  deliveredAt: '2026-11-21T10:00:00.000Z',
};
const STEPS: readonly OrderStatus[] = ['PLACED', 'CONFIRMED', 'DISPATCHED', 'DELIVERED'];
/** The refund of a cancelled item. */
export const REFUND = {
  amount: money(2_850),
  status: 'INITIATED',
  initiatedAt: null,
  processedAt: null,
  expectedBy: null,
  account: null,
  reference: null,
};
const CANCELLATION: NonNullable<OrderDetailFragment['cancellation']> = {
  cancelledAt: '2026-11-20T09:35:00.000Z',
  byShopper: true,
  reasonText: 'Changed my mind',
  comment: null,
};
/** A cancellation, by the shopper by default. */
export const cancelled = (changes: Partial<typeof CANCELLATION> = {}) => ({ ...CANCELLATION, ...changes });

type Changes = Record<string, unknown> & { orderItemId?: string };

/** An order item in this status, with these changes. */
export function item(status: OrderStatus, { orderItemId = 'oi-0000000012ab34cd', ...changes }: Changes = {}): Item {
  const reached = Math.max(1, STEPS.indexOf(status) + 1);
  const days = Object.entries(DAY).map(([name, at], index) => [name, index < reached ? at : null]);
  return {
    id: `OrderItem:${orderItemId}`,
    orderItemId,
    shortId: orderItemId.slice(-8),
    orderId: 'or-1',
    status,
    statusText: status.charAt(0) + status.slice(1).toLowerCase(),
    ...Object.fromEntries(days),
    quantity: 2,
    ...SAREE,
    services: [],
    unitPrice: money(1_500),
    subtotal: money(3_000),
    discount: money(150),
    firstPurchaseDiscount: money(0),
    promoDiscount: money(150),
    delivery: money(0),
    total: money(2_850),
    promoCode: null,
    shippingAddress: HOME,
    billingAddress: HOME,
    seller: { id: 's-1', shopName: 'Rangrez Studio', legal: null },
    invoices: [],
    tracking: reached > 2 ? { id: 'RB12345IN', url: 'https://carrier.example/RB12345IN' } : null,
    cancellation: status === 'CANCELLED' ? CANCELLATION : null,
    canCancel: status === 'PLACED' || status === 'CONFIRMED',
    canReview: status === 'DELIVERED',
    refund: status === 'CANCELLED' ? REFUND : null,
    returnUntil: null,
    returnableQuantity: 0,
    returns: [],
    isReplacement: false,
    ...changes,
  };
}

/** A return of one piece in this state of the schema, with these changes. */
export const returned = (state: string, changes: Record<string, unknown> = {}) => ({
  returnId: 'rt-1',
  state,
  kind: 'REFUND',
  quantity: 1,
  reasonText: 'Size too small',
  comment: null,
  pictures: [],
  pickup: { ...HOME, landmark: null, alternatePhone: null },
  pickupDay: '2026-11-24',
  exchangeVariant: null,
  replacement: null,
  declineReason: null,
  requestedAt: '2026-11-21T10:30:00.000Z',
  approvedAt: null,
  declinedAt: null,
  withdrawnAt: null,
  pickedUpAt: null,
  receivedAt: null,
  canWithdraw: state === 'REQUESTED' || state === 'APPROVED',
  payoutAccount: null,
  refund: null,
  ...changes,
});

/** A delivered item whose two pieces can be returned, with these changes. */
export const returnable = (changes: Changes = {}): Item =>
  item('DELIVERED', { returnUntil: '2026-12-05', returnableQuantity: 2, cash: null, ...changes });

/** `count` placed items, the newest first, each with its own id and short id. */
export const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) =>
    item('PLACED', { orderItemId: `oi-${index + 1}`, shortId: `short-${index + 1}` }),
  );

/** The page size of the fake. */
const PAGE = 20;
const noShopper = { itemCount: 0, items: [] };

interface OrdersState {
  items: Item[];
  /** Every response waits for this. */
  until: () => unknown;
  /** Refuses the next mutations with this message; an Error is the gateway's. */
  refuse?: string | Error;
  /** Refuses the next mutations with these errors. */
  errors?: readonly { code: string; field: readonly string[] | null; message: string }[];
  /** The saved addresses. */
  addresses?: readonly object[];
  inputs: Record<string, unknown>[];
}

/** A stateful fake of the gateway's orders of one shopper, by the published schema. */
export function createOrdersGateway(...items: Item[]) {
  const state: OrdersState = { items, until: () => undefined, inputs: [] };
  const find = (id: unknown) => state.items.find((each) => each.id === id || each.orderItemId === id) ?? null;
  const changed = (input: Record<string, unknown>, changes: Record<string, unknown>) => {
    state.inputs.push(input);
    if (state.refuse instanceof Error) throw state.refuse;
    const orderItem = find(input['orderItemId']);
    if (state.errors) return { orderItem, userErrors: state.errors };
    if (state.refuse !== undefined) {
      return { orderItem, userErrors: [{ code: 'NOT_ALLOWED_IN_STATUS', field: null, message: state.refuse }] };
    }
    if (orderItem) Object.assign(orderItem, changes);
    return { orderItem, userErrors: [] };
  };
  const me = {
    isFirstPurchase: false,
    id: 'Shopper:s-1',
    shopperId: 's-1',
    cart: { id: 'Cart:s-1', ...noShopper },
    wishlist: { id: 'Wishlist:s-1', ...noShopper },
    addresses: () => state.addresses ?? [],
    orderItem: ({ id }: { id: string }) => find(id),
    orderItems: ({ status, page }: { status?: OrderStatus | null; page: number }) => {
      const all = state.items.filter((each) => !status || each.status === status);
      const totalPages = Math.ceil(all.length / PAGE);
      const pageInfo = { page, totalPages, totalItems: all.length, hasNextPage: false, hasPreviousPage: false };
      return { nodes: all.slice((page - 1) * PAGE, page * PAGE), pageInfo };
    },
  };
  const root: Record<string, unknown> = {
    categories: [category('Saree', 3)],
    category: ({ name }: { name: string }) => category(name, 3),
    product: ({ id }: { id: string }) => product({ productId: productIdOf(id), name: 'Leheriya saree of today' }),
    me: () => (session.isLoggedIn() ? me : null),
    cancelOrderItem: ({ input }: { input: Record<string, unknown> }) =>
      changed(input, { status: 'CANCELLED', canCancel: false, refund: REFUND, cancellation: cancelled() }),
    requestReturn: ({ input }: { input: Record<string, unknown> }) =>
      changed(input, { returns: [returned('REQUESTED')], returnableQuantity: 0 }),
    withdrawReturn: ({ input }: { input: Record<string, unknown> }) =>
      changed(
        { ...input, orderItemId: state.items[0]?.orderItemId },
        { returns: [returned('WITHDRAWN', { withdrawnAt: '2026-11-21T11:00:00.000Z' })], returnableQuantity: 2 },
      ),
    reviewOrderItem: ({ input }: { input: Record<string, unknown> }) => changed(input, { canReview: false }),
  };
  return {
    state,
    root,
    me,
    /** The shop at `path`, for the shopper s-1. */
    open: (path: string) => {
      localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
      return renderShop(path, { root, until: () => state.until() });
    },
    /** The shop at `path`, for a visitor. */
    openAsVisitor: (path: string) => renderShop(path, { root, until: () => state.until() }),
  };
}

/** The page of `item()`. */
export const ORDER = '/myorders/oi-0000000012ab34cd';

/** Opens the order's menu and returns the labels of its choices. */
export async function openMenu(): Promise<(string | null)[]> {
  await userEvent.click(await screen.findByRole('button', { name: 'More options' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

/** Opens a modal by its menu item, and returns it. */
export async function openModal(name: string): Promise<HTMLElement> {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name }));
  return screen.findByRole('dialog');
}
