import type { Db } from '../platform/database.ts';
import { ordersRepository } from './repository.ts';
import type { NewEvent } from './repository.ts';

/** Writes down what happened to an order, in the transaction `trx`; a key that is there already ends it by throwing. */
export function note(trx: Db, event: NewEvent, now: Date): Promise<void> {
  return ordersRepository(trx).note(event, now);
}
