import { useMutation } from '@apollo/client/react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { showToast } from '../../web/ui/toast.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import { StaleNotice } from '../ui/HeldRecord.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/reports.ts';
import {
  AddSellerAccountDocument,
  EndSellerAccountDocument,
  UpdateSellerAccountDocument,
  type SellerAccountRowFragment,
} from './sellers.graphql.generated.ts';

interface DialogProps {
  onClose: () => void;
}

/** Hundredths of a percent in a text such as `12.5`; undefined for any other text. */
function rateIn(text = ''): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  const rate = Math.round(Number(trimmed) * 100);
  return /^\d{1,3}(\.\d{1,2})?$/.test(trimmed) && rate <= 10_000 ? rate : undefined;
}

function checkSeller({ shopName = '', commissionRate }: Values): FieldErrors {
  if (shopName.trim() === '') return { shopName: words.enterName };
  return rateIn(commissionRate) === undefined ? { commissionRate: words.enterRate } : NO_ERRORS;
}

/** Adds a seller, or edits this one. */
export function SellerDialog({ seller, onClose }: DialogProps & { seller?: SellerAccountRowFragment }) {
  const [add] = useMutation(AddSellerAccountDocument, { refetchQueries: 'active' });
  const [update] = useMutation(UpdateSellerAccountDocument, { refetchQueries: 'active' });
  const { withFreshLogin, dialog } = useFreshLogin();
  const title = seller ? words.editSeller(seller.shopName) : words.addSeller;
  const send: Send = async ({ shopName = '', commissionRate: text }) => {
    const values = { shopName: shopName.trim(), commissionRate: rateIn(text) ?? null };
    const outcome = await withFreshLogin(async () => {
      if (!seller) return settled(add({ variables: { input: values } }));
      const { sellerId, version } = seller;
      return settled(update({ variables: { input: { ...values, sellerId, version } } }));
    });
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (errors) return errors;
    showToast(words.sellerSaved, { kind: 'success', cause: 'seller' });
    onClose();
    return null;
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <StaleNotice />
      <OfficeForm label={title} action={officeWords.save} check={checkSeller} send={send}>
        <SellerFields shopName={seller?.shopName ?? ''} commissionRate={seller?.commissionRate ?? 0} />
      </OfficeForm>
      {dialog}
    </Dialog>
  );
}

const SellerFields = ({ shopName, commissionRate }: Pick<SellerAccountRowFragment, 'shopName' | 'commissionRate'>) => (
  <>
    <Field name="shopName" label={words.sellerName} autoComplete="off" maxLength={200} defaultValue={shopName} />
    <Field
      name="commissionRate"
      label={words.commissionPercent}
      hint={words.commissionHint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      defaultValue={String(commissionRate / 100)}
    />
  </>
);

/** Ends a seller, or takes the seller back, after a confirmation. */
export function EndSellerDialog({ seller, onClose }: DialogProps & { seller: SellerAccountRowFragment }) {
  const [change] = useMutation(EndSellerAccountDocument, { refetchQueries: 'active' });
  const { withFreshLogin, dialog } = useFreshLogin();
  const { sellerId, shopName, version, endedAt } = seller;
  const isEnded = endedAt === null;
  const title = isEnded ? words.endSellerNamed(shopName) : words.takeBackNamed(shopName);
  const send: Send = async () => {
    const input = { sellerId, version, isEnded };
    const outcome = await withFreshLogin(() => settled(change({ variables: { input } })));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (errors) return errors;
    showToast(isEnded ? words.sellerEnded : words.sellerBack, { kind: 'success', cause: 'seller' });
    onClose();
    return null;
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <OfficeForm label={title} action={isEnded ? words.endSeller : words.takeBack} send={send}>
        <p>{isEnded ? words.endHint : words.takeBackHint}</p>
      </OfficeForm>
      {dialog}
    </Dialog>
  );
}
