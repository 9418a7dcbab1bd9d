import { SHOP } from '../../../schema/shop.ts';
import type { OpenedPayment } from './usePaymentApi.ts';
import type { PaymentProof } from './payment-attempt.ts';

/** Milliseconds in which the widget's script must be there. */
const DEADLINE = 15_000;

/** What the provider's widget is opened with. */
interface WidgetOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  handler: (answer: { razorpay_payment_id: string; razorpay_signature: string }) => void;
  modal: { ondismiss: () => void };
}

interface Widget {
  open(): void;
  close(): void;
}

type WidgetKind = new (options: WidgetOptions) => Widget;

declare global {
  interface Window {
    /** The provider's widget, once its script has run. */
    Razorpay?: WidgetKind;
  }
}

/** How it ended: with a proof of payment, closed by the shopper, or closed by this page. */
export type WidgetEnd = { name: 'paid'; proof: PaymentProof } | { name: 'dismissed' } | { name: 'closed' };

/** An open widget. */
export interface OpenWidget {
  end: Promise<WidgetEnd>;
  close(): void;
}

/** Who pays, for what the widget fills in by itself. */
export interface Payer {
  name: string;
  email: string;
  phone: string;
}

let loading: { from: string; kind: Promise<WidgetKind> } | undefined;

/** Fetches the widget's script, once; rejects when it can't be had in time, and tries anew the next time. */
export function loadWidget(from: string): Promise<WidgetKind> {
  if (loading?.from === from) return loading.kind;
  const kind = fetchWidget(from);
  loading = { from, kind };
  kind.catch(() => (loading = undefined));
  return kind;
}

function fetchWidget(from: string): Promise<WidgetKind> {
  const script = Object.assign(document.createElement('script'), { src: from, async: true });
  return new Promise<WidgetKind>((resolve, reject) => {
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

/** Opens the widget over the page. Throws when it can't be opened. */
export function openWidget(Kind: WidgetKind, { id, amount, keyId }: OpenedPayment, payer: Payer): OpenWidget {
  if (keyId === null) throw new Error('Nobody knows the shop’s key at the payment provider.');
  const { promise, resolve } = Promise.withResolvers<WidgetEnd>();
  const widget = new Kind({
    key: keyId,
    order_id: id,
    amount: amount.amount,
    currency: amount.currency,
    name: SHOP.name,
    prefill: { name: payer.name, email: payer.email, contact: `+91${payer.phone}` },
    theme: { color: getComputedStyle(document.documentElement).getPropertyValue('--madder-ground').trim() },
    handler: ({ razorpay_payment_id: paymentId, razorpay_signature: signature }) =>
      resolve({ name: 'paid', proof: { paymentId, signature } }),
    modal: { ondismiss: () => resolve({ name: 'dismissed' }) },
  });
  widget.open();
  return {
    end: promise,
    close() {
      // First come, first served: that closing counts as the shopper's changes nothing any more.
      resolve({ name: 'closed' });
      widget.close();
    },
  };
}
