import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { wholeNumberIn } from '../../web/ui/format.ts';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import type { Send } from '../../web/ui/form/useForm.ts';
import { showToast } from '../../web/ui/toast.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words.ts';
import { ChangeStockOfDocument } from './stock.graphql.generated.ts';

function changeErrors({ by = '' }: Values): FieldErrors {
  const pieces = wholeNumberIn(by.trim().replace(/^\+/, '').replace('−', '-'));
  return Number.isInteger(pieces) && pieces !== 0 ? NO_ERRORS : { by: words.enterChange };
}

/** Adds pieces of a variant to the stock, or removes them. */
export function StockForm({ sku }: { sku: string }) {
  const [count, setCount] = useState(0);
  const [change] = useMutation(ChangeStockOfDocument);
  const send: Send = async ({ by = '' }) => {
    const pieces = wholeNumberIn(by.trim().replace(/^\+/, '').replace('−', '-'));
    const outcome = await settled(change({ variables: { input: { sku, by: pieces } } }));
    const errors = toFormErrors(outcome, { otherwise: words.somethingWentWrong, fieldAt: () => 'by' });
    if (errors) return errors;
    const stock = outcome.data?.changeStock?.variant?.stock ?? 0;
    showToast(words.stockChanged(sku, stock), { kind: 'success', cause: `stock ${sku}` });
    // The next change begins with an empty field.
    setCount(count + 1);
    return null;
  };
  return (
    <OfficeForm key={count} label={words.changeBy(sku)} action={words.change} check={changeErrors} send={send}>
      <Field
        name="by"
        label={words.changeBy(sku)}
        hint={words.changeByHint}
        autoComplete="off"
        inputMode="text"
        maxLength={8}
      />
    </OfficeForm>
  );
}
