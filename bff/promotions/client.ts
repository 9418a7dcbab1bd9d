import type { CategoryAmount } from '../../schema/pricing.ts';
import type { HasCapability } from '../host/capabilities.ts';
import { Failure, type FailureCode } from '../host/failures.ts';
import type { Rest } from '../host/rest.ts';
import { UpstreamFailure } from '../host/host-errors.ts';
import type { UserErrorNode } from '../graphql/user-errors.ts';
import { promoCodeNode, type PromoCodeNode } from './nodes.ts';

/** Promo codes, for one request. */
export interface PromotionsClient {
  /**
   * Returns the discount of a code on a subtotal in paise, also for visitors. `amounts` are its parts by category, which
   * a code for some categories needs. The code is sent as typed, because the
   * host may be case-sensitive. A refused code, or one that the host cannot check now, is a result and not a failure:
   * the price is known without it.
   */
  validatePromoCode(code: string, subtotal: number, amounts?: readonly CategoryAmount[]): Promise<PromoCodeNode>;
  /** Returns the discount of an order's code on a subtotal, both in paise; 0 for a refused code. Makes one call for each code. */
  discountOn(code: string, subtotal: number): Promise<number>;
  /** Makes the next reads read again, after a change that this client did not make. */
  invalidatePromoCodes(): void;
}

const MAX_CODE_LENGTH = 40;
const DEFAULT_ERROR = 'Failed to apply promo code';

/** Creates the promo codes of one request. `rest` carries the address and the cookies of the request, and no token. */
export function createPromotions(rest: Rest, has: HasCapability): PromotionsClient {
  const results = new Map<string, Promise<PromoCodeNode>>();
  const readOnce = (code: string, subtotal: number, all?: readonly CategoryAmount[]) => {
    const amounts = has('promo-codes') ? all : undefined;
    const key = JSON.stringify([subtotal, code, amounts]);
    const result = results.get(key) ?? readPromoCode(rest, code, subtotal, amounts);
    results.set(key, result);
    return result;
  };

  return {
    validatePromoCode: async (text, subtotal, amounts) => {
      const code = text.trim();
      if (!isPossible(code)) return refusedNode('This promo code is not valid.');
      return readOnce(code, subtotal, amounts);
    },
    discountOn: async (text, subtotal) => {
      const code = text.trim();
      return isPossible(code) ? (await readOnce(code, subtotal)).discount : 0;
    },
    invalidatePromoCodes: () => results.clear(),
  };
}

const isPossible = (code: string) => code !== '' && code.length <= MAX_CODE_LENGTH;

async function readPromoCode(
  rest: Rest,
  code: string,
  subtotal: number,
  amounts: readonly CategoryAmount[] | undefined,
): Promise<PromoCodeNode> {
  try {
    // Hosts count in whole rupees. Rounded up, a subtotal could reach a code's minimum wrongly.
    const parts = amounts?.map(({ category, amount }) => ({ category, amount: Math.floor(amount / 100) }));
    const body = {
      promoCode: code,
      totalAmount: Math.floor(subtotal / 100),
      ...(parts && { categoryAmounts: parts }),
    };
    return promoCodeNode(await rest('validatePromoCode', { body }), code, subtotal);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const words = error instanceof UpstreamFailure ? error.errorBody.message : undefined;
    if (error instanceof UpstreamFailure && REFUSALS.has(error.code)) return refusedNode(words);
    const { retryAfterMs } = error.extensions;
    return uncheckedNode(typeof retryAfterMs === 'number' ? retryAfterMs : undefined, words);
  }
}

/**
 * The failure codes of a refused promo code. With all others the host has not checked the code. The call carries no
 * token, so UNAUTHENTICATED is not about the shopper's login.
 */
const REFUSALS: ReadonlySet<FailureCode> = new Set(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN']);

function refusedNode(message = DEFAULT_ERROR): PromoCodeNode {
  return failedNode({ code: 'INVALID_PROMO_CODE', field: null, message });
}

/** Returns the result of a code that the host cannot check now. */
function uncheckedNode(retryAfterMs: number | undefined, message = DEFAULT_ERROR): PromoCodeNode {
  return failedNode({ code: 'UNAVAILABLE', field: null, message, retryAfterMs });
}

const failedNode = (error: UserErrorNode): PromoCodeNode => ({ discount: 0, code: null, terms: null, error });
