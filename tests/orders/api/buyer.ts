import { sql } from 'kysely';
import { createShopper } from '../../cart/shoppers.ts';
import type { Client, Json, TestApi } from '../../test-api.ts';
import { placeOrder, type Placed, type Placing } from '../place-orders.ts';

/** A new logged-in shopper, with the id and the address of the account. */
export interface Buyer extends Client {
  id: string;
  email: string;
}

/** Logs a new shopper in. */
export async function createBuyer(api: TestApi): Promise<Buyer> {
  const client = await createShopper(api);
  const { id, email } = (await client.get('/user/profile')).body.user;
  return Object.assign(client, { id, email });
}

/** Places an order of one piece of `O-A` for a shopper, at the api's time; `placing` changes it. */
export function placeOrderOf(api: TestApi, { id }: Buyer, placing: Partial<Placing> = {}): Promise<Placed> {
  return placeOrder(api.database, { shopperId: id, lines: [{ sku: 'O-A' }], at: api.clock.now(), ...placing });
}

/** The only item of an order. */
export function itemOf({ itemIds }: Placed): string {
  return itemIds[0] ?? 'none';
}

/** An item as its shopper sees it. */
export async function readOrderItem(client: Client, id: string): Promise<Json> {
  return (await client.get(`/order/getOrder/${id}`)).body.orders;
}

/** How many pieces of a variant are left. */
export async function stockOf(api: TestApi, sku: string): Promise<number> {
  const { rows } = await sql<{ stock: number }>`select stock from variants where sku = ${sku}`.execute(api.database.db);
  return rows[0]?.stock ?? -1;
}

/** The refunds of an order's payments, by their rows. */
export async function listRefunds(api: TestApi, orderId: string): Promise<Json[]> {
  const { rows } = await sql<Json>`
    select r.id, r.payment_id, r.order_item_id, r.amount, r.reason, r.state, p.refunded
    from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId} order by r.created_at, r.id
  `.execute(api.database.db);
  return rows;
}

/** The events of an order, as pairs of event and actor. */
export async function eventsOf(api: TestApi, orderId: string): Promise<[kind: string, by: string | null][]> {
  const { rows } = await sql<{ kind: string; by: string | null }>`
    select kind, by from order_events where order_id = ${orderId} order by position`.execute(api.database.db);
  return rows.map(({ kind, by }) => [kind, by]);
}
