import { Failure } from '../platform/failures.ts';
import type { Personal } from '../platform/personal.ts';
import { UpstreamFailure } from '../platform/upstream/outcome.ts';
import { promoNode, type PromoNode } from './nodes.ts';

/** Promo codes, for one request. */
export interface Promotions {
  /**
   * What a code takes off a subtotal in paise. A code that is refused, or can't be looked at now, is no failure: what
   * there is to pay is known without it. Throws QUERY_TOO_COSTLY for a second code, so that each guess is a request.
   */
  validatePromoCode(code: string, subtotal: number): Promise<PromoNode>;
  /** What the code of an order takes off a subtotal, both in paise; 0 when it is refused. Each is asked once for a request. */
  discountOn(code: string, subtotal: number): Promise<number>;
  /** Makes the next asking a new one: something else than this has changed what codes are good for. */
  forgetPromos(): void;
}

const LONGEST_CODE = 40;
const FAILED = 'Failed to apply promo code';

/** Makes the promo codes of one request. */
export function openPromotions(personal: Personal): Promotions {
  const asked = new Map<string, Promise<PromoNode>>();
  const askOnce = (code: string, subtotal: number) => {
    const key = `${subtotal} ${code}`;
    const answer = asked.get(key) ?? ask(personal, code, subtotal);
    asked.set(key, answer);
    return answer;
  };
  let only: string | undefined;

  return {
    validatePromoCode: async (given, subtotal) => {
      const code = given.trim().toUpperCase();
      if (code === '' || code.length > LONGEST_CODE) return refused('This promo code is not valid.');
      only ??= code;
      if (code !== only) throw new Failure('QUERY_TOO_COSTLY', 'One promo code at a time, please.');
      return askOnce(code, subtotal);
    },
    discountOn: async (given, subtotal) => {
      const code = given.trim().toUpperCase();
      return code === '' || code.length > LONGEST_CODE ? 0 : (await askOnce(code, subtotal)).discount;
    },
    forgetPromos: () => asked.clear(),
  };
}

async function ask(personal: Personal, code: string, subtotal: number): Promise<PromoNode> {
  try {
    const body = { promoCode: code, totalAmount: subtotal / 100 };
    return promoNode(await personal.rest()('validatePromoCode', { body }), code);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return refused(error instanceof UpstreamFailure ? error.refusal.words : undefined);
  }
}

function refused(words = FAILED): PromoNode {
  return { discount: 0, code: null, terms: null, error: { code: 'INVALID_PROMO_CODE', field: null, message: words } };
}
