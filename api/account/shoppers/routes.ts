import type { components } from '../../../schema/generated/rest.ts';
import type { Serve } from '../../platform/contract.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import { parseText } from '../../platform/text-input.ts';
import type { Accounts } from '../accounts.ts';
import { createShopperRepository } from '../repository.ts';
import { createShopperRecordRepository, type ListedShopperRow, type ShopperRecordRow } from './repository.ts';

const NO_SHOPPER = { message: 'We couldn’t find this shopper.' };
const IS_STAFF = { message: 'This account works for the shop. Its role has to be taken away first.' };
const TOO_MANY_NOTES = { message: 'There are 100 notes already. Please delete one first.' };

/** The accounts of shoppers, for staff: search, notes and blocks. */
export function shopperRoutes(serve: Serve, { db, now, sessions, securityLog }: Accounts): void {
  const find = async (id: string) => {
    const row = await createShopperRecordRepository(db).find(id);
    return row ?? refuse('NOT_FOUND', NO_SHOPPER);
  };
  const read = async (id: string) => ({ shopper: toRecord(await find(id)) });

  serve('getShoppers', async ({ query: { page = 1, ...filter } }) => {
    const { rows, total, pages } = await createShopperRecordRepository(db).listPage(filter, page);
    return { shoppers: rows.map(toListed), totalPages: pages, totalItems: total };
  });

  serve('getShopperRecord', ({ params: { shopperId } }) => read(shopperId));

  serve('blockShopper', async ({ staff: { by }, params: { shopperId }, body }) => {
    const reason = parseText(body.reason, { field: 'reason', what: 'The reason', lines: true });
    await find(shopperId);
    const email = await createShopperRepository(db).withShopperLock(shopperId, async (trx) => {
      const blocked = await createShopperRecordRepository(trx).updateBlock(shopperId, { reason, by, at: now() });
      await sessions.endAll(trx, shopperId);
      return blocked ?? refuse('NOT_ALLOWED_IN_STATUS', IS_STAFF);
    });
    securityLog.write('account-blocked', { email });
    return read(shopperId);
  });

  serve('unblockShopper', async ({ params: { shopperId } }) => {
    const email = await createShopperRecordRepository(db).updateBlock(shopperId, undefined);
    if (email !== undefined) securityLog.write('account-unblocked', { email });
    return read(shopperId);
  });

  serve('addShopperNote', async ({ staff: { by }, params: { shopperId }, body }) => {
    const text = parseText(body.text, { field: 'text', what: 'The note', lines: true });
    await find(shopperId);
    const note = { id: randomId('nt'), shopperId, text, by };
    const isNew = await createShopperRecordRepository(db).insertNote(note, now());
    return isNew ? read(shopperId) : refuse('NOT_ALLOWED_IN_STATUS', TOO_MANY_NOTES);
  });

  serve('deleteShopperNote', async ({ params: { shopperId, noteId }, audit }) => {
    audit({ object: shopperId });
    const isDeleted = await createShopperRecordRepository(db).deleteNote(shopperId, noteId);
    return isDeleted ? read(shopperId) : refuse('NOT_FOUND', { message: 'This note no longer exists.' });
  });
}

function toListed(row: ListedShopperRow): components['schemas']['ListedShopper'] {
  const { id: shopperId, name, email, phone, role, created_at, orders, is_blocked: isBlocked } = row;
  const createdAt = created_at.toISOString();
  return { shopperId, name, email, ...(phone === null ? {} : { phone }), role, createdAt, orders, isBlocked };
}

function toRecord(row: ShopperRecordRow): components['schemas']['ShopperRecord'] {
  const { is_proven: isProven, newsletter, block, order_items: orderItems, returns, reviews, notes } = row;
  const lists = { orderItems, returns, reviews, notes };
  return { account: toListed(row), isProven, newsletter, ...(block === null ? {} : { block }), ...lists };
}
