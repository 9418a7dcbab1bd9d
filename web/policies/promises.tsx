import * as policiesWords from '../words/policies.ts';
import { useShop } from '../shop/useShop.ts';
import { counted, dayRange } from '../ui/format.ts';

/** The shop's promises in figures, each as the policies use it in a sentence. */
export function usePromiseWords() {
  const { policies, contact } = useShop();
  return {
    processing: policiesWords.businessDays(dayRange(policies.processingDays)),
    standard: policiesWords.days(dayRange(policies.standardDeliveryDays)),
    express: policiesWords.days(dayRange(policies.expressDeliveryDays)),
    freeOver: policiesWords.rupees((policies.freeShippingOver.amount / 100).toLocaleString('en-IN')),
    returns: counted(policies.returnDays, policiesWords.day),
    returnRefund: policiesWords.businessDays(dayRange(policies.returnRefundDays)),
    cancelRefund: policiesWords.businessDays(dayRange(policies.cancelRefundDays)),
    damage: counted(policies.damageHours, policiesWords.hour),
    reply: counted(contact.replyHours, policiesWords.hour),
  };
}

/** A text whose ranges of days, such as '8-9 days', do not wrap: Chromium breaks a line after their hyphen. */
export const NoBreakRanges = ({ text }: { text: string }) =>
  text.split(policiesWords.rangeOfDays).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  );
