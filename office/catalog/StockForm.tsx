import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { wholeNumberIn } from '../../web/ui/format.ts';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import type { Send } from '../../web/ui/form/useForm.ts';
import { showToast } from '../../web/ui/toast.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import * as words from '../words.ts';
import * as productWords from '../words/products.ts';
import { ChangeStockOfDocument } from './stock.graphql.generated.ts';

function changeErrors({ by = '' }: Values): FieldErrors {
  const pieces = wholeNumberIn(by.trim().replace(/^\+/, '').replace('−', '-'));
  return Number.isInteger(pieces) && pieces !== 0 ? NO_ERRORS : { by: words.enterChange };
}

const REASONS = ['CORRECTION', 'RECEIVED', 'COUNTED', 'DAMAGED', 'RETURNED'] as const;

interface StockFormProps {
  sku: string;
  /** Runs after a change. */
  onDone?: () => void;
}

/** Adds pieces of a variant to the stock, or removes them, for a reason. */
export function StockForm({ sku, onDone }: StockFormProps) {
  const [count, setCount] = useState(0);
  const [change] = useMutation(ChangeStockOfDocument);
  const send: Send = async ({ by = '', reason: chosen }) => {
    const pieces = wholeNumberIn(by.trim().replace(/^\+/, '').replace('−', '-'));
    const reason = REASONS.find((one) => one === chosen) ?? 'CORRECTION';
    const outcome = await settled(change({ variables: { input: { sku, by: pieces, reason } } }));
    const errors = toFormErrors(outcome, { otherwise: words.somethingWentWrong, fieldAt: () => 'by' });
    if (errors) return errors;
    const stock = outcome.data?.changeStock?.variant?.stock ?? 0;
    showToast(words.stockChanged(sku, stock), { kind: 'success', cause: `stock ${sku}` });
    // The next change begins with an empty field.
    setCount(count + 1);
    onDone?.();
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
      <SelectField
        name="reason"
        label={productWords.reason}
        choices={REASONS.map((one) => [one, productWords.reasonWords[one]])}
      />
    </OfficeForm>
  );
}
