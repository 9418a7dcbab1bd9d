import { mailsTo, type MailCatcher } from './mail-catcher.ts';
import type { ShopDatabase } from './shop-database.ts';
import type { ProviderLedger, LedgerPayment } from './simulator.ts';

/** The sources that must agree once everything is settled. */
export interface LedgerSources {
  database: ShopDatabase;
  /** The payment provider's ledger. */
  provider: ProviderLedger;
  mailCatcher: MailCatcher;
  /** The initial stock of each variant. */
  initial: ReadonlyMap<string, number>;
}

/** The result: counts, and a sentence for each disagreement. */
export interface Ledger {
  sold: number;
  held: number;
  left: number;
  /** Payments that the provider has captured. */
  captured: number;
  /** Refunds that the provider has made. */
  refunds: number;
  /** Orders that are placed. */
  orders: number;
  broken: string[];
}

interface OrderRow extends Record<string, unknown> {
  id: string;
  shopper_id: string;
  chain_id: string;
  email: string;
  state: string;
  total: number;
  provider_order_id: string | null;
  /** The sum of all its items, cancelled ones included; an item that replaces returned pieces was paid with these. */
  items: number;
  cancelled: number;
  /**
   * The refunds of returned pieces: the paid price of all pieces of an item less that of those that remain. Also those
   * out of goodwill, and those made at the provider which did not reduce the refund of a cancelled item.
   */
  returned: number;
  cancelled_items: number;
  /** Whether it is paid in cash, the number of its items with a state of the cash, and the number refused at delivery. */
  pays_cash: boolean;
  cash_items: number;
  refused_items: number;
  placed_items: number;
  all_items: number;
  bought_items: number;
}

const ORDERS = `
  select o.id, o.shopper_id, o.chain_id, s.email, o.state, o.total, o.provider_order_id,
    (sum(i.unit_price * i.quantity - i.discount) filter (where i.replaces is null))::int as items,
    coalesce(sum(i.unit_price * i.quantity - i.discount) filter (where i.status = 'Cancelled'), 0)::int as cancelled,
    (select coalesce(sum(r.paid), 0)::int from (
       select n.unit_price * sum(t.quantity) - round(n.discount * sum(t.quantity) / n.quantity::numeric)
         - coalesce(sum(x.unit_price * x.quantity - x.discount), 0) as paid
       from returns t join order_items n on n.id = t.order_item_id left join order_items x on x.replaces = t.id
       where t.order_id = o.id and t.state = 'received' group by n.id) r)
       + (select coalesce(sum(r.amount), 0)::int from refunds r join payments p on p.id = r.payment_id
          where p.order_id = o.id and r.reason = 'goodwill')
       + greatest(0, (select coalesce(sum(r.amount) filter (where r.reason in ('outside', 'cancelled') and r.part_of is null), 0)::int
          from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id)
         - coalesce(sum(i.unit_price * i.quantity - i.discount) filter (where i.status = 'Cancelled'), 0)::int) as returned,
    count(*) filter (where i.status = 'Cancelled') as cancelled_items,
    o.pays_cash, count(i.cash) as cash_items, count(*) filter (where i.cash = 'refused') as refused_items,
    count(i.status) as placed_items, count(*) as all_items,
    count(*) filter (where i.replaces is null) as bought_items
  from orders o join shoppers s on s.id = o.shopper_id join order_items i on i.order_id = o.id
  group by o.id, s.email`;

/** Adds up pieces, money and mails, and describes each disagreement. */
export async function readLedger({ database, provider: ledger, mailCatcher, initial }: LedgerSources): Promise<Ledger> {
  const orders = await database.rows<OrderRow>(ORDERS);
  const pieces = await countPieces(database, initial);
  const paid = orders.filter(({ state }) => state === 'paid');
  const broken = [
    ...pieces.broken,
    ...checkMoney(orders, ledger),
    ...checkDuplicates(orders, ledger),
    ...checkMails(orders, ledger, mailCatcher),
    ...(await limits(database)),
    ...(await refunds(database, ledger)),
  ];
  const { sold, held, left } = pieces;
  const captured = ledger.payments.filter((payment) => payment.captured).length;
  return { sold, held, left, captured, refunds: ledger.refunds.length, orders: paid.length, broken };
}

