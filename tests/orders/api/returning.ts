import { sql } from 'kysely';
import type { ApiResponse, Client, Json, TestApi } from '../../test-api.ts';
import { placeOrderOf, type Buyer } from './buyer.ts';
import type { Placed, Placing } from '../place-orders.ts';

const DAY = 86_400_000;

/** A pick-up address in Jaipur. */
export const PICKUP = {
  name: 'Asha Verma',
  address: '12 Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302003',
  phone: '9829012345',
};

/** Places an order whose items were delivered a day ago. */
export function placeDelivered(api: TestApi, buyer: Buyer, placing: Partial<Placing> = {}): Promise<Placed> {
  // Each step is a day after the one before: the third step is the delivery.
  const at = new Date(api.clock.now().getTime() - 4 * DAY);
  return placeOrderOf(api, buyer, { status: 'Delivered', at, ...placing });
}

/** The first day from tomorrow on that is no Sunday. */
export function nextPickupDay(api: TestApi): string {
  const dayAfter = (days: number) =>
    new Date(api.clock.now().getTime() + 330 * 60_000 + days * DAY).toISOString().slice(0, 10);
  const [first, second] = [dayAfter(1), dayAfter(2)];
  return new Date(`${first}T00:00:00Z`).getUTCDay() === 0 ? second : first;
}

/** Requests the return of one piece for a refund; `changes` changes the request. */
export function requestReturn(
  api: TestApi,
  buyer: Client,
  orderItemId: string,
  changes: Record<string, unknown> = {},
): Promise<ApiResponse> {
  const usual = { orderItemId, quantity: 1, kind: 'refund', reason: 'changed_my_mind', pickup: PICKUP };
  return buyer.post('/returns', { ...usual, pickupDay: nextPickupDay(api), ...changes });
}

/** Requests a return and expects success; returns it. */
export async function requested(
  api: TestApi,
  buyer: Client,
  orderItemId: string,
  changes: Record<string, unknown> = {},
): Promise<Json> {
  const answer = await requestReturn(api, buyer, orderItemId, changes);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.return;
}

/** A step of staff. */
export type ReturnStep = 'approve' | 'decline' | 'pick-up' | 'receive' | 'pay';
const BODIES: Record<ReturnStep, object | undefined> = {
  approve: undefined,
  decline: { reason: 'It was worn.' },
  'pick-up': undefined,
  receive: { condition: 'good' },
  pay: { reference: 'UTR123' },
};

/** Calls a step. */
export function stepOf(
  staff: Client,
  step: ReturnStep,
  returnId: string,
  body: object | undefined = BODIES[step],
): Promise<ApiResponse> {
  return staff.post(`/admin/returns/${returnId}/${step}`, body);
}

/** Moves a return through these steps, and expects each to succeed; returns the return. */
export async function moveReturn(staff: Client, returnId: string, steps: readonly ReturnStep[]): Promise<Json> {
  let last: Json;
  for (const step of steps) {
    const answer = await stepOf(staff, step, returnId);
    if (answer.status !== 200) throw new Error(`${step}: ${answer.text}`);
    last = answer.body.return;
  }
  return last;
}

/** All steps until the shop has the pieces. */
export const UNTIL_RECEIVED = ['approve', 'pick-up', 'receive'] as const;

/** Sets the delivery of an item to this moment. */
export async function deliveredAt(api: TestApi, orderItemId: string, at: Date): Promise<void> {
  await sql`update order_items set delivered_at = ${at} where id = ${orderItemId}`.execute(api.database.db);
}

/** The stored row of a return. */
export async function rowOf(api: TestApi, returnId: string): Promise<Json> {
  const { rows } = await sql<Json>`select * from returns where id = ${returnId}`.execute(api.database.db);
  return rows[0];
}
