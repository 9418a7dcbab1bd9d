import type { SkuQuantity } from '../../../cart/tables.ts';
import type { Address } from '../../../orders/tables.ts';
import type { Db } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { CheckoutDependencies } from '../../dependencies.ts';
import { expiryOf } from '../../rules.ts';
import { createHoldLimitRepository } from './repository.ts';
import {
  countPieces,
  findExceededLimit,
  firstExpiryOf,
  MAX_FIRST_PIECES,
  needsProof,
  withCash,
  type HoldLimitInput,
} from './rules.ts';

/** A new order that needs to hold pieces. */
export interface HoldRequest {
  shopperId: string;
  items: readonly SkuQuantity[];
  shipping: Address;
  /** The keyed hash of the client's address. */
  clientHash: string;
  /** Whether it is paid in cash. A mailed OTP confirms such an order, which verifies the address. */
  paysCash: boolean;
}

/** The shopper's status that an order stores, and the end of its holds. */
export interface HoldTerms {
  first_time: boolean;
  unproven: boolean;
  client_hash: string;
  expires_at: Date;
}

type HoldLimitDependencies = Pick<CheckoutDependencies, 'securityLog'>;

const HOUR = 3_600_000;
/** Seconds after a hold's end within which the reconciler releases its pieces. */
const RELEASE_SECONDS = 60;

/**
 * Refuses an order for more pieces than its shopper may hold. RATE_LIMITED with `retryAfter`; EMAIL_NOT_VERIFIED if a
 * verified address would help; CASH_NOT_AVAILABLE if a payment would help; INVALID_INPUT for an order that is always
 * too large. Takes the lock of shoppers who never bought. So call it before the stock is locked, in the transaction
 * that inserts the order.
 */
export async function assertHoldLimits(
  dependencies: HoldLimitDependencies,
  trx: Db,
  request: HoldRequest,
  now: Date,
): Promise<HoldTerms> {
  const repository = createHoldLimitRepository(trx);
  const { securityLog } = dependencies;
  const { shopperId, items, clientHash, paysCash } = request;
  const shopper = (await repository.findShopper(shopperId)) ?? refuse('UNAUTHENTICATED');
  const kept = { first_time: !shopper.hasBought, client_hash: clientHash };
  if (shopper.hasBought) return { ...kept, unproven: false, expires_at: expiryOf(now) };
  assertSize(items);
  const { until, ...input } = await readHoldLimitInput(trx, request, now);
  const unproven = !shopper.isProven && !paysCash;
  if (unproven && needsProof(input)) {
    securityLog.write('hold-cap-reached', { how: 'unproven', count: countPieces(items) });
    refuse('EMAIL_NOT_VERIFIED');
  }
  const passed = findExceededLimit(input);
  if (passed) {
    securityLog.write('hold-cap-reached', { how: passed, count: countPieces(items) });
    refuse('RATE_LIMITED', { message: MANY_ARE_PAYING, retryAfter: secondsUntil(until, now) });
  }
  if (paysCash) await assertCashLimits(dependencies, trx, request, input);
  return { ...kept, unproven, expires_at: firstExpiryOf(now, input) };
}

/**
 * A cash order costs nothing and holds its pieces until staff have checked it. So the same limits apply to it together
 * with all other cash orders.
 */
async function assertCashLimits(
  { securityLog }: HoldLimitDependencies,
  trx: Db,
  request: HoldRequest,
  input: HoldLimitInput,
): Promise<void> {
  const skus = input.items.map(({ sku }) => sku);
  const cash = await createHoldLimitRepository(trx).countUnconfirmedCash(request, skus);
  const passed = findExceededLimit(withCash(input, cash));
  if (!passed) return;
  securityLog.write('hold-cap-reached', { how: `cash ${passed}`, count: countPieces(input.items) });
  refuse('CASH_NOT_AVAILABLE', { message: MANY_IN_CASH });
}

const MANY_ARE_PAYING =
  'Many new customers are paying for these items right now. Your cart is saved: please try again in a few minutes.';
const MANY_IN_CASH =
  'Many new customers have ordered these items in cash. Please pay this order now, in any other way, or order it in cash later.';

async function readHoldLimitInput(
  trx: Db,
  { shopperId, items, shipping, clientHash }: HoldRequest,
  now: Date,
): Promise<HoldLimitInput & { until: Date | null }> {
  const repository = createHoldLimitRepository(trx);
  // A sum over the whole shop need not be exact, so it takes no lock.
  const stock = await repository.countStock();
  await repository.lockFirstTime();
  const place = { shopperId, clientHash, phone: shipping.phone, pinCode: shipping.pinCode };
  const { until, ...others } = await repository.countHeldByOthers(place, new Date(now.getTime() - HOUR));
  const held = await repository.countHeld();
  const skus = items.map(({ sku }) => sku);
  return { items, stock: stock + held, others, variants: await repository.listVariantsHeld(place, skus), until };
}

function assertSize(items: readonly SkuQuantity[]): void {
  if (countPieces(items) <= MAX_FIRST_PIECES) return;
  const message = `A first order has at most ${MAX_FIRST_PIECES} pieces. Please order the rest afterwards.`;
  refuse('INVALID_INPUT', { field: 'order.orderItems', message });
}

function secondsUntil(until: Date | null, now: Date): number {
  return Math.max(1, Math.ceil(((until ?? now).getTime() - now.getTime()) / 1_000)) + RELEASE_SECONDS;
}