async function countPieces(database: ShopDatabase, initial: ReadonlyMap<string, number>) {
  const rows = await database.rows<{ sku: string; left: number; held: number; sold: number }>(
    `select v.sku, v.stock as left,
       (select coalesce(sum(quantity), 0)::int from stock_holds h where h.sku = v.sku)
         + (select coalesce(sum(quantity), 0)::int from returns t
            where t.exchange_sku = v.sku and t.state in ('requested', 'approved', 'picked_up')) as held,
       (select coalesce(sum(quantity), 0)::int from order_items i
        where i.sku = v.sku and i.status is not null and i.status <> 'Cancelled')
         - (select coalesce(sum(t.quantity), 0)::int from returns t join order_items i on i.id = t.order_item_id
            where i.sku = v.sku and t.condition = 'good') as sold
     from variants v where v.sku = any($1) order by v.sku`,
    [[...initial.keys()]],
  );
  const broken = rows.flatMap(({ sku, left, held, sold }) => {
    const first = initial.get(sku) ?? 0;
    if (sold > first) return [`oversold: ${sku} had ${first} and sold ${sold}`];
    return sold + held + left === first ? [] : [`${sku}: sold ${sold} + held ${held} + left ${left} is not ${first}`];
  });
  const sum = (of: 'sold' | 'held' | 'left') => rows.reduce((total, row) => total + row[of], 0);
  return { sold: sum('sold'), held: sum('held'), left: sum('left'), broken };
}

/** Compares each order with the provider's payments of it. */
function checkMoney(orders: readonly OrderRow[], ledger: ProviderLedger): string[] {
  const byOrder = Map.groupBy(ledger.payments, ({ orderId }) => orderId);
  const known = new Set(orders.map(({ provider_order_id: id }) => id));
  const strangers = ledger.payments.filter(({ captured, orderId }) => captured && !known.has(orderId));
  return [
    ...orders.flatMap((order) => {
      const captured = (byOrder.get(order.provider_order_id ?? '') ?? []).filter((payment) => payment.captured);
      return checkPaymentsOf(order, captured);
    }),
    ...strangers.map(
      ({ id, orderId }) => `charged without an order: ${id} paid ${orderId}, which the shop doesn't know`,
    ),
  ];
}

function checkPaymentsOf(order: OrderRow, captured: LedgerPayment[]): string[] {
  const { id, state, total, items, cancelled, returned } = order;
  const [taken, given] = [sumOf(captured, 'amount'), sumOf(captured, 'refunded')];
  const facts: string[] = [];
  if (items !== total) facts.push(`drift: the items of ${id} come to ${items} and the order to ${total}`);
  const cashDue = order.pays_cash ? order.bought_items : 0;
  if (order.cash_items !== cashDue) facts.push(`${id}: ${order.cash_items} items have cash, and ${cashDue} should`);
  if (state === 'paid') {
    if (order.pays_cash && captured.length > 0) facts.push(`${id} is paid in cash and was charged ${taken}`);
    if (!order.pays_cash && captured.length === 0) facts.push(`order without a charge: ${id}`);
    if (order.placed_items !== order.all_items)
      facts.push(`${id} is paid and ${order.placed_items} of its ${order.all_items} items are placed`);
    if (captured.length > 0 && taken - given !== total - cancelled - returned) {
      facts.push(
        `${id} costs ${total}, ${cancelled} of it cancelled, ${returned} returned; charged ${taken}, refunded ${given}`,
      );
    }
    return facts;
  }
  if (order.placed_items > 0) facts.push(`${id} is ${state} and has placed items`);
  if (given < taken)
    facts.push(`charged without an order or a refund: ${id} is ${state}; charged ${taken}, refunded ${given}`);
  if (state === 'refunded' && taken === 0) facts.push(`${id} counts as refunded and was never charged`);
  return facts;
}

/** Purchases that were paid more than once. */
function checkDuplicates(orders: readonly OrderRow[], ledger: ProviderLedger): string[] {
  const stored = new Set(
    ledger.payments
      .filter(({ captured, amount, refunded }) => captured && refunded < amount)
      .map(({ orderId }) => orderId),
  );
  const chains = Map.groupBy(
    orders.filter((order) => order.pays_cash || stored.has(order.provider_order_id ?? '')),
    ({ chain_id }) => chain_id,
  );
  return [...chains].flatMap(([chain, charged]) =>
    charged.length > 1
      ? [`charged twice: ${charged.map(({ id }) => id).join(' and ')} of the one purchase ${chain}`]
      : [],
  );
}

