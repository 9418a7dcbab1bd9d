import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import { Failure } from '../platform/failures.ts';
import { UpstreamFailure } from '../platform/upstream/upstream-errors.ts';
import { promoCodeNode, type PromoCodeNode } from './nodes.ts';

/** Promo codes, for one request. */
export interface PromotionsClient {
  /**
   * The discount of a code on a subtotal in paise. A refused code, or one that the host cannot check now, is a result and
   * no failure: the price is known without it. Throws QUERY_TOO_COSTLY for a second code, so that a client needs a request
   * for each guess.
   */
  validatePromoCode(code: string, subtotal: number): Promise<PromoCodeNode>;
  /** The discount of an order's code on a subtotal, both in paise; 0 for a refused code. Makes one call for each code. */
  discountOn(code: string, subtotal: number): Promise<number>;
  /** Makes the next reads read again, after a change that this client did not make. */
  invalidatePromoCodes(): void;
}

const MAX_CODE_LENGTH = 40;
const DEFAULT_ERROR = 'Failed to apply promo code';

/** Makes the promo codes of one request. */
export function createPromotions(authenticated: AuthenticatedRest): PromotionsClient {
  const results = new Map<string, Promise<PromoCodeNode>>();
  const readOnce = (code: string, subtotal: number) => {
    const key = `${subtotal} ${code}`;
    const result = results.get(key) ?? readPromoCode(authenticated, code, subtotal);
    results.set(key, result);
    return result;
  };
  let onlyCode: string | undefined;

  return {
    validatePromoCode: async (text, subtotal) => {
      const code = normalize(text);
      if (!isPossible(code)) return refusedNode('This promo code is not valid.');
      onlyCode ??= code;
      if (code !== onlyCode) throw new Failure('QUERY_TOO_COSTLY', 'One promo code at a time, please.');
      return readOnce(code, subtotal);
    },
    discountOn: async (text, subtotal) => {
      const code = normalize(text);
      return isPossible(code) ? (await readOnce(code, subtotal)).discount : 0;
    },
    invalidatePromoCodes: () => results.clear(),
  };
}

const normalize = (code: string) => code.trim().toUpperCase();
const isPossible = (code: string) => code !== '' && code.length <= MAX_CODE_LENGTH;

async function readPromoCode(authenticated: AuthenticatedRest, code: string, subtotal: number): Promise<PromoCodeNode> {
  try {
    const body = { promoCode: code, totalAmount: subtotal / 100 };
    return promoCodeNode(await authenticated.rest()('validatePromoCode', { body }), code);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refusedNode(error instanceof UpstreamFailure ? error.errorBody.message : undefined);
  }
}

function refusedNode(message = DEFAULT_ERROR): PromoCodeNode {
  return { discount: 0, code: null, terms: null, error: { code: 'INVALID_PROMO_CODE', field: null, message } };
}
