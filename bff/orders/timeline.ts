import type { OrderEventKind, Tracking } from '../generated/schema-types.ts';
import { Money } from '../host/money.ts';
import type { MoneyTrailNode, OrderItemNode, OrderNode } from './nodes.ts';
import type { ReturnNode } from './return-nodes.ts';

/** Something that happened to an order. */
export interface OrderEventNode {
  kind: OrderEventKind;
  at: string;
  items: OrderItemNode[];
  amount: Money | null;
  tracking: Tracking | null;
  expectedBy: string | null;
}

/** The money of an item that its events name. */
export interface ItemMoney {
  item: OrderItemNode;
  trail: MoneyTrailNode;
  /** The amount of its refund after a cancellation. */
  refund: Money;
}

type Happened = Omit<OrderEventNode, 'items' | 'at'> & { at: string | null | undefined };

/** The gateway's moment of something whose time the host doesn't send. */
const UNKNOWN_MS = new Date(0).getTime();
const MINUTE_MS = 60_000;

/**
 * Returns what has happened to an order, the oldest first. Events of one kind in one minute are one event, unless their
 * parcels differ. Leaves out what has no known time.
 */
export function timelineOf({ items, placedAt, paidAt }: OrderNode, money: readonly ItemMoney[]): OrderEventNode[] {
  const bought = money.filter(({ item }) => !item.isReplacement);
  const sum = (part: 'paid' | 'toCollect') => bought.reduce((all, { trail }) => all + trail[part].amount, 0);
  const ofOrder = [
    { ...happened('PLACED', placedAt), items: items.filter(({ isReplacement }) => !isReplacement) },
    { ...happened('PAID', paidAt), amount: new Money(sum('paid')), items: bought.map(({ item }) => item) },
  ];
  const ofItems = money.flatMap((each) => eventsOf(each).map((event) => Object.assign(event, { items: [each.item] })));
  const known = [...ofOrder, ...ofItems].flatMap(({ at, ...event }) =>
    at && Date.parse(at) !== UNKNOWN_MS ? [{ ...event, at }] : [],
  );
  return merge(known.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)));
}

const happened = (kind: OrderEventKind, at: string | null | undefined): Happened => ({
  kind,
  at,
  amount: null,
  tracking: null,
  expectedBy: null,
});

function eventsOf({ item, trail, refund }: ItemMoney): Happened[] {
  const { cancellation, refundTimes, cash, tracking, refundPaise } = item;
  const { initiatedAt, processedAt, expectedBy = null } = refundTimes;
  const amount = refundPaise === 0 ? null : refund;
  return [
    happened('CONFIRMED', item.confirmedAt),
    { ...happened('DISPATCHED', item.dispatchedAt), tracking },
    happened('DELIVERED', item.deliveredAt),
    { ...happened('CASH_COLLECTED', item.cashCollectedAt), amount: trail.paid },
    happened(cancellationKindOf(item), cancellation?.cancelledAt),
    ...(cash === null
      ? [
          { ...happened('REFUND_INITIATED', initiatedAt), amount },
          { ...happened('REFUND_SENT', processedAt), amount, expectedBy },
        ]
      : []),
    ...item.returns.flatMap(returnEventsOf),
  ];
}

function cancellationKindOf({ cash, cancellation }: OrderItemNode): OrderEventKind {
  if (cash === 'REFUSED') return 'NOT_ACCEPTED';
  return cancellation?.byShopper ? 'CANCELLED_BY_SHOPPER' : 'CANCELLED_BY_SHOP';
}

function returnEventsOf({ refund, ...steps }: ReturnNode): Happened[] {
  const { initiatedAt, processedAt, expectedBy = null } = refund ?? {};
  const amount = refund?.amount ?? null;
  return [
    happened('RETURN_REQUESTED', steps.requestedAt),
    happened('RETURN_APPROVED', steps.approvedAt),
    happened('RETURN_DECLINED', steps.declinedAt),
    happened('RETURN_WITHDRAWN', steps.withdrawnAt),
    happened('RETURN_PICKED_UP', steps.pickedUpAt),
    happened('RETURN_RECEIVED', steps.receivedAt),
    { ...happened('REFUND_INITIATED', initiatedAt), amount },
    { ...happened('REFUND_SENT', processedAt), amount, expectedBy },
  ];
}

/** Makes one event of those of one kind, minute and parcel. The first one's time stays, and amounts add up. */
function merge(sorted: readonly OrderEventNode[]): OrderEventNode[] {
  const merged: OrderEventNode[] = [];
  for (const event of sorted) {
    const at = merged.findIndex((one) => isSame(one, event));
    const first = merged[at];
    if (!first) merged.push(event);
    else {
      const amount = first.amount && event.amount ? new Money(first.amount.amount + event.amount.amount) : null;
      merged[at] = { ...first, amount, items: [...new Set([...first.items, ...event.items])] };
    }
  }
  return merged;
}

const isSame = (one: OrderEventNode, other: OrderEventNode): boolean =>
  one.kind === other.kind &&
  Date.parse(other.at) - Date.parse(one.at) < MINUTE_MS &&
  one.tracking?.id === other.tracking?.id &&
  one.expectedBy === other.expectedBy;
