import { addDays, indianDayOf, isSunday } from '../../../schema/days.ts';
import { toAddress } from '../../account/addresses/address-rules.ts';
import type { RequestReturnInput, ReturnKind, ReturnPayoutInput, ReturnReason } from '../../generated/schema-types.ts';
import type { FieldErrors, Values } from '../../ui/form/form-errors.ts';
import * as returnsWords from '../../words/returns.ts';

/** The days of India on which a courier can come: from tomorrow on, within so many days, except Sundays. */
export function listPickupDays(now: number, withinDays: number): string[] {
  const today = indianDayOf(new Date(now));
  return Array.from({ length: withinDays }, (_, index) => addDays(today, index + 1)).filter((day) => !isSunday(day));
}

/** The purpose that the form's values name. */
export const kindOf = ({ kind }: Values): ReturnKind => (kind === 'EXCHANGE' ? 'EXCHANGE' : 'REFUND');

const EMPTY: Record<string, string> = {
  reason: returnsWords.chooseReason,
  exchangeSku: returnsWords.chooseVariantFirst,
  'payout.upiId': returnsWords.enterUpiId,
  'payout.accountNumber': returnsWords.enterAccountNumber,
  'payout.ifsc': returnsWords.enterIfsc,
  'payout.accountName': returnsWords.enterAccountName,
};

/** The errors of the form's empty fields besides the address. The server checks all values. */
export const checkReturn = (values: Values): FieldErrors =>
  Object.fromEntries(Object.entries(EMPTY).filter(([name]) => values[name]?.trim() === ''));

/** The form's values without the account of the refund, which no storage of the browser may contain. */
export const withoutAccount = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('payout.')));

/** The request that the form's values make. `reasons` are the shop's; undefined if the values name none of them. */
export function toRequest(
  orderItemId: string,
  values: Values,
  reasons: readonly ReturnReason[],
  pictureIds: readonly string[],
): RequestReturnInput | undefined {
  const reason = reasons.find((one) => one === values['reason']);
  const { email: _email, ...pickup } = toAddress(values, 'shipping', '');
  const payout = toPayout(values);
  const { exchangeSku, comment = '' } = values;
  if (!reason) return undefined;
  return {
    orderItemId,
    quantity: Number(values['quantity']),
    kind: kindOf(values),
    reason,
    comment: comment.trim() || null,
    pickup,
    pickupDay: values['pickupDay'] ?? '',
    ...(exchangeSku ? { exchangeSku } : {}),
    ...(pictureIds.length > 0 ? { pictureIds: [...pictureIds] } : {}),
    ...(payout ? { payout } : {}),
  };
}

/** The account of the refund; undefined if the form has no fields for it. */
function toPayout(values: Values): ReturnPayoutInput | undefined {
  const text = (field: string) => values[`payout.${field}`]?.trim();
  const upiId = text('upiId');
  if (upiId !== undefined) return { upiId };
  const [accountNumber, ifsc, accountName] = [text('accountNumber'), text('ifsc'), text('accountName')];
  return accountNumber === undefined ? undefined : { accountNumber, ifsc: ifsc ?? '', accountName: accountName ?? '' };
}

/** The form's field for the path of an input field of the request; empty for none. */
export function fieldAt(path: readonly string[]): string {
  const [, part = '', field = ''] = path;
  if (part === 'pickup') return `shipping.${field}`;
  if (part === 'payout') return `payout.${field || 'upiId'}`;
  return part;
}
