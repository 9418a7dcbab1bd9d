import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { dayInIndia } from '../../web/ui/format.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { showToast } from '../../web/ui/toast.ts';
import { useStaff } from '../session/staff.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/reports.ts';
import { monthBefore } from './months.ts';
import css from './SellersPage.module.css';
import {
  PayStatementDocument,
  SellerStatementsDocument,
  type StatementRowFragment,
} from './sellers.graphql.generated.ts';

/** The number of months that can be chosen. */
const MONTHS = 24;

/** The commission statements of a month, which is in the address. */
export function Statements() {
  const [query, setQuery] = useSearchParams();
  const months = Array.from({ length: MONTHS }, (_, at) => monthBefore(at));
  const month = months.find((one) => one === query.get('month')) ?? monthBefore(0);
  const options = { variables: { month }, fetchPolicy: 'cache-and-network' } as const;
  const { data, error, refetch } = useQuery(SellerStatementsDocument, options);
  const statements = data?.me?.sellerStatements;
  return (
    <section className={css.part} aria-label={words.statements}>
      <div className={css.head}>
        <h2>{words.statements}</h2>
        <label className={css.month}>
          {words.month}{' '}
          <select value={month} onChange={({ currentTarget }) => setQuery({ month: currentTarget.value })}>
            {months.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
      {statements ? (
        statements.length === 0 ? (
          <EmptyNotice words={words.noStatements} hint={words.noStatementsHint} />
        ) : (
          <DataTable
            label={words.statements}
            columns={COLUMNS}
            rows={[...statements]}
            keyOf={({ sellerId }) => sellerId}
          />
        )
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

const COLUMNS: Column<StatementRowFragment>[] = [
  { id: 'seller', header: words.sellerName, cell: ({ row: { original } }) => original.shopName },
  { id: 'sales', header: words.salesOfMonth, cell: ({ row: { original } }) => original.sales.display },
  { id: 'returns', header: words.returns, cell: ({ row: { original } }) => original.returns.display },
  {
    id: 'commission',
    header: words.commission,
    cell: ({ row: { original } }) =>
      words.commissionOf(original.commission.display, words.percent(original.commissionRate)),
  },
  { id: 'tax', header: words.tax, cell: ({ row: { original } }) => original.tax.display },
  { id: 'payout', header: words.payout, cell: ({ row: { original } }) => original.payout.display },
  { id: 'paid', header: words.payment, cell: ({ row: { original } }) => <Payment statement={original} /> },
];

/** How a statement was paid, or the button that records it for a month that is over. */
function Payment({ statement }: { statement: StatementRowFragment }) {
  const [isOpen, setOpen] = useState(false);
  const { role } = useStaff().me;
  const { paidAt, reference, month, shopName } = statement;
  if (paidAt !== null) return words.paidOn(dayInIndia(paidAt), reference ?? '');
  if (role === 'SELLER') return words.notPaid;
  if (month >= monthBefore(0)) return words.notOver;
  return (
    <>
      <button className="button button-quiet" type="button" onClick={() => setOpen(true)}>
        {words.markAsPaid} <span className="visually-hidden">{shopName}</span>
      </button>
      {isOpen && <PayDialog statement={statement} onClose={() => setOpen(false)} />}
    </>
  );
}

const checkReference = ({ reference = '' }: Values): FieldErrors =>
  reference.trim() === '' ? { reference: words.enterReference } : NO_ERRORS;

function PayDialog({ statement, onClose }: { statement: StatementRowFragment; onClose: () => void }) {
  const [pay] = useMutation(PayStatementDocument, { refetchQueries: 'active' });
  const { withFreshLogin, dialog } = useFreshLogin();
  const { sellerId, shopName, month, payout } = statement;
  const title = words.payStatement(shopName, month);
  const send: Send = async ({ reference = '' }) => {
    const input = { sellerId, month, payout: payout.amount, reference: reference.trim() };
    const outcome = await withFreshLogin(() => settled(pay({ variables: { input } })));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (errors) return errors;
    showToast(words.paymentRecorded, { kind: 'success', cause: 'payout' });
    onClose();
    return null;
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <OfficeForm label={title} action={words.markAsPaid} check={checkReference} send={send}>
        <p>{words.payHint(payout.display)}</p>
        <Field name="reference" label={words.reference} autoComplete="off" maxLength={100} />
      </OfficeForm>
      {dialog}
    </Dialog>
  );
}
