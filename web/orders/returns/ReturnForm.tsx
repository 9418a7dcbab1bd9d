import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayWords } from '../../../schema/days.ts';
import { useAddressForm } from '../../account/addresses/useAddressForm.ts';
import type { SavedAddressFragment } from '../../account/addresses/addresses.graphql.generated.ts';
import { orderPath } from '../../paths.ts';
import { useUploadPicture } from '../../session/useUploadPicture.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useShop } from '../../shop/useShop.ts';
import { toFormErrors } from '../../shopper/user-errors.ts';
import { Labelled } from '../../ui/form/Field.tsx';
import { FieldErrorsContext, FormSummary, SendButton } from '../../ui/form/Form.tsx';
import formCss from '../../ui/form/Form.module.css';
import { SEND_AGAIN, type Values } from '../../ui/form/form-errors.ts';
import { PicturePicker } from '../../ui/pictures/PicturePicker.tsx';
import { usePictureChoice, type PictureChoice } from '../../ui/pictures/usePictureChoice.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import * as returnsWords from '../../words/returns.ts';
import { InsteadFields, listOtherVariants } from './InsteadFields.tsx';
import { PickupAddress } from './PickupAddress.tsx';
import { PieceFields, type Reasons } from './PieceFields.tsx';
import { checkReturn, fieldAt, kindOf, listPickupDays, toRequest, withoutAccount } from './return-input.ts';
import css from './ReturnForm.module.css';
import { useRequestReturn, type ReturnableItemFragment } from './returns.graphql.generated.ts';

interface ReturnFormProps {
  item: ReturnableItemFragment;
  reasons: Reasons;
  /** The most pictures; 0 in a shop without uploads. */
  mostPictures: number;
  /** The saved addresses. */
  addresses: readonly SavedAddressFragment[];
  /** Called after a refusal: the item or the stock may have changed. */
  onRefused: () => void;
}

/** Requests a return or an exchange. Typed values survive a reload, except the account for a refund. */
export function ReturnForm({ item, reasons, mostPictures, addresses, onRefused }: ReturnFormProps) {
  const draft = useDraft(`return ${item.orderItemId}`);
  const [first] = useState(draft.values);
  const [choice, choose] = useState(kindOf(first));
  // The last piece in stock may have been sold meanwhile.
  const kind = listOtherVariants(item).some(({ inStock }) => inStock) ? choice : 'REFUND';
  const pictures = usePictureChoice(useUploadPicture());
  const send = useSendReturn(item, reasons, { pictures, onSent: draft.remove, onRefused });
  const { form, errors, wrong, words, busy, ...events } = useAddressForm({
    send,
    checkOthers: checkReturn,
    onChange: (values) => draft.change(withoutAccount(values)),
  });
  return (
    <form ref={form} className={css.form} method="post" noValidate aria-label={returnsWords.formTitle} {...events}>
      <FormSummary wrong={wrong} />
      <FieldErrorsContext value={errors}>
        <PieceFields item={item} reasons={reasons} first={first}>
          {mostPictures > 0 && <PicturePicker label={returnsWords.photos} choice={pictures} />}
        </PieceFields>
        <InsteadFields item={item} kind={kind} choose={choose} first={first} />
        <fieldset className={css.group}>
          <legend>{returnsWords.whereToPickUp}</legend>
          <PickupAddress order={item.shippingAddress} addresses={addresses} first={first} />
          <PickupDay first={first} />
        </fieldset>
      </FieldErrorsContext>
      <p className={formCss.summary} role="alert">
        {words}
      </p>
      <SendButton action={kind === 'EXCHANGE' ? returnsWords.submitExchange : returnsWords.submit} busy={busy} />
    </form>
  );
}

interface SendOptions {
  pictures: PictureChoice;
  onSent: () => void;
  onRefused: () => void;
}

/** Sends the form's values, and shows the order after a success. */
function useSendReturn({ id, orderItemId }: ReturnableItemFragment, reasons: Reasons, options: SendOptions) {
  const navigate = useNavigate();
  const [requestReturn] = useRequestReturn({ done: returnsWords.requested, toast: { area: 'order' } });
  const { ids, isUploading } = options.pictures;
  return async (values: Values) => {
    if (isUploading) return { fields: {}, words: returnsWords.photosAreUploading };
    const known = reasons.map(({ value }) => value);
    const input = toRequest(id, values, known, ids);
    if (!input) return SEND_AGAIN;
    const outcome = await requestReturn({ input });
    const errors = toFormErrors(outcome ?? {}, { otherwise: returnsWords.failedToRequest, fieldAt });
    if (errors) {
      options.onRefused();
      return errors;
    }
    options.onSent();
    void navigate(orderPath(orderItemId), { replace: true });
    return null;
  };
}

function PickupDay({ first }: { first: Values }) {
  const { now } = useVisit();
  const { pickupWithinDays } = useShop();
  const days = listPickupDays(now, pickupWithinDays ?? 0);
  const former = days.find((day) => day === first['pickupDay']);
  return (
    <Labelled name="pickupDay" label={returnsWords.pickupDay} hint={undefined}>
      {(control) => (
        <select {...control} defaultValue={former ?? days[0]}>
          {days.map((day) => (
            <option key={day} value={day}>
              {dayWords(day)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
