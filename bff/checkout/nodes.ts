import type { PaymentStatus } from '../generated/resolvers.ts';
import type { Has } from '../platform/additions.ts';
import { Failure } from '../platform/failures.ts';
import { Money } from '../platform/money.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import { orderItemNode, type OrderItemNode } from '../orders/nodes.ts';

/** A payment as our own host answers it. */
type RestPayment = Answer<'getPayment'>['payment'];
/** An opened payment as REST hosts answer it. */
type RestPaymentOrder = Answer<'startPayment'>;

/** A payment, and what was ordered by it. */
export interface PaymentNode {
  id: string;
  status: PaymentStatus;
  amount: Money;
  orderItems: OrderItemNode[];
}
/** An opened payment. */
export interface PaymentOrderNode {
  id: string;
  amount: Money;
  keyId: string | null;
  widgetUrl: string;
  status: PaymentStatus;
  expiresAt: string | null;
}
/** What the gateway's settings say of the payment provider, for hosts that don't tell. */
export interface Widget {
  keyId: string | undefined;
  url: string;
  isProduction: boolean;
}

const STATUSES: Record<RestPayment['status'], PaymentStatus> = {
  pending: 'PENDING',
  paid: 'PAID',
  not_paid: 'NOT_PAID',
  refunded: 'REFUNDED',
};

/** The most that the schema's numbers tell. */
const MOST = 2 ** 31 - 1;

/** A payment of our own host. Throws UPSTREAM_INVALID_RESPONSE for an amount that can't be. */
export function paymentNode({ id, amount, status, orders }: RestPayment, has: Has): PaymentNode {
  const orderItems = status === 'paid' ? orders.map((raw) => orderItemNode(raw, has)) : [];
  return { id, status: STATUSES[status], amount: moneyOf(amount), orderItems };
}

/** An opened payment; the widget's key and address are the host's, else those of the settings. Throws as `paymentNode` does. */
export function paymentOrderNode(raw: RestPaymentOrder, widget: Widget): PaymentOrderNode {
  return {
    id: raw.id,
    amount: moneyOf(raw.amount),
    keyId: raw.keyId ?? widget.keyId ?? null,
    widgetUrl: isScript(raw.widgetUrl, widget) ? raw.widgetUrl : widget.url,
    status: raw.status ? STATUSES[raw.status] : 'PENDING',
    expiresAt: raw.expiresAt ?? null,
  };
}

function moneyOf(paise: number): Money {
  if (paise < 0 || paise > MOST) throw new Failure('UPSTREAM_INVALID_RESPONSE');
  return new Money(paise);
}

/** Whether a page may run a script from there: https, or a plain address while trying out. */
function isScript(address: string | undefined, { isProduction }: Widget): address is string {
  const protocol = URL.parse(address ?? '')?.protocol;
  return protocol === 'https:' || (!isProduction && protocol === 'http:');
}
