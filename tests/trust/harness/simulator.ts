import { startChild } from './child.ts';
import type { Proof } from './proof.ts';
import { call } from './shoppers.ts';
import type { Json, Method } from './shoppers.ts';

/** What the payment provider has in its books. Amounts are whole paise. */
export interface Books {
  payments: BookedPayment[];
  refunds: { id: string; paymentId: string; amount: number; status: string }[];
  orders: { id: string; amount: number; receipt: string; status: string }[];
  /** Forged messages that were sent, and those of them that the shop answered as if it believed them. */
  forged: { sent: number; believed: number };
  /** Messages to the shop by how they stand. */
  deliveries: Record<string, number>;
}

/** One attempt at paying. */
export interface BookedPayment {
  id: string;
  orderId: string;
  amount: number;
  refunded: number;
  captured: boolean;
  status: string;
}

/** What a shopper does in the widget. */
export type Outcome = 'success' | 'failure' | 'late' | 'late-after-failure';

/** What goes wrong with messages to the shop. */
export interface MessageFaults {
  copies?: number;
  shuffle?: boolean;
  spreadMs?: number;
  delayMs?: number;
  /** Share of those that are lost, 0 to 1. */
  drop?: number;
  forgedShare?: number;
  seed?: number;
}

/** The payment provider, driven from outside. Each call throws when the simulator refuses it. */
export interface Provider {
  address: string;
  /** Pays as a shopper does in the widget; answers what the widget hands out, and undefined for no success. */
  pay(orderId: string, outcome?: Outcome, lateMs?: number): Promise<Proof | undefined>;
  /** Pays unless the order has been paid already. */
  tryToPay(orderId: string): Promise<Proof | undefined>;
  messages(faults: MessageFaults): Promise<void>;
  /** Lets the next calls of an operation go wrong. */
  fail(operation: string, kind: string, times: number): Promise<void>;
  /** Types a card into the widget's page; answers the step that it leads to. */
  typeCard(orderId: string, number: string): Promise<Json>;
  /** Answers at the bank's page. */
  answerBank(paymentId: string, answer: 'success' | 'failure'): Promise<Json>;
  advance(milliseconds: number): Promise<void>;
  /** Resolves once no message and no refund is under way. */
  settled(): Promise<void>;
  books(): Promise<Books>;
  close(): Promise<void>;
}

/** What the shop is known by at the simulator. */
export const KEYS = {
  keyId: 'rzp_test_ProofsOfTrust1',
  keySecret: 'a key secret of the proofs',
  webhookSecret: 'a webhook secret of the proofs',
} as const;

/** Starts the simulator in a process of its own; its messages go to this address. */
export async function openProvider(webhookAddress: string): Promise<Provider> {
  const options = { ...KEYS, webhookAddress, lateMs: 500, refundMs: 50 };
  const child = await startChild({
    args: ['tests/trust/harness/simulator-process.ts', JSON.stringify(options)],
    env: { PATH: process.env['PATH'] ?? '' },
    ready: /answers on (\S+)/,
  });
  const address = /answers on (\S+)/.exec(child.said())?.[1] ?? '';
  const ask = async (method: Method, path: string, body?: object): Promise<Json> => {
    const answer = await call(method, address + path, {}, body);
    if (answer.status !== 200) throw new Error(`The simulator answers ${path} with ${JSON.stringify(answer)}.`);
    return answer.body;
  };
  const drive = (path: string, body: object) => ask('POST', `/__sim/${path}`, body);
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
    messages: (faults) => drive('webhooks', faults),
    fail: (operation, kind, times) => drive('faults', { operation, kind, times }),
    typeCard: (order_id, number) => {
      const card = { number, expiry: '11/34', cvv: '123', name: 'Asha Verma' };
      const body = { key_id: KEYS.keyId, order_id, card, email: 'asha@example.com', contact: '+919829012345' };
      return ask('POST', '/v1/checkout/pay', body);
    },
    answerBank: (payment_id, answer) => ask('POST', '/v1/checkout/bank', { payment_id, answer }),
    advance: (advanceMs) => drive('clock', { advanceMs }),
    settled: () => drive('settled', {}),
    books: async () => booksFrom(await ask('GET', '/__sim/ledger')),
    close: () => child.kill(),
  };
}

function booksFrom({ payments, refunds, orders, forged, deliveries }: Json): Books {
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
