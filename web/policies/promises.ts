import { PROMISES, SHOP } from '../../schema/shop.ts';
import { counted } from '../ui/format.ts';

/** The shop's promises in figures, each as the policies write it in a sentence. */
export const PROMISE_WORDS = {
  processing: `${PROMISES.processingDays} business days`,
  standard: `${PROMISES.standardDays} days`,
  express: `${PROMISES.expressDays} days`,
  freeOver: `Rs.${PROMISES.freeShippingOver.toLocaleString('en-IN')}`,
  returns: counted(PROMISES.returnDays, 'day'),
  returnRefund: `${PROMISES.returnRefundDays} business days`,
  cancelRefund: `${PROMISES.cancelRefundDays} business days`,
  damage: counted(PROMISES.damageHours, 'hour'),
  reply: counted(SHOP.replyHours, 'hour'),
} as const;
