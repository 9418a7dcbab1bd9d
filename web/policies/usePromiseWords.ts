import { useShop } from '../shop/useShop.ts';
import { counted, dayRange } from '../ui/format.ts';

/** The shop's promises in figures, each as the policies write it in a sentence. */
export function usePromiseWords() {
  const { policies, contact } = useShop();
  return {
    processing: `${dayRange(policies.processingDays)} business days`,
    standard: `${dayRange(policies.standardDeliveryDays)} days`,
    express: `${dayRange(policies.expressDeliveryDays)} days`,
    freeOver: `Rs.${(policies.freeShippingOver.amount / 100).toLocaleString('en-IN')}`,
    returns: counted(policies.returnDays, 'day'),
    returnRefund: `${dayRange(policies.returnRefundDays)} business days`,
    cancelRefund: `${dayRange(policies.cancelRefundDays)} business days`,
    damage: counted(policies.damageHours, 'hour'),
    reply: counted(contact.replyHours, 'hour'),
  };
}
