import type { components } from '../../../schema/generated/rest.ts';
import { createShopperRepository } from '../../account/repository.ts';
import type { Db } from '../../platform/database.ts';
import { NO_ORDER } from '../../orders/rules.ts';
import { refuse } from '../../platform/refusals.ts';
import { hashOf } from '../../platform/secrets.ts';
import { createSettingsRepository } from '../../settings/repository.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { insertOrder } from '../insert-order.ts';
import { ProviderFailure } from '../provider/provider.ts';
import { createCheckoutRepository } from '../repository.ts';
import { fingerprintOf, RECEIPT_REUSED, type PaymentRequest } from '../rules.ts';
import { placeHeldOrder } from '../settlement/place-order.ts';
import type { SettleOrder } from '../settlement/settle.ts';
import { retryAfterSettling, type OrderTurn } from '../settlement/retry-after-settling.ts';
import type { OrderRow } from '../tables.ts';
import { createCashRepository } from './repository.ts';
import { isConfirmedBy, maxCashOf, otpPurposeOf, refusalsCountSince, whyNotInCash, type CashRequest } from './rules.ts';

type Offer = components['schemas']['CashOnDeliveryAnswer'];

/** Orders paid in cash at the door. */
export interface CashOnDelivery {
  /** Whether a shopper may pay such an order in cash. */
  offer(shopperId: string, request: CashRequest): Promise<Offer>;
  /** Mails the shopper a code that confirms such an order; refuses with CASH_NOT_AVAILABLE. */
  sendOtp(shopperId: string, request: CashRequest): Promise<void>;
  /**
   * Places an order that the code confirms, or changes nothing. The same attempt again returns the same order without
   * checking the code. Refuses as opening an order does, with INVALID_OTP, CASH_NOT_AVAILABLE, and UNAVAILABLE while an
   * open payment can't be checked. Refuses with EXPIRED also for an OTP that was mailed for another total or PIN code.
   */
  place(shopperId: string, request: PaymentRequest, otp: string, address: string): Promise<OrderRow>;
  /** The cash order that was placed under a client's attempt id. Refuses with NOT_FOUND. */
  findByAttempt(shopperId: string, attemptId: string): Promise<OrderRow>;
}

/** Creates the cash orders. */
export function createCashOnDelivery(dependencies: CheckoutDependencies, settle: SettleOrder): CashOnDelivery {
  const { db, confirmationCodes, mails } = dependencies;
  const decide = async (of: Db, shopperId: string, request: CashRequest) => {
    const { payment } = await createSettingsRepository(of).readSettings();
    const since = refusalsCountSince(dependencies.now(), payment);
    const history = await createCashRepository(of).readHistory(shopperId, since);
    return { message: whyNotInCash(request, history, payment), maxAmount: maxCashOf(payment) };
  };
  const whyNot = async (of: Db, shopperId: string, request: CashRequest) =>
    (await decide(of, shopperId, request)).message;
  return {
    offer: async (shopperId, request) => {
      const { message, maxAmount } = await decide(db, shopperId, request);
      return { available: message === undefined, maxAmount, message };
    },
    sendOtp: async (shopperId, request) => {
      assertAvailable(await whyNot(db, shopperId, request));
      const shopper = (await createShopperRepository(db).findProfile(shopperId)) ?? refuse('UNAUTHENTICATED');
      await confirmationCodes.request(shopper, otpPurposeOf(request), (code) =>
        mails.cashCode(shopper.email, code, request),
      );
    },
    findByAttempt: async (shopperId, attemptId) => {
      const order = await createCheckoutRepository(db).findByAttempt(shopperId, attemptId);
      return order?.pays_cash ? order : refuse('NOT_FOUND', NO_ORDER);
    },
    place: async (shopperId, request, otp, address) => {
      const clientHash = dependencies.hashClient(address);
      const hash = hashOf(`cash ${fingerprintOf(request)}`);
      const placed = await findPlaced(db, shopperId, request, hash);
      if (placed) return placed;
      const checked = await confirmationCodes.check(shopperId, otp).catch(async (error: unknown) => {
        // A concurrent call of the same attempt may have used the OTP.
        const order = await findPlaced(db, shopperId, request, hash);
        if (!order) throw error;
        return order;
      });
      if (!('purpose' in checked)) return checked;
      const { id: codeId, purpose } = checked;
      return retryAfterSettling(
        dependencies,
        orUnavailable(dependencies, settle),
        shopperId,
        async (trx, settled): Promise<OrderTurn> => {
          const same = await findPlaced(trx, shopperId, request, hash);
          if (same) return { order: same };
          const open = await createCheckoutRepository(trx).findAwaiting(shopperId);
          if (open && open.id !== settled?.id) return { settleFirst: open };
          await confirmationCodes.use(trx, shopperId, codeId);
          await createShopperRepository(trx).updateEmailProvenByOwner(shopperId, dependencies.now());
          const { expectedTotal: total, shipping } = request;
          assertAvailable(await whyNot(trx, shopperId, { total, pinCode: shipping.pinCode }));
          const order = await insertOrder(
            dependencies,
            trx,
            { shopperId, clientHash, request, hash, paysCash: true },
            open,
          );
          // Checked last, because any other refusal is more helpful.
          if (!isConfirmedBy(purpose, { total, pinCode: shipping.pinCode })) refuse('EXPIRED', OTHER_ORDER);
          return { order: await placeInCash(dependencies, trx, order) };
        },
      );
    },
  };
}

/**
 * Settles an order. Refuses with PROVIDER_UNAVAILABLE while the provider does not respond, because the order may have
 * been paid.
 */
function orUnavailable({ log }: CheckoutDependencies, settle: SettleOrder): SettleOrder {
  return async (order) => {
    try {
      return await settle(order);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn(`An order in cash waits for the payment of order ${order.id}: ${error.message}`);
      return refuse('PROVIDER_UNAVAILABLE', { message: OPEN_PAYMENT });
    }
  };
}

const OPEN_PAYMENT =
  'The payment provider does not answer right now, so we can’t tell whether your last payment was made. Please try again in a moment.';
const OTHER_ORDER = { field: 'otp', message: 'Your order has changed. Please request a new OTP.' };

/** The order of this attempt; undefined if there is none. Refuses an attempt id that was used for another request. */
async function findPlaced(db: Db, shopperId: string, { attempt }: PaymentRequest, hash: string) {
  const same = await createCheckoutRepository(db).findByAttempt(shopperId, attempt);
  if (same && same.wish_hash !== hash) refuse('ALREADY_EXISTS', RECEIPT_REUSED);
  return same;
}

/** Places an order whose pieces are held, without the payment provider. */
async function placeInCash(dependencies: CheckoutDependencies, trx: Db, order: OrderRow): Promise<OrderRow> {
  const now = dependencies.now();
  await createCheckoutRepository(trx).updateCheckAt(order.id, null);
  return placeHeldOrder({ dependencies, trx, now }, order, { amount: order.total, method: 'cash on delivery' });
}

function assertAvailable(why: string | undefined): void {
  if (why !== undefined) refuse('CASH_NOT_AVAILABLE', { message: why });
}
