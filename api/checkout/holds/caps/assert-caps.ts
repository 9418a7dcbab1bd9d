import type { SkuQuantity } from '../../../cart/tables.ts';
import type { Address } from '../../../orders/tables.ts';
import type { Db } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { CheckoutDependencies } from '../../dependencies.ts';
import { expiryOf } from '../../rules.ts';
import { createHoldCapRepository } from './repository.ts';
import { countPieces, findPassedCap, firstExpiryOf, MAX_FIRST_PIECES, needsProof, withCash } from './rules.ts';
import type { CapInput } from './rules.ts';

/** A new order that wants to hold pieces. */
export interface HoldRequest {
  shopperId: string;
  items: readonly SkuQuantity[];
  shipping: Address;
  /** The keyed hash of the client's address. */
  clientHash: string;
  /** An order in cash is confirmed by a mailed OTP, which proves the address. */
  paysCash: boolean;
}

/** What an order keeps of its shopper's standing, and until when it holds its pieces. */
export interface HoldTerms {
  first_time: boolean;
  unproven: boolean;
  client_hash: string;
  expires_at: Date;
}

type CapDependencies = Pick<CheckoutDependencies, 'securityLog'>;

const HOUR = 3_600_000;
/** Seconds after a hold's end in which the reconciler gives its pieces back. */
const RELEASE_SECONDS = 60;

/**
 * Refuses an order for more pieces than its shopper may hold: RATE_LIMITED with `retryAfter`, EMAIL_NOT_VERIFIED where a
 * proven address would do, CASH_NOT_AVAILABLE where a payment would do, INVALID_INPUT for an order that is too large at any time. Takes the lock of shoppers who
 * never bought, so it comes before the stock is locked, in the transaction that inserts the order.
 */
export async function assertHoldCaps(
  dependencies: CapDependencies,
  trx: Db,
  request: HoldRequest,
  now: Date,
): Promise<HoldTerms> {
  const repository = createHoldCapRepository(trx);
  const { securityLog } = dependencies;
  const { shopperId, items, clientHash, paysCash } = request;
  const shopper = (await repository.findShopper(shopperId)) ?? refuse('UNAUTHENTICATED');
  const kept = { first_time: !shopper.hasBought, client_hash: clientHash };
  if (shopper.hasBought) return { ...kept, unproven: false, expires_at: expiryOf(now) };
  assertSize(items);
  const { until, ...input } = await readCapInput(trx, request, now);
  const unproven = !shopper.isProven && !paysCash;
  if (unproven && needsProof(input)) {
    securityLog.write('hold-cap-reached', { how: 'unproven', count: countPieces(items) });
    refuse('EMAIL_NOT_VERIFIED');
  }
  const passed = findPassedCap(input);
  if (passed) {
    securityLog.write('hold-cap-reached', { how: passed, count: countPieces(items) });
    refuse('RATE_LIMITED', { message: MANY_ARE_PAYING, retryAfter: secondsUntil(until, now) });
  }
  if (paysCash) await assertCashCaps(dependencies, trx, input);
  return { ...kept, unproven, expires_at: firstExpiryOf(now, input) };
}

/** An order in cash costs nothing and keeps its pieces until somebody has looked at it: it meets the same caps with all of its kind. */
async function assertCashCaps({ securityLog }: CapDependencies, trx: Db, input: CapInput): Promise<void> {
  const skus = input.items.map(({ sku }) => sku);
  const passed = findPassedCap(withCash(input, await createHoldCapRepository(trx).countUnconfirmedCash(skus)));
  if (!passed) return;
  securityLog.write('hold-cap-reached', { how: `cash ${passed}`, count: countPieces(input.items) });
  refuse('CASH_NOT_AVAILABLE', { message: MANY_IN_CASH });
}

const MANY_ARE_PAYING =
  'Many new customers are paying for these items right now. Your cart is saved: please try again in a few minutes.';
const MANY_IN_CASH =
  'Many new customers have ordered these items in cash. Please pay this order now, in any other way, or order it in cash later.';

async function readCapInput(
  trx: Db,
  { shopperId, items, shipping, clientHash }: HoldRequest,
  now: Date,
): Promise<CapInput & { until: Date | null }> {
  const repository = createHoldCapRepository(trx);
  // A sum over the whole shop need not be exact, so nobody waits for it.
  const stock = await repository.countStock();
  await repository.lockFirstTime();
  const place = { shopperId, clientHash, phone: shipping.phone, pinCode: shipping.pinCode };
  const { until, ...others } = await repository.countHeldByOthers(place, new Date(now.getTime() - HOUR));
  const held = await repository.countHeld();
  const skus = items.map(({ sku }) => sku);
  return { items, stock: stock + held, others, variants: await repository.listVariantsHeld(shopperId, skus), until };
}

function assertSize(items: readonly SkuQuantity[]): void {
  if (countPieces(items) <= MAX_FIRST_PIECES) return;
  const message = `A first order has at most ${MAX_FIRST_PIECES} pieces. Please order the rest afterwards.`;
  refuse('INVALID_INPUT', { field: 'order.orderItems', message });
}

function secondsUntil(until: Date | null, now: Date): number {
  return Math.max(1, Math.ceil(((until ?? now).getTime() - now.getTime()) / 1_000)) + RELEASE_SECONDS;
}
