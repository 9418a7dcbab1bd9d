import type { PaymentStatus } from '../generated/schema-types.ts';
import { Money } from '../host/money.ts';
import type { HostResponse } from '../host/contract.ts';
import { orderItemNode, type OrderItemNode } from '../orders/nodes.ts';

/** A payment of a rich host. */
type RestPayment = HostResponse<'getPayment'>['payment'];
/** An opened payment as REST hosts send it. */
type RestPaymentOrder = HostResponse<'startPayment'>;

/** A payment and the items that it paid for. */
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
/** The payment widget of the gateway's settings, for a host that does not send its own. */
export interface PaymentWidget {
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

/** Converts a REST payment. */
export function paymentNode({ id, amount, status, orders }: RestPayment): PaymentNode {
  const orderItems = status === 'paid' ? orders.map(orderItemNode) : [];
  return { id, status: STATUSES[status], amount: new Money(amount), orderItems };
}

/** Converts an opened payment. The widget is the host's, else that of the settings. */
export function paymentOrderNode(raw: RestPaymentOrder, widget: PaymentWidget): PaymentOrderNode {
  return {
    id: raw.id,
    amount: new Money(raw.amount),
    keyId: raw.keyId ?? widget.keyId ?? null,
    widgetUrl: isScriptUrl(raw.widgetUrl, widget) ? raw.widgetUrl : widget.url,
    status: raw.status ? STATUSES[raw.status] : 'PENDING',
    expiresAt: raw.expiresAt ?? null,
  };
}

/** Converts a paid payment to an opened one: it needs no widget. */
export function paidPaymentOrderNode({ id, amount, status }: PaymentNode, widget: PaymentWidget): PaymentOrderNode {
  return { id, amount, status, keyId: widget.keyId ?? null, widgetUrl: widget.url, expiresAt: null };
}

/** Whether a page may load a script from an address: by https, and outside production also by http. */
function isScriptUrl(address: string | undefined, { isProduction }: PaymentWidget): address is string {
  const protocol = URL.parse(address ?? '')?.protocol;
  return protocol === 'https:' || (!isProduction && protocol === 'http:');
}
