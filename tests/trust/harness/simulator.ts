import { startChild } from './child.ts';
import type { Proof } from './proof.ts';
import { call, type Json, type Method } from './shoppers.ts';

/** The payment provider's ledger. Amounts are whole paise. */
export interface ProviderLedger {
  payments: LedgerPayment[];
  refunds: { id: string; paymentId: string; amount: number; status: string }[];
  orders: { id: string; amount: number; receipt: string; status: string }[];
  /** Forged webhooks, and those of them that the shop accepted. */
  forged: { sent: number; believed: number };
  /** The number of webhooks in each state. */
  deliveries: Record<string, number>;
}

/** One attempt to pay. */
export interface LedgerPayment {
  id: string;
  orderId: string;
  amount: number;
  refunded: number;
  captured: boolean;
  status: string;
}

/** A shopper's actions in the widget. */
export type Outcome = 'success' | 'failure' | 'late' | 'late-after-failure';

/** The faults of webhooks. */
export interface WebhookFaultSettings {
  copies?: number;
  shuffle?: boolean;
  spreadMs?: number;
  delayMs?: number;
  /** The share of lost webhooks, 0 to 1. */
  drop?: number;
  forgedShare?: number;
  seed?: number;
}

/** The payment provider, controlled by a scenario. Each method throws if the simulator refuses it. */
export interface Provider {
  address: string;
  /** Pays as a shopper does in the widget; returns the widget's proof, undefined without success. */
  pay(orderId: string, outcome?: Outcome, lateMs?: number): Promise<Proof | undefined>;
  /** Pays unless the order has been paid already. */
  tryToPay(orderId: string): Promise<Proof | undefined>;
  setWebhookFaults(faults: WebhookFaultSettings): Promise<void>;
  /** Makes everything at the provider older. */
  age(milliseconds: number): Promise<void>;
  /** Opens an order at the provider for which the shop has no row; returns the provider's id. */
  openUnknown(receipt: string, amount: number): Promise<string>;
  /** Refunds money as a person does on the provider's pages. */
  refundByHand(paymentId: string, amount: number): Promise<void>;
  /** Makes this number of the next refunds fail. */
  failRefunds(count: number): Promise<void>;
  /** Resolves when no webhook and no refund is running. */
  settled(): Promise<void>;
  ledger(): Promise<ProviderLedger>;
  close(): Promise<void>;
}

/** The shop's keys at the simulator. */
export const KEYS = {
  keyId: 'rzp_test_ProofsOfTrust1',
  keySecret: 'a key secret of the proofs',
  webhookSecret: 'a webhook secret of the proofs',
} as const;

/** Starts the simulator in a separate process; it sends webhooks to this address. */
export async function startProvider(webhookAddress: string): Promise<Provider> {
  const options = { ...KEYS, webhookAddress, lateMs: 500, refundMs: 50 };
  const child = await startChild({
    args: ['tests/trust/harness/simulator-process.ts', JSON.stringify(options)],
    env: { PATH: process.env['PATH'] ?? '' },
    ready: /answers on (\S+)/,
  });
  const address = /answers on (\S+)/.exec(child.output())?.[1] ?? '';
  const request = async (method: Method, path: string, body?: object): Promise<Json> => {
    const response = await call(method, address + path, {}, body);
    if (response.status !== 200) throw new Error(`The simulator answers ${path} with ${JSON.stringify(response)}.`);
    return response.body;
  };
  const drive = (path: string, body: object) => request('POST', `/__sim/${path}`, body);
  const byHand = async (path: string, body: object): Promise<Json> => {
    const authorization = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`;
    const response = await call('POST', address + path, { authorization }, body);
    if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(response)}`);
    return response.body;
  };
  const pay: Provider['pay'] = async (orderId, outcome = 'success', lateMs) =>
    (await drive('pay', { orderId, outcome, ...(lateMs === undefined ? {} : { lateMs }) })).response ?? undefined;
  return {
    address,
    pay,
    tryToPay: (orderId) =>
      pay(orderId).catch((error: unknown) => {
        if (String(error).includes('already')) return undefined;
        throw error;
      }),
    setWebhookFaults: (faults) => drive('webhooks', faults),
    age: (ms) => drive('age', { ms }),
    openUnknown: async (receipt, amount) => (await byHand('/v1/orders', { receipt, amount, currency: 'INR' })).id,
    refundByHand: async (paymentId, amount) => void (await byHand(`/v1/payments/${paymentId}/refund`, { amount })),
    failRefunds: (fail) => drive('refunds', { fail }),
    settled: () => drive('settled', {}),
    ledger: async () => parseLedger(await request('GET', '/__sim/ledger')),
    close: () => child.kill(),
  };
}

function parseLedger({ payments, refunds, orders, forged, deliveries }: Json): ProviderLedger {
  return {
    payments: payments.map(({ id, order_id, amount, amount_refunded, captured, status }: Json) => ({
      id,
      orderId: order_id,
      amount,
      refunded: amount_refunded,
      captured,
      status,
    })),
    refunds: refunds.map(({ id, payment_id: paymentId, amount, status }: Json) => ({ id, paymentId, amount, status })),
    orders: orders.map(({ id, amount, receipt, status }: Json) => ({ id, amount, receipt, status })),
    forged,
    deliveries,
  };
}
