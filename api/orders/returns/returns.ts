import type { components } from '../../../schema/generated/rest.ts';
import { ORDER_PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { createShopperRepository } from '../../account/repository.ts';
import { claimUploads } from '../../account/uploads/uploads.ts';
import { assertAvailable } from '../../cart/rules.ts';
import type { Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { createEncryption } from '../../platform/encryption.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { NO_ORDER } from '../rules.ts';
import type { ItemOwner } from '../tables.ts';
import type { ReturnDependencies } from './dependencies.ts';
import { createReturnMails } from './mails.ts';
import { maskPayout, parsePayout } from './payout.ts';
import { createReceipts } from './receipts.ts';
import type { Receipts } from './receipts.ts';
import { createReturnRepository } from './repository.ts';
import type { ListedReturn, LockedItem, MovedReturn, ReturnFilter } from './repository.ts';
import { forSeller, toReturn } from './responses.ts';
import type { Return } from './responses.ts';
import { assertReturnable, MOST_RETURNS, NO_RETURN, parseReturnRequest, TOO_MANY_RETURNS } from './rules.ts';
import type { ReturnRequest } from './rules.ts';
import { logStep, refuseStep, toMailed } from './steps.ts';

type RequestBody = components['schemas']['RequestReturnBody'];

/** One page of returns, the newest first. */
export interface ReturnPage {
  returns: Return[];
  totalPages: number;
  totalItems: number;
}

/**
 * Returns of delivered pieces. Each step of staff refuses with NOT_FOUND and NOT_ALLOWED_IN_STATUS. It mails the
 * shopper if the step concerns them.
 */
export interface Returns extends Receipts {
  /**
   * Requests a return; an exchange takes its pieces off the stock. Refuses with INVALID_INPUT, NOT_FOUND,
   * NOT_ALLOWED_IN_STATUS, OUT_OF_STOCK and INSUFFICIENT_STOCK.
   */
  request(shopperId: string, body: RequestBody): Promise<Return>;
  /** Withdraws the shopper's return before its pick-up. */
  withdraw(shopperId: string, id: string): Promise<Return>;
  /** One page of returns. */
  listPage(staff: Staff, filter: ReturnFilter, page: number): Promise<ReturnPage>;
  /** One return, for staff with its item; refuses with NOT_FOUND. */
  find(owner: ItemOwner, id: string): Promise<Return>;
  approve(staff: Staff, id: string): Promise<Return>;
  decline(staff: Staff, id: string, reason: string): Promise<Return>;
  pickUp(staff: Staff, id: string): Promise<Return>;
}

/** Creates the returns. The shop's secret encrypts the accounts of payouts; mails link to `shopUrl`. */
export function createReturns({ secret, shopUrl, ...shared }: ReturnOptions): Returns {
  const encryption = createEncryption(secret, 'return payouts');
  const dependencies = {
    ...shared,
    encryption,
    returnMails: createReturnMails({ shopUrl, settings: shared.settings }),
  };
  const { db, now, mailQueue, returnMails } = dependencies;
  const toReturnOfSale = ({ sellerId }: Pick<Staff, 'sellerId'>, row: ListedReturn) =>
    toReturn(sellerId === undefined ? row.found : forSeller(row.found), shared, row);
  const find = async (owner: ItemOwner, id: string) => {
    const row = (await createReturnRepository(db).find(owner, id)) ?? refuse('NOT_FOUND', NO_RETURN);
    return 'shopperId' in owner ? toReturn(row.found, shared) : toReturnOfSale(owner, row);
  };
  /** Releases the pieces that an exchange has taken off the stock. */
  const releaseExchange = async (trx: Db, { exchange_sku: sku, pieces }: MovedReturn) => {
    if (sku !== null) await createReturnRepository(trx).changeStock(sku, pieces);
  };
  return {
    request: async (shopperId, body) => {
      const request = parseReturnRequest(body, now());
      const id = await createShopperRepository(db).withShopperLock(shopperId, (trx) =>
        requestReturn(dependencies, trx, { shopperId, request, payout: body.payout ?? undefined }),
      );
      return find({ shopperId }, id);
    },
    withdraw: async (shopperId, id) => {
      await db.transaction().execute(async (trx) => {
        const withdrawn = await createReturnRepository(trx).updateWithdrawn({ shopperId }, id, now());
        const moved = withdrawn ?? (await refuseStep(trx, { shopperId }, id));
        await releaseExchange(trx, moved);
        await logStep(trx, moved, { step: 'withdrawn', by: shopperId }, now());
      });
      return find({ shopperId }, id);
    },
    find,
    listPage: async ({ sellerId }, filter, page) => {
      const { rows, total } = await createReturnRepository(db).listPage({ sellerId }, filter, page);
      const returns = rows.map((row) => toReturnOfSale({ sellerId }, row));
      return { returns, totalPages: Math.ceil(total / ORDER_PAGE_SIZE), totalItems: total };
    },
    approve: async ({ by, sellerId }, id) => {
      await db.transaction().execute(async (trx) => {
        const approved = await createReturnRepository(trx).updateApproved({ sellerId }, id, now());
        const moved = approved ?? (await refuseStep(trx, { sellerId }, id));
        await logStep(trx, moved, { step: 'approved', by }, now());
        const mail = returnMails.approved(moved.email, toMailed(moved));
        await mailQueue.send(trx, { ...mail, sequenceKey: moved.order_id });
      });
      return find({ sellerId }, id);
    },
    decline: async ({ by, sellerId }, id, reason) => {
      await db.transaction().execute(async (trx) => {
        const declined = await createReturnRepository(trx).updateDeclined({ sellerId }, id, reason, now());
        const moved = declined ?? (await refuseStep(trx, { sellerId }, id));
        await releaseExchange(trx, moved);
        await logStep(trx, moved, { step: 'declined', by }, now());
        const mail = returnMails.declined(moved.email, toMailed(moved), reason);
        await mailQueue.send(trx, { ...mail, sequenceKey: moved.order_id });
      });
      return find({ sellerId }, id);
    },
    pickUp: async ({ by, sellerId }, id) => {
      await db.transaction().execute(async (trx) => {
        const pickedUp = await createReturnRepository(trx).updatePickedUp({ sellerId }, id, now());
        const moved = pickedUp ?? (await refuseStep(trx, { sellerId }, id));
        await logStep(trx, moved, { step: 'picked up', by }, now());
      });
      return find({ sellerId }, id);
    },
    ...createReceipts(dependencies, find),
  };
}

/** The dependencies of returns: the shop's secret, and the address for links in mails. */
interface ReturnOptions extends OrderDependencies {
  secret: string;
  shopUrl: string;
}

/** A request of a shopper, before its account is parsed. */
interface ShopperRequest {
  shopperId: string;
  request: ReturnRequest;
  payout: RequestBody['payout'];
}

/** Inserts a return in the transaction `trx`, and returns its id. */
async function requestReturn(
  { now, mailQueue, returnMails, encryption, settings }: ReturnDependencies,
  trx: Db,
  { shopperId, request, payout }: ShopperRequest,
): Promise<string> {
  const { orderItemId, quantity, kind, reason, comment, pictureIds, pickup, pickupDay: pickup_day } = request;
  const repository = createReturnRepository(trx);
  const item = (await repository.lockItem({ shopperId }, orderItemId)) ?? refuse('NOT_FOUND', NO_ORDER);
  const { active, returns } = await repository.countPieces(orderItemId);
  const { returnDays: return_days } = settings.policiesAt(item.placed_at);
  assertReturnable({ ...item, return_days }, active, quantity, now());
  if (returns >= MOST_RETURNS) refuse('NOT_ALLOWED_IN_STATUS', TOO_MANY_RETURNS);
  const account = parsePayout(payout, item.pays_cash && kind === 'refund');
  const sealed = account && { sealed: encryption.encrypt(JSON.stringify(account)), hint: maskPayout(account) };
  const exchange = await claimExchange(trx, item, request);
  const id = randomId('rt');
  await claimUploads(trx, shopperId, pictureIds, { use: 'return', isPublic: false });
  const made = { id, orderItemId, quantity, kind, reason, comment: comment ?? null, pictureIds, pickup, pickup_day };
  await repository.insert({ ...made, exchange, payout: sealed }, now());
  const exchange_piece = exchange ?? null;
  const moved = { ...item, return_id: id, pieces: quantity, kind, pickup, pickup_day, exchange_piece };
  await logStep(trx, moved, { step: 'requested', by: shopperId }, now());
  const mail = returnMails.requested(item.email, toMailed(moved));
  await mailQueue.send(trx, { ...mail, sequenceKey: item.order_id });
  return id;
}

/** Takes the pieces of an exchange off the stock; undefined for a refund. */
async function claimExchange(trx: Db, { sku: ownSku }: LockedItem, { exchangeSku: sku, quantity }: ReturnRequest) {
  if (sku === undefined) return undefined;
  const repository = createReturnRepository(trx);
  const { stock, ...piece } = (await repository.lockExchangeVariant(ownSku, sku)) ?? refuse('INVALID_INPUT', NOT_SAME);
  assertAvailable({ requested: quantity, in_cart: 0, stock });
  await repository.changeStock(sku, -quantity);
  return { sku, ...piece };
}

const NOT_SAME = { field: 'exchangeSku', message: 'Choose another colour or size of the same product.' };
