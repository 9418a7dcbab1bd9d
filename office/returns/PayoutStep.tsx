import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import { Facts } from '../ui/Facts.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/returns.ts';
import {
  PayReturnDocument,
  ReadReturnPayoutDocument,
  type ReadReturnPayoutMutation,
  type SaleReturnDetailFragment,
} from './returns.graphql.generated.ts';
import css from './ReturnSteps.module.css';
import { useReturnStep } from './useReturnStep.ts';

type Payout = NonNullable<NonNullable<ReadReturnPayoutMutation['readReturnPayout']>['payout']>;

const referenceErrors = ({ reference = '' }: Values): FieldErrors =>
  reference.trim() === '' ? { reference: words.enterReference } : NO_ERRORS;

/** Shows the account for the refund of a cash order after a fresh login, and records its payment. */
export function PayoutStep({ found: { returnId } }: { found: SaleReturnDetailFragment }) {
  const [payout, setPayout] = useState<Payout>();
  // The account stays out of the cache.
  const [read] = useMutation(ReadReturnPayoutDocument, { fetchPolicy: 'no-cache' });
  const { withFreshLogin, dialog } = useFreshLogin();
  const show: Send = async () => {
    const outcome = await withFreshLogin(() => settled(read({ variables: { input: { returnId } } })));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (!errors) setPayout(outcome.data?.readReturnPayout?.payout ?? undefined);
    return errors;
  };
  if (payout) return <Pay returnId={returnId} payout={payout} />;
  return (
    <>
      <OfficeForm label={words.showAccount} action={words.showAccount} send={show}>
        <p className={css.hint}>{words.showAccountHint}</p>
      </OfficeForm>
      {dialog}
    </>
  );
}

function Pay({ returnId, payout }: { returnId: string; payout: Payout }) {
  const { send, dialog } = useReturnStep(PayReturnDocument, words.paidDone);
  const { amount, upiId, accountNumber, ifsc, accountName } = payout;
  const facts = [
    [words.amountToPay, amount.display],
    [words.upiId, upiId],
    [words.accountName, accountName],
    [words.accountNumber, accountNumber],
    [words.ifsc, ifsc],
  ] as const;
  return (
    <>
      <Facts facts={facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))} />
      <OfficeForm
        label={words.pay}
        action={words.pay}
        check={referenceErrors}
        send={({ reference = '' }) => send({ input: { returnId, reference: reference.trim() } })}
      >
        <p className={css.hint}>{words.payHint}</p>
        <Field name="reference" label={words.payReference} autoComplete="off" maxLength={100} />
      </OfficeForm>
      {dialog}
    </>
  );
}
