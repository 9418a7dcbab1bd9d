import { holdBack } from './hold-back.ts';
import type { PaymentProof } from './payment-attempt.ts';
import type { WidgetMethods } from './widget-methods.ts';
import type { OpenedPayment } from './usePaymentApi.ts';

/** Milliseconds within which the widget's script must load. */
const DEADLINE = 15_000;

/** What the provider's widget is opened with. */
interface WidgetOptions {
  /** Where the gateway knows it: else the widget says itself that it can't do without. */
  key?: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  prefill: { name: string; email: string; contact: string; method?: string };
  /** Which ways to pay are offered. */
  method: Record<string, boolean>;
  theme: { color: string };
  handler: (answer: { razorpay_payment_id: string; razorpay_signature: string }) => void;
  modal: { ondismiss: () => void };
}

interface WidgetInstance {
  open(): void;
  close(): void;
}

type WidgetClass = new (options: WidgetOptions) => WidgetInstance;

declare global {
  interface Window {
    /** The provider's widget, once its script has run. */
    Razorpay?: WidgetClass;
  }
}

/** How a widget ended: with a proof of payment, closed by the shopper, or closed by this page. */
export type WidgetEnd = { name: 'paid'; proof: PaymentProof } | { name: 'dismissed' } | { name: 'closed' };

/** An open widget. */
export interface OpenWidget {
  end: Promise<WidgetEnd>;
  close(): void;
}

/** What stands in the widget: the shop's name, the shopper's name and contact, which it fills in by itself, and the ways to pay. */
export interface WidgetTexts {
  shopName: string;
  payer: Payer;
  methods: WidgetMethods;
}

interface Payer {
  name: string;
  email: string;
  phone: string;
}

let loading: { from: string; widget: Promise<WidgetClass> } | undefined;

/** Loads the widget's script once. Rejects when the script does not load in time; the next call tries again. */
export function loadWidget(from: string): Promise<WidgetClass> {
  if (loading?.from === from) return loading.widget;
  const widget = fetchWidget(from);
  loading = { from, widget };
  widget.catch(() => (loading = undefined));
  return widget;
}

function fetchWidget(from: string): Promise<WidgetClass> {
  const script = Object.assign(document.createElement('script'), { src: from, async: true });
  return new Promise<WidgetClass>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error('The payment widget could not be loaded.'));
    };
    const timer = setTimeout(fail, DEADLINE);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if (window.Razorpay) resolve(window.Razorpay);
      else fail();
    });
    document.head.append(script);
  });
}

/** Opens the widget over the page. Throws when the widget can't be opened. */
export function openWidget(Widget: WidgetClass, { id, amount, keyId }: OpenedPayment, texts: WidgetTexts): OpenWidget {
  const { shopName, payer, methods } = texts;
  const { promise, resolve } = Promise.withResolvers<WidgetEnd>();
  const widget = new Widget({
    ...(keyId !== null && { key: keyId }),
    order_id: id,
    amount: amount.amount,
    currency: amount.currency,
    name: shopName,
    prefill: {
      name: payer.name,
      email: payer.email,
      contact: `+91${payer.phone}`,
      ...(methods.first && { method: methods.first }),
    },
    method: methods.offered,
    theme: { color: getComputedStyle(document.documentElement).getPropertyValue('--madder-ground') },
    handler: ({ razorpay_payment_id: paymentId, razorpay_signature: signature }) =>
      resolve({ name: 'paid', proof: { paymentId, signature } }),
    modal: { ondismiss: () => resolve({ name: 'dismissed' }) },
  });
  widget.open();
  const release = holdBack(() => {
    widget.close();
    resolve({ name: 'dismissed' });
  });
  const end = promise.then(async (ended) => {
    await release();
    return ended;
  });
  return {
    end,
    close() {
      // Resolved first, so that `ondismiss`, which closing calls, changes nothing any more.
      resolve({ name: 'closed' });
      widget.close();
    },
  };
}
