import { fireEvent, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { vi } from 'vitest';
import { session } from '../../../web/session/session.ts';
import type { PaymentStatus } from '../../../web/generated/schema-types.ts';
import { createCartGateway, PRODUCTS } from '../../cart/page/render-page.tsx';

/** The options of the opened widget. */
export interface OpenedWidget {
  key?: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  prefill: Record<string, string>;
  method: Record<string, boolean>;
  handler: (response: { razorpay_payment_id: string; razorpay_signature: string }) => void;
  modal: { ondismiss: () => void };
  isClosed: boolean;
}

interface Start {
  expectedTotal: number;
  acceptedTotal?: number | null;
  promoCode?: string | null;
  attemptId: string;
  shippingAddress: Record<string, string>;
  billingAddress?: Record<string, string> | null;
}

/** Whether an order may be paid in cash. */
interface CashOffer {
  available: boolean;
  message?: string;
  maxAmount: ReturnType<typeof money>;
}

interface Refusal {
  code: string;
  message: string;
  /** The shop's current total. */
  total?: ReturnType<typeof money>;
  field?: string[];
}

const [SAREE = ''] = PRODUCTS.map(({ sku }) => sku);
const money = (amount: number) => ({ amount, currency: 'INR', display: `₹${amount / 100}.00` });

let desks = 0;

/** A fake of the gateway's payments of the shopper s-1, and of the provider's widget. */
export function createCheckoutGateway(lines: [sku: string, quantity: number][] = [[SAREE, 2]]) {
  const cartGateway = createCartGateway(lines);
  // A page fetches a script once: each fake has its own.
  const widgetUrl = `https://pay.example/${(desks += 1)}/checkout.js`;
  const reported = {
    starts: [] as Start[],
    verified: [] as Record<string, string>[],
    cancelled: [] as string[],
    /** The amounts that OTPs were mailed for, and the requested cash orders. */
    otps: [] as number[],
    otpAddresses: [] as unknown[],
    cashOrders: [] as (Start & { otp: string })[],
    /** Every widget that was opened. */
    widgets: [] as OpenedWidget[],
  };
  const state = {
    /** The status of each payment. */
    payments: new Map<string, PaymentStatus>(),
    /** Refuses the next startPayment, after `before` has changed the shop. */
    refuse: undefined as undefined | Refusal,
    /** Thrown by the mutation of this name. */
    cut: undefined as
      | undefined
      | 'startPayment'
      | 'verifyPayment'
      | 'cancelPayment'
      | 'sendCashOnDeliveryOtp'
      | 'placeCashOnDeliveryOrder',
    /** The host's message in it; none if the host does not respond. */
    hostWords: undefined as undefined | string,
    /** The shop's result when it verifies or cancels a payment. */
    truth: 'NOT_PAID' as PaymentStatus,
    isForged: false,
    /** Whether the widget's script can be loaded. */
    hasWidget: true,
    phone: '9876543210' as string | null,
    /** Whether an order may be paid in cash; null if the host accepts none. */
    cash: null as null | CashOffer | ((pinCode?: string | null) => CashOffer),
    /** The valid OTP. */
    otp: '4711',
    expiresAt: null as string | null,
  };
  const throwIfCut = (name: string) => {
    if (state.cut !== name) return;
    const { hostWords } = state;
    const extensions = { code: 'UPSTREAM_TIMEOUT', ...(hostWords ? { fromHost: true } : {}) };
    throw new GraphQLError(hostWords ?? 'Too slow', { extensions });
  };
  const ids = new Map<string, string>();
  const paymentOf = (id: string) => {
    const status = state.payments.get(id);
    return status === undefined
      ? null
      : { id: `Payment:${id}`, status, amount: money(300_000), orderItems: itemsOf(status) };
  };
  const me = cartGateway.root.me;
  const cashOf = () => ({
    cashOnDelivery: ({ pinCode }: { pinCode?: string | null }) => {
      const offer = typeof state.cash === 'function' ? state.cash(pinCode) : state.cash;
      return offer && { message: null, ...offer };
    },
    order: ({ id }: { id: string }) =>
      id === 'or-1' && {
        id: 'Order:or-1',
        total: money(300_000),
        moneyTrail: { toCollect: money(300_000) },
        items: itemsOf('PAID'),
      },
  });
  const refusalOf = () => {
    const { refuse } = state;
    state.refuse = undefined;
    return refuse && { field: null, ...refuse };
  };
  const root = Object.assign(cartGateway.root, {
    me: () => {
      const shopper = session.isLoggedIn() ? me() : null;
      return (
        shopper && { ...shopper, phone: state.phone, payment: ({ id }: { id: string }) => paymentOf(id), ...cashOf() }
      );
    },
    startPayment: ({ input }: { input: Start }) => {
      reported.starts.push(input);
      throwIfCut('startPayment');
      const { refuse } = state;
      state.refuse = undefined;
      const { cart } = me() as { cart: unknown };
      if (refuse) return { cart, userErrors: [{ field: null, ...refuse }] };
      const id = ids.get(input.attemptId) ?? `order_${ids.size + 1}`;
      ids.set(input.attemptId, id);
      const status = state.payments.get(id) ?? 'PENDING';
      state.payments.set(id, status);
      return {
        payment: {
          id,
          status,
          keyId: 'rzp_test',
          widgetUrl,
          amount: money(input.expectedTotal),
          expiresAt: state.expiresAt,
        },
        userErrors: [],
      };
    },
    sendCashOnDeliveryOtp: ({ input }: { input: { amount: number; shippingAddress?: unknown } }) => {
      reported.otpAddresses.push(input.shippingAddress);
      throwIfCut('sendCashOnDeliveryOtp');
      const refusal = refusalOf();
      if (!refusal) reported.otps.push(input.amount);
      return { userErrors: refusal ? [refusal] : [] };
    },
    placeCashOnDeliveryOrder: ({ input }: { input: Start & { otp: string } }) => {
      reported.cashOrders.push(input);
      throwIfCut('placeCashOnDeliveryOrder');
      const refusal = refusalOf();
      const { cart } = me() as { cart: unknown };
      if (refusal) return { order: null, cart, userErrors: [refusal] };
      const wrong = { code: 'INVALID_OTP', field: ['input', 'otp'], message: 'Incorrect OTP. Please try again.' };
      if (input.otp !== state.otp) return { order: null, cart, userErrors: [wrong] };
      return { order: { id: 'Order:or-1', orderId: 'or-1' }, cart, userErrors: [] };
    },
    verifyPayment: ({ input }: { input: Record<string, string> }) => {
      throwIfCut('verifyPayment');
      reported.verified.push(input);
      const id = input['paymentOrderId'] ?? '';
      if (state.isForged)
        return { payment: null, orderItems: [], userErrors: [{ code: 'PAYMENT_FAILED', message: 'No.' }] };
      state.payments.set(id, state.truth);
      return { payment: paymentOf(id), orderItems: [], userErrors: [] };
    },
    cancelPayment: ({ input: { paymentOrderId } }: { input: { paymentOrderId: string } }) => {
      throwIfCut('cancelPayment');
      reported.cancelled.push(paymentOrderId);
      state.payments.set(paymentOrderId, state.truth);
      return { payment: paymentOf(paymentOrderId), userErrors: [] };
    },
  });
  serveWidget(state, reported.widgets);
  return { ...cartGateway, root, shop: cartGateway.state, state, calls: reported };
}

const itemsOf = (status: PaymentStatus) => {
  if (status !== 'PAID') return [];
  const image = { url: '/pictures/x', srcSet: null, alt: '' };
  const piece = {
    productId: 'rb-1',
    name: 'Leheriya georgette saree',
    color: 'Indigo',
    image,
    shippingAddress: { name: 'Asha' },
  };
  return [{ id: 'item-1', quantity: 2, total: money(300_000), services: [], ...piece }];
};

/** A fake of the provider's host: the script loads or fails. */
function serveWidget(state: { hasWidget: boolean }, widgets: OpenedWidget[]): void {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [node] = nodes;
    if (!(node instanceof HTMLScriptElement)) return append(...nodes);
    if (state.hasWidget) vi.stubGlobal('Razorpay', widgetKind(widgets));
    queueMicrotask(() => node.dispatchEvent(new Event(state.hasWidget ? 'load' : 'error')));
    return undefined;
  });
}

