import { createDeferred } from '../../data/deferred.ts';
import { blockBack } from './block-back.ts';
import type { PaymentProof } from './payment-attempt.ts';
import type { WidgetMethods } from './widget-methods.ts';
import type { OpenedPayment } from './usePaymentApi.ts';

/** Milliseconds within which the widget's script must load. */
const DEADLINE = 15_000;

/** The options of the provider's widget. */
interface WidgetOptions {
  /** If the gateway knows it: otherwise the widget itself reports that it needs one. */
  key?: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  prefill: { name: string; email: string; contact: string; method?: string };
  /** The offered payment methods. */
  method: Record<string, boolean>;
  theme: { color: string };
  handler: (response: { razorpay_payment_id: string; razorpay_signature: string }) => void;
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

/** The end of a widget: a proof of payment, closed by the shopper, or closed by this page. */
export type WidgetEnd = { name: 'paid'; proof: PaymentProof } | { name: 'dismissed' } | { name: 'closed' };

/** An open widget. */
export interface OpenWidget {
  end: Promise<WidgetEnd>;
  close(): void;
}

/** The content of the widget: the shop's name, the shopper's prefilled name and contact, and the payment methods. */
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

/** Loads the widget's script once. Rejects if the script does not load in time; the next call tries again. */
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

/** Opens the widget over the page. Throws if the widget can't be opened. */
export function openWidget(Widget: WidgetClass, { id, amount, keyId }: OpenedPayment, texts: WidgetTexts): OpenWidget {
  const { shopName, payer, methods } = texts;
  const { promise, resolve } = createDeferred<WidgetEnd>();
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
  const release = blockBack(() => {
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
      // Resolved first, so that `ondismiss`, which closing calls, has no effect.
      resolve({ name: 'closed' });
      widget.close();
    },
  };
}
