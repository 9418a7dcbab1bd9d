import type { Bank, Payer } from '../bank/bank.ts';
import type { SimulatorStore } from '../store/repository.ts';
import type { WebhookDeliveryRow } from '../store/rows.ts';
import type { Clock } from '../clock.ts';
import type { WidgetResponse, CardPageSession } from '../page/card-page-session.ts';
import { orderEntity, paymentEntity, refundEntity } from '../protocol/entities.ts';
import type { ErrorDetails } from '../protocol/protocol-errors.ts';
import type { WebhookDelivery } from '../webhooks/webhook-delivery.ts';
import type { WebhookFaults } from '../webhooks/fault-injection.ts';
import type { FaultKind, CallFaults, Operation } from './call-faults.ts';

/**
 * What a shopper does in the card page. `late`: the bank lets everyone wait, the widget says that it failed, and it
 * pays in the end; `late-after-failure`: the provider too has called it failed before; `close`: nothing is tried.
 */
export type ShopperAction = 'success' | 'failure' | 'late' | 'late-after-failure' | 'close';

/** What the widget would have called: `handler` with the proof, `payment.failed` with the error, or only `ondismiss`. */
export interface PaymentOutcome {
  paymentId: string | null;
  response: WidgetResponse | null;
  error: ErrorDetails | null;
}

/** All that the books have, newest first, to be compared with what the shop believes. */
export interface Ledger {
  orders: ReturnType<typeof orderEntity>[];
  payments: ReturnType<typeof paymentEntity>[];
  refunds: ReturnType<typeof refundEntity>[];
  /** Deliveries of messages by how they stand. */
  deliveries: Record<WebhookDeliveryRow['outcome'], number>;
  /** Forged messages: sent in all, and those of them that the shop answered as if it believed them. */
  forged: { sent: number; believed: number };
}

const SHOPPER: Payer = {
  last4: '1111',
  network: 'Visa',
  holder: 'Test Shopper',
  email: 'shopper@example.com',
  contact: '+919876543210',
};

/** What tests may do to the simulator. */
export interface SimulatorControls {
  /** Does without a browser what a shopper does in the card page; throws a Refusal where the page would say no. */
  pay: (orderId: string, outcome?: ShopperAction, lateMs?: number) => PaymentOutcome;
  /** Where messages go from now on; undefined lets them wait. */
  setWebhookAddress: (address: string | undefined) => void;
  /** How messages go wrong from now on; what isn't named goes right. */
  setWebhookFaults: (faults: Partial<WebhookFaults>, seed?: number) => void;
  /** The next calls of this operation go wrong, one unless told. */
  failNext: (operation: Operation, kind: FaultKind, times?: number) => void;
  /** So many of the next refunds are made and then fail. */
  failRefunds: (count: number) => void;
  /** It is so many milliseconds later: what is due by then happens. */
  advance: (ms: number) => void;
  /** Resolves when every message that has an address has been tried. */
  settled: () => Promise<void>;
  ledger: () => Ledger;
}

/** What the wheel turns. */
export interface ControlDependencies {
  store: SimulatorStore;
  bank: Bank;
  cardPageSession: CardPageSession;
  webhookDelivery: WebhookDelivery;
  clock: Clock;
  faults: CallFaults;
}

/** Puts the wheel on. */
export function createControls({
  store,
  bank,
  cardPageSession,
  webhookDelivery,
  clock,
  faults,
}: ControlDependencies): SimulatorControls {
  return {
    pay: (orderId, outcome = 'success', lateMs) => payAs({ bank, cardPageSession }, orderId, outcome, lateMs),
    setWebhookAddress: webhookDelivery.setAddress,
    setWebhookFaults: (wanted, seed = 1) => webhookDelivery.setFaults(wanted, seed),
    failNext: (operation, kind, times = 1) => faults.plan(operation, kind, times),
    failRefunds: bank.failNextRefunds,
    advance: clock.advance,
    settled: () =>
      clock.until(() => !webhookDelivery.isUnderWay() && (!webhookDelivery.hasRoom() || !store.hasUntried())),
    ledger: () => ledgerOf(store),
  };
}

function payAs(
  parts: { bank: Bank; cardPageSession: CardPageSession },
  orderId: string,
  outcome: ShopperAction,
  lateMs?: number,
): PaymentOutcome {
  if (outcome === 'close') return { paymentId: null, response: null, error: null };
  const behaviour = outcome === 'late-after-failure' ? 'late' : outcome;
  const attempt = parts.cardPageSession.attempt({ orderId, payer: SHOPPER, behaviour, lateMs });
  if (outcome === 'late-after-failure') parts.bank.decline(attempt.paymentId, 'slow');
  return {
    paymentId: attempt.paymentId,
    response: attempt.step === 'paid' ? attempt.response : null,
    error: attempt.step === 'failed' ? attempt.error : null,
  };
}

const ALL = 1_000_000;

function ledgerOf(store: SimulatorStore): Ledger {
  const deliveries = { waiting: 0, delivered: 0, refused: 0, dropped: 0, 'given up': 0 };
  const forged = { sent: 0, believed: 0 };
  for (const { outcome, forged_signature } of store.deliveries()) {
    if (forged_signature === null) deliveries[outcome] += 1;
    else if (outcome !== 'waiting') forged.sent += 1;
    if (forged_signature !== null && outcome === 'delivered') forged.believed += 1;
  }
  return {
    orders: store.orders({ count: ALL, skip: 0 }).map(orderEntity),
    payments: store.payments(ALL).map(paymentEntity),
    refunds: store.refunds(ALL).map(refundEntity),
    deliveries,
    forged,
  };
}