/** The provider's class of widgets. Each opened widget is added to `widgets`. */
export const widgetKind = (widgets: OpenedWidget[]) =>
  class {
    readonly opened: OpenedWidget;
    constructor(options: Omit<OpenedWidget, 'isClosed'>) {
      this.opened = { ...options, isClosed: false };
    }
    open() {
      widgets.push(this.opened);
    }
    close() {
      this.opened.isClosed = true;
      this.opened.modal.ondismiss();
    }
  };

/** The field with this label in the delivery form, or in that of the other address. */
export const field = (label: string, part = 'Delivery') => {
  const form = screen.getByRole('group', { name: part });
  const found = [...form.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const control = found && document.getElementById(found.htmlFor);
  if (!control || !('value' in control)) throw new Error(`There is no field ${label}.`);
  return control as HTMLInputElement;
};

/** The error under a field; empty for none. */
export function fieldErrorOf(label: string, part?: string): string {
  const control = field(label, part);
  if (control.getAttribute('aria-invalid') !== 'true') return '';
  const [id = ''] = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id)?.textContent ?? '';
}

/** Types into a field and leaves it. */
export function typeInto(label: string, text: string, part?: string): void {
  const control = field(label, part);
  fireEvent.input(control, { target: { value: text } });
  fireEvent.blur(control);
}

/** Fills in the fields that the account doesn't know. */
export async function fillInAddress(part?: string): Promise<void> {
  await screen.findByRole('form', { name: 'Checkout' });
  typeInto('Address', '12 Rangrez Gali', part);
  typeInto('City', 'Jodhpur', part);
  typeInto('State', 'Rajasthan', part);
  typeInto('PIN code', '342001', part);
}

/** The button that pays. */
export const payNow = () => screen.getByRole('button', { name: 'Pay now' });
