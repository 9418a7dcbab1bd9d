import type { Db } from '../platform/database.ts';
import { createOrderRepository } from './repository.ts';
import type { NewOrderEvent } from './repository.ts';

/** Writes down what happened to an order, in the transaction `trx`; a key that is there already ends it by throwing. */
export function logOrderEvent(trx: Db, event: NewOrderEvent, now: Date): Promise<void> {
  return createOrderRepository(trx).insertEvent(event, now);
}
