import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { wholeRupees } from '../../schema/money.ts';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { wholeNumberIn } from '../../web/ui/format.ts';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import type { Send } from '../../web/ui/form/useForm.ts';
import { showToast } from '../../web/ui/toast.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import { StaleNotice } from '../ui/HeldRecord.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words.ts';
import css from './PriceDialog.module.css';
import { SetPriceOfDocument, type StockRowFragment } from './stock.graphql.generated.ts';

type PricedProduct = StockRowFragment['product'];

interface PriceDialogProps {
  product: PricedProduct;
  onClose: () => void;
}

const rupeesIn = (text = ''): number => wholeNumberIn(text.replaceAll(/[₹,\s]/g, ''));

/** Changes the prices of a product. A change by more than half needs a confirmation. */
export function PriceDialog({ product, onClose }: PriceDialogProps) {
  const [setPrice] = useMutation(SetPriceOfDocument);
  const { withFreshLogin, dialog } = useFreshLogin();
  /** The price, in rupees, that needs a confirmation. */
  const [big, setBig] = useState<number>();
  const check = (values: Values): FieldErrors => {
    const errors = priceErrors(values);
    const rupees = rupeesIn(values['price']);
    if (errors !== NO_ERRORS || !isBigChange(product, rupees)) return errors;
    setBig(rupees);
    // The confirmation is of one price.
    return big === rupees && values['isSure'] === 'on' ? NO_ERRORS : { isSure: words.confirmBigChange };
  };
  const send: Send = async ({ price, listPrice }) => {
    const input = { productId: product.id, price: rupeesIn(price) * 100, listPrice: rupeesIn(listPrice) * 100 };
    const outcome = await withFreshLogin(() => settled(setPrice({ variables: { input } })));
    const errors = toFormErrors(outcome, { otherwise: words.somethingWentWrong });
    if (errors) return errors;
    showToast(words.priceChanged, { kind: 'success', cause: 'price' });
    onClose();
    return null;
  };
  return (
    <Dialog open title={words.priceOf(product.name)} onClose={onClose}>
      <StaleNotice />
      <OfficeForm label={words.priceOf(product.name)} action={words.save} check={check} send={send}>
        <PriceField name="price" label={words.newPrice} paise={product.price.amount} />
        <PriceField name="listPrice" label={words.newListPrice} paise={product.listPrice.amount} />
        {big !== undefined && (
          <label key={big} className={css.sure}>
            <input type="checkbox" name="isSure" />
            {words.bigChange(product.price.display, wholeRupees(big * 100))}
          </label>
        )}
      </OfficeForm>
      {dialog}
    </Dialog>
  );
}

const PriceField = ({ name, label, paise }: { name: string; label: string; paise: number }) => (
  <Field
    name={name}
    label={label}
    inputMode="numeric"
    autoComplete="off"
    maxLength={12}
    defaultValue={String(paise / 100)}
  />
);

function priceErrors({ price, listPrice }: Values): FieldErrors {
  const wrong = Object.entries({ price, listPrice }).filter(([, text]) => !(rupeesIn(text) >= 1));
  return wrong.length === 0 ? NO_ERRORS : Object.fromEntries(wrong.map(([name]) => [name, words.enterPrice]));
}

/** Whether a price differs from today's by more than half of it. */
const isBigChange = ({ price: { amount } }: PricedProduct, rupees: number): boolean =>
  Math.abs(rupees * 100 - amount) > amount / 2;
