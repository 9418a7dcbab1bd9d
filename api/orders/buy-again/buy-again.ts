import type { components } from '../../../schema/generated/rest.ts';
import { createChanges } from '../../account/idempotency/changes.ts';
import type { Author } from '../../account/idempotency/changes.ts';
import { createCartRepository } from '../../cart/repository.ts';
import { linePricesOf } from '../../cart/services.ts';
import type { CatalogResponses } from '../../catalog/responses.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import { NO_ORDER } from '../rules.ts';
import { createBuyAgainRepository } from './repository.ts';
import type { OrderedPieces } from './repository.ts';
import { linesOf, planPieces } from './rules.ts';
import type { PlannedPieces } from './rules.ts';

type PiecesAgain = components['schemas']['PiecesAgain'];
type UnpaidOrder = components['schemas']['UnpaidOrder'];

/** Days for which an unpaid order is offered again. */
const OFFERED_DAYS = 7;
const DAY_MS = 86_400_000;
/** The maximum number of tries while the stock changes between the plan and the statement. */
const MAX_TRIES = 3;

/** Buying the pieces of an order again. Money moves only in the checkout, by the cart. */
export interface BuyAgain {
  /**
   * Puts the pieces of a paid or ended order into the cart, as far as stock and limits allow. A repeated call adds
   * nothing. Refuses with NOT_FOUND.
   */
  buyAgain(author: Author, orderId: string): Promise<PiecesAgain[]>;
  /** The shopper's last order if its payment has ended without money; undefined for none. */
  findUnpaid(shopperId: string): Promise<UnpaidOrder | undefined>;
}

/** The dependencies of buying again. */
export interface BuyAgainDependencies {
  db: Db;
  responses: CatalogResponses;
  now: () => Date;
}

/** Creates buying again. */
export function createBuyAgain({ db, responses, now }: BuyAgainDependencies): BuyAgain {
  const { run } = createChanges(db, now);
  return {
    buyAgain: (author, orderId) =>
      run(author, async (trx) => {
        const planned = await addPlanned(trx, author.shopperId, orderId, now());
        const lines = await createCartRepository(trx).listLines(author.shopperId);
        const pricesNow = new Map(lines.map((line) => [line.sku, linePricesOf(line, responses).unitPrice]));
        return planned.map((each) => toPiecesAgain(each, pricesNow));
      }),
    findUnpaid: async (shopperId) => {
      const repository = createBuyAgainRepository(db);
      const since = new Date(now().getTime() - OFFERED_DAYS * DAY_MS);
      const order = await repository.findUnpaid(shopperId, since);
      if (!order) return undefined;
      const pieces = await repository.listPieces(shopperId, order.id);
      return {
        orderId: order.id,
        createdAt: order.created_at.toISOString(),
        endedAt: order.closed_at.toISOString(),
        total: order.total / 100,
        ...(order.promo_code === null ? {} : { promoCode: order.promo_code }),
        items: pieces.map(toUnpaidItem),
      };
    },
  };
}

/** Plans the pieces and adds them. Plans again if another shopper has bought some in between. */
async function addPlanned(trx: Db, shopperId: string, orderId: string, now: Date): Promise<PlannedPieces[]> {
  const carts = createCartRepository(trx);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const pieces = await createBuyAgainRepository(trx).listPieces(shopperId, orderId);
    if (pieces.length === 0) return refuse('NOT_FOUND', NO_ORDER);
    const { length } = await carts.listLines(shopperId);
    const planned = planPieces(pieces, length);
    const lines = linesOf(planned).map((line) => Object.assign(line, { id: randomId('ca') }));
    if (lines.length === 0) return planned;
    const { availability } = await carts.upsertLines(shopperId, lines, now);
    if (availability.every((each) => each.stock !== null && each.in_cart + each.requested <= each.stock)) {
      return planned;
    }
  }
  return refuse('UNAVAILABLE');
}

const toUnpaidItem = ({ sku, name, color, size, quantity }: OrderedPieces) => ({
  sku,
  name,
  ...lookOf(color, size),
  quantity,
});

function toPiecesAgain({ pieces, added, leftOut }: PlannedPieces, pricesNow: ReadonlyMap<string, number>): PiecesAgain {
  const { sku, name, color, size, quantity, in_cart: before, unit_price: price } = pieces;
  const priceNow = pricesNow.get(sku);
  return {
    sku,
    name,
    ...lookOf(color, size),
    ordered: quantity,
    added,
    inCart: before + added,
    ...(leftOut === undefined ? {} : { leftOut }),
    price: price / 100,
    ...(priceNow === undefined ? {} : { priceNow: priceNow / 100 }),
  };
}

const lookOf = (color: string, size: string | null) => (size === null ? { color } : { color, size });
