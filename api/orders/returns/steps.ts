import type { ReturnStateName } from '../../../schema/vocabulary.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { createOrderRepository } from '../repository.ts';
import type { ItemOwner } from '../tables.ts';
import type { MailedReturn } from './mails.ts';
import { createReturnRepository } from './repository.ts';
import type { MovedReturn } from './repository.ts';
import { NO_RETURN } from './rules.ts';

type LoggedReturn = Pick<MovedReturn, 'id' | 'order_id' | 'return_id' | 'pieces' | 'kind'>;

/** Logs a step of a return; the same step can't be logged twice. */
export function logStep(
  trx: Db,
  { id, order_id, return_id, pieces, kind }: LoggedReturn,
  { step, by, details = {} }: { step: string; by: string; details?: object },
  now: Date,
): Promise<void> {
  const event = { orderId: order_id, orderItemId: id, key: `${return_id} ${step}`, kind: `return ${step}`, by };
  const about = { returnId: return_id, quantity: pieces, for: kind, ...details };
  return createOrderRepository(trx).insertEvent({ ...event, details: about }, now);
}

/** Refuses a step that matched no row: there is no such return, or its state forbids the step. */
export async function refuseStep(trx: Db, owner: ItemOwner, id: string): Promise<never> {
  const row = (await createReturnRepository(trx).find(owner, id)) ?? refuse('NOT_FOUND', NO_RETURN);
  return refuse('NOT_ALLOWED_IN_STATUS', { message: STATE_MESSAGES[row.found.state] });
}

const STATE_MESSAGES: Record<ReturnStateName, string> = {
  requested: 'This return is not that far yet.',
  approved: 'This return is approved already, and not picked up yet.',
  picked_up: 'This return has been picked up.',
  received: 'This return has been received.',
  refunded: 'This return has been refunded.',
  exchanged: 'This return has been exchanged.',
  declined: 'This return was declined.',
  withdrawn: 'This return was withdrawn.',
};

type ReturnInMail = Omit<
  MovedReturn,
  'return_id' | 'order_id' | 'email' | 'sku' | 'exchange_sku' | 'amount' | 'payout_hint'
>;

/** A return for its mails. */
export function toMailed({ pieces, pickup, pickup_day, exchange_piece, ...item }: ReturnInMail): MailedReturn {
  const { name, address, landmark, city, pinCode } = pickup;
  return {
    item: { ...item, quantity: pieces },
    pickupDay: pickup_day,
    pickupAddress: [name, address, landmark, city, pinCode].filter(Boolean).join(', '),
    exchange: exchange_piece ? [exchange_piece.color, exchange_piece.size].filter(Boolean).join(', ') : undefined,
  };
}