/** Compares each shopper's mails with the shopper's orders. */
function checkMails(orders: readonly OrderRow[], ledger: ProviderLedger, mailCatcher: MailCatcher): string[] {
  const returned = new Map<string, number>();
  const orderOf = new Map(orders.map((order) => [order.provider_order_id, order]));
  for (const { captured, orderId, amount, refunded } of ledger.payments) {
    const order = orderOf.get(orderId);
    if (captured && order && order.state !== 'paid' && refunded === amount)
      returned.set(order.email, (returned.get(order.email) ?? 0) + 1);
  }
  return [...Map.groupBy(orders, ({ email }) => email)].flatMap(([email, own]) => {
    const check = (subject: RegExp, due: number) => {
      const came = mailsTo(mailCatcher, email, subject);
      return came === due ? [] : [`${came} mails ${String(subject)} to ${email}, and ${due} are due`];
    };
    const paid = own.filter(({ state }) => state === 'paid').length;
    const refused = own.reduce((sum, order) => sum + order.refused_items, 0);
    const cancelled = own.reduce((sum, order) => sum + order.cancelled_items, 0) - refused;
    const back = returned.get(email) ?? 0;
    return check(/received your order/, paid).concat(
      check(/order has been cancelled/, cancelled),
      check(/parcel has come back/, refused),
      check(/payment is being refunded/, back),
    );
  });
}

/** Compares promo codes and first purchases with their orders. */
async function limits(database: ShopDatabase): Promise<string[]> {
  const codes = await database.rows<{
    code: string;
    used: number;
    uses: number;
    orders: number;
    most_uses: number | null;
  }>(
    `select c.code, c.used, c.most_uses, (select count(*) from promo_uses u where u.code = c.code) as uses,
       (select count(*) from orders o where o.promo_code = c.code and o.state in ('awaiting', 'paid')) as orders
     from promo_codes c`,
  );
  const firsts = await database.rows<{ id: string; first_order_id: string | null; orders: string[] }>(
    `select s.id, s.first_order_id, array_agg(o.id) as orders
     from shoppers s join orders o on o.shopper_id = s.id and o.first_purchase_discount > 0 and o.state in ('awaiting', 'paid')
     group by s.id`,
  );
  const dangling = await database.rows<{ id: string; first_order_id: string }>(
    `select s.id, s.first_order_id from shoppers s where s.first_order_id is not null
     and not exists (select from orders o where o.id = s.first_order_id and o.state in ('awaiting', 'paid'))`,
  );
  return [
    ...codes.flatMap(({ code, used, uses, orders, most_uses: most }) =>
      used === uses && uses === orders && (most === null || orders <= most)
        ? []
        : [`code ${code}: counted ${used}, noted ${uses}, on ${orders} orders, allowed ${most ?? 'any'}`],
    ),
    ...firsts.flatMap(({ id, first_order_id: first, orders }) =>
      orders.length === 1 && orders[0] === first
        ? []
        : [`first purchase of ${id} is ${first}, with its discount on ${orders.join(', ')}`],
    ),
    ...dangling.map(
      ({ id, first_order_id: first }) => `first purchase of ${id} is used up by ${first}, which isn't open or paid`,
    ),
  ];
}

/** Compares the shop's refunds with the provider's. */
async function refunds(database: ShopDatabase, ledger: ProviderLedger): Promise<string[]> {
  const rows = await database.rows<{ id: string; payment_id: string; amount: number; state: string }>(
    'select id, payment_id, amount, state from refunds',
  );
  const open = rows.filter(({ state }) => state !== 'processed').map(({ id, state }) => `refund ${id} is ${state}`);
  const owed = Map.groupBy(rows, ({ payment_id: id }) => id);
  // A refund that has failed at the provider is made again under another key.
  const made = Map.groupBy(
    ledger.refunds.filter(({ status }) => status !== 'failed'),
    ({ paymentId }) => paymentId,
  );
  const wrong = [...owed.keys()].flatMap((id) => {
    const [due, done] = [owed.get(id)?.length ?? 0, made.get(id)?.length ?? 0];
    return due === done ? [] : [`payment ${id}: ${due} refunds owed and ${done} made`];
  });
  return [...open, ...wrong];
}

function sumOf(payments: readonly LedgerPayment[], of: 'amount' | 'refunded'): number {
  return payments.reduce((sum, payment) => sum + payment[of], 0);
}
