import { vi } from 'vitest';
import {
  storeAttempt,
  type PaymentAttempt,
  type PaymentRequest,
} from '../../../web/checkout/payment/payment-attempt.ts';
import { PaymentMachine } from '../../../web/checkout/payment/payment-machine.ts';
import type { Stage } from '../../../web/checkout/payment/payment-stage.ts';
import type { OpenedPayment, StartResult, StatusResult } from '../../../web/checkout/payment/usePaymentApi.ts';
import { widgetKind, type OpenedWidget } from './render-page.tsx';

type StubResponse = StatusResult | Promise<StatusResult>;

/**
 * The payment of a page of the shopper s-1, without the page. `stored` is the attempt in the tab's storage. The shop
 * responds to each payment query with the next of `answers`; NONE means a forged proof.
 */
export function createMachine(stored: Partial<PaymentAttempt> | undefined, ...responses: StubResponse[]) {
  if (stored) storeAttempt({ shopper: 's-1', request: '', attemptId: 'a-1', ...stored });
  const reported = { asked: [] as string[], stages: [] as Stage['name'][], paid: [] as string[] };
  const { promise: started, resolve: answerStart } = Promise.withResolvers<StartResult>();
  const request = (question: string) => async (): Promise<StatusResult> => {
    reported.asked.push(question);
    return responses.shift() ?? 'UNKNOWN';
  };
  const verify = request('verify');
  const machine = new PaymentMachine({
    shopper: 's-1',
    shopName: 'Rangbandh',
    api: {
      start: () => started,
      verify: async () => {
        const status = await verify();
        return status === 'NONE' ? { status, isForged: true, words: 'No.' } : { status, isForged: false };
      },
      cancel: request('cancel'),
      readStatus: request('readStatus'),
    },
    show: ({ name }) => void reported.stages.push(name),
    onPaid: (orderId) => void reported.paid.push(orderId),
  });
  return { machine, calls: reported, answerStart };
}

const address = { name: 'A', address: 'B', city: 'C', state: 'D', pinCode: '342001', phone: '9876543210', email: 'e' };

/** A payment request for one piece, with these changes. */
export const paymentRequest = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  input: { shippingAddress: address, billingAddress: null, promoCode: null, expectedTotal: 1 },
  lines: [{ sku: 'A', quantity: 1 }],
  cartPromoCode: null,
  widget: { offered: { upi: true }, first: 'upi' },
  ...changes,
});

let scriptsWanted = 0;
/** The address of a script that no page has fetched yet. */
export const newScript = (): string => `https://pay.example/attempt/${(scriptsWanted += 1)}`;

/** A payment that the shop has opened. */
export const openedPayment = (): OpenedPayment => ({
  id: 'order_1',
  status: 'PENDING',
  keyId: 'rzp_test',
  widgetUrl: newScript(),
  expiresAt: null,
  amount: { amount: 1, currency: 'INR' },
});

/** The scripts that a page fetches: the test decides when they load. */
export function watchScripts(): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  return scripts;
}

/** A page that has opened a payment, and fetches the widget's script. */
export async function openPayment(...responses: StubResponse[]) {
  const widgets: OpenedWidget[] = [];
  vi.stubGlobal('Razorpay', widgetKind(widgets));
  const scripts = watchScripts();
  const { answerStart, ...opened } = createMachine(undefined, ...responses);
  opened.machine.start();
  answerStart({ name: 'opened', payment: openedPayment() });
  await opened.machine.pay(paymentRequest());
  const report = (event: 'load' | 'error') => () => scripts.forEach((script) => script.dispatchEvent(new Event(event)));
  return { ...opened, widgets, load: report('load'), fail: report('error') };
}
