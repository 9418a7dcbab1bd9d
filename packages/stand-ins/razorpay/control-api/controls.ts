import type { Bank, Payer } from '../bank/bank.ts';
import type { Clock } from '../clock.ts';
import type { WidgetResponse, CardPageSession } from '../page/card-page-session.ts';
import { orderEntity, paymentEntity, refundEntity } from '../protocol/entities.ts';
import type { ErrorDetails } from '../protocol/protocol-errors.ts';
import type { SimulatorStore } from '../store/repository.ts';
import type { PaymentMethod, WebhookDeliveryRow } from '../store/rows.ts';
import type { WebhookFaults } from '../webhooks/fault-injection.ts';
import type { WebhookDelivery } from '../webhooks/webhook-delivery.ts';
import type { FaultKind, CallFaults, Operation } from './call-faults.ts';

/**
 * A shopper's action on the card page. `pending`: the approval comes later, without a message until then. `late`: the
 * bank responds late, the widget shows a failure, and the payment finally succeeds. `late-after-failure`: the provider
 * also reported the failure. `close`: no attempt.
 */
export type ShopperAction = 'success' | 'failure' | 'pending' | 'late' | 'late-after-failure' | 'close';

/** The widget's report: `handler` gets the proof, `payment.failed` gets the error, or only `ondismiss` is called. */
export interface PaymentOutcome {
  paymentId: string | null;
  response: WidgetResponse | null;
  error: ErrorDetails | null;
}

/** The content of the store, the newest first, to compare with the shop's. */
export interface Ledger {
  orders: ReturnType<typeof orderEntity>[];
  payments: ReturnType<typeof paymentEntity>[];
  refunds: ReturnType<typeof refundEntity>[];
  /** The number of webhook deliveries in each state. */
  deliveries: Record<WebhookDeliveryRow['outcome'], number>;
  /** Forged webhooks: all that were sent, and those that the shop accepted. */
  forged: { sent: number; believed: number };
}

/** The payer's details of each payment method in tests. */
const INSTRUMENTS: Record<PaymentMethod, Partial<Payer>> = {
  card: { last4: '1111', network: 'Visa', holder: 'Test Shopper' },
  upi: { vpa: 'success@razorpay' },
  netbanking: { bank: 'HDFC' },
  wallet: { wallet: 'mobikwik' },
};

const SHOPPER: Omit<Payer, 'method'> = {
  last4: '',
  network: '',
  holder: '',
  vpa: null,
  bank: null,
  wallet: null,
  email: 'shopper@example.com',
  contact: '+919876543210',
};

/** The controls of the simulator for tests. */
export interface SimulatorControls {
  /** Pays without a browser, as a shopper does on the card page. Throws a ProtocolError if the page would refuse. */
  pay: (orderId: string, outcome?: ShopperAction, lateMs?: number, method?: PaymentMethod) => PaymentOutcome;
  /** Sets the address of the shop's webhooks; without one they wait. */
  setWebhookAddress: (address: string | undefined) => void;
  /** Sets the faults of webhooks; those without a value do not occur. */
  setWebhookFaults: (faults: Partial<WebhookFaults>, seed?: number) => void;
  /** Makes the next calls of this operation fail, one by default. */
  failNext: (operation: Operation, kind: FaultKind, times?: number) => void;
  /** Makes this number of the next refunds fail. */
  failRefunds: (count: number) => void;
  /** Moves the time forward by this number of milliseconds, and runs the work that is then due. */
  advance: (ms: number) => void;
  /** Makes all orders, payments and refunds older by this number of milliseconds. */
  age: (ms: number) => void;
  /** Resolves when every webhook with an address has been sent. */
  settled: () => Promise<void>;
  ledger: () => Ledger;
}

/** The dependencies of the controls. */
export interface ControlDependencies {
  store: SimulatorStore;
  bank: Bank;
  cardPageSession: CardPageSession;
  webhookDelivery: WebhookDelivery;
  clock: Clock;
  faults: CallFaults;
}

/** Creates the controls. */
export function createControls({
  store,
  bank,
  cardPageSession,
  webhookDelivery,
  clock,
  faults,
}: ControlDependencies): SimulatorControls {
  return {
    pay: (orderId, outcome = 'success', lateMs, method = 'card') =>
      payAs({ bank, cardPageSession }, { orderId, outcome, lateMs, method }),
    setWebhookAddress: webhookDelivery.setAddress,
    setWebhookFaults: (wanted, seed = 1) => webhookDelivery.setFaults(wanted, seed),
    failNext: (operation, kind, times = 1) => faults.plan(operation, kind, times),
    failRefunds: bank.failNextRefunds,
    advance: clock.advance,
    age: store.age,
    settled: () =>
      clock.until(() => !webhookDelivery.isUnderWay() && (!webhookDelivery.hasRoom() || !store.hasUntried())),
    ledger: () => ledgerOf(store),
  };
}

interface Try {
  orderId: string;
  outcome: ShopperAction;
  lateMs: number | undefined;
  method: PaymentMethod;
}

function payAs(
  parts: { bank: Bank; cardPageSession: CardPageSession },
  { orderId, outcome, lateMs, method }: Try,
): PaymentOutcome {
  if (outcome === 'close') return { paymentId: null, response: null, error: null };
  const behaviour = outcome === 'late-after-failure' ? 'late' : outcome;
  const failure = method === 'card' ? 'declined' : 'rejected';
  const payer = { ...SHOPPER, ...INSTRUMENTS[method], method };
  const attempt = parts.cardPageSession.attempt({ orderId, payer, behaviour, failure, lateMs });
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
  for (const { outcome, forged_signature } of store.listDeliveries()) {
    if (forged_signature === null) deliveries[outcome] += 1;
    else if (outcome !== 'waiting') forged.sent += 1;
    if (forged_signature !== null && outcome === 'delivered') forged.believed += 1;
  }
  return {
    orders: store.listOrders({ count: ALL, skip: 0 }).map(orderEntity),
    payments: store.listPayments(ALL).map(paymentEntity),
    refunds: store.listRefunds(ALL).map(refundEntity),
    deliveries,
    forged,
  };
}
