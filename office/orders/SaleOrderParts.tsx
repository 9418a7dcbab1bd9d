import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { dayInIndia } from '../../web/ui/format.ts';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { showToast } from '../../web/ui/toast.ts';
import { orderPath } from '../paths.ts';
import { useStaff } from '../session/staff.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/sale-orders.ts';
import { InvoiceButton, PaperButtons } from './PaperButtons.tsx';
import {
  AddOrderNoteDocument,
  SaleOrderDocument,
  type SaleOrderDetailFragment,
} from './sale-order.graphql.generated.ts';
import css from './SaleOrderParts.module.css';
import { SaleStatus } from './SaleStatus.tsx';

interface SaleOrderPartsProps {
  orderId: string;
  /** The item whose page it is. */
  itemId: string;
  /** Whether the item can be sent, so that papers are printed for it. */
  hasPapers: boolean;
}

/** The order of an item: all its items, papers, money and notes. Nothing before it is loaded. */
export function SaleOrderParts({ orderId, itemId, hasPapers }: SaleOrderPartsProps) {
  const { data } = useQuery(SaleOrderDocument, { variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const { role } = useStaff().me;
  const found = useLastFound(data?.me?.saleOrder, orderId);
  if (!found) return null;
  return (
    <>
      <Items order={found.order} itemId={itemId} />
      <section aria-label={words.papers}>
        <h2>{words.papers}</h2>
        {hasPapers && role !== 'ACCOUNTANT' && <PaperButtons ids={[itemId]} />}
        {found.order.invoices.length === 0 && <p className={css.more}>{words.noInvoice}</p>}
        <ul className={css.list}>
          {found.order.invoices.map((invoice) => (
            <li key={invoice.invoiceId}>
              <InvoiceButton {...invoice} />
            </li>
          ))}
        </ul>
      </section>
      {role !== 'SELLER' && <Money payments={found.payments} />}
      {role !== 'SELLER' && <Notes orderId={orderId} notes={found.notes} canAdd={role !== 'ACCOUNTANT'} />}
    </>
  );
}

const Items = ({ order, itemId }: { order: SaleOrderDetailFragment['order']; itemId: string }) => (
  <section aria-label={words.items}>
    <h2>{words.orderWithNumber(order.number)}</h2>
    <ul className={css.list}>
      {order.items.map((item) => (
        <li key={item.id}>
          {item.id === itemId ? <b>{item.name}</b> : <Link to={orderPath(item.id)}>{item.name}</Link>}{' '}
          <SaleStatus {...item} />
          <div className={css.more}>
            {[item.color, item.size, `${item.quantity} ×`, item.total.display].filter(Boolean).join(' · ')}
          </div>
        </li>
      ))}
    </ul>
    <p>
      {words.total}: <b>{order.total.display}</b>
    </p>
  </section>
);

const Money = ({ payments }: Pick<SaleOrderDetailFragment, 'payments'>) => (
  <section aria-label={words.payments}>
    <h2>{words.payments}</h2>
    {payments.length === 0 && <p className={css.more}>{words.noPayments}</p>}
    <ul className={css.list}>
      {payments.map((payment) => (
        <li key={payment.paymentId}>
          {words.payment} <b>{payment.amount.display}</b>
          {payment.placedOrder ? '' : `, ${words.refundedWhole}`}
          <div className={css.more}>
            {[dayInIndia(payment.paidAt), payment.paymentMethod, payment.paymentId].filter(Boolean).join(' · ')}
          </div>
          {payment.refunds.map((refund) => (
            <div key={refund.refundId}>
              {words.refund} <b>{refund.amount.display}</b>, {words.refundStates[refund.status]}
              <div className={css.more}>
                {[
                  words.refundReasons[refund.reason],
                  dayInIndia(refund.processedAt ?? refund.initiatedAt),
                  refund.refundId,
                ].join(' · ')}
              </div>
            </div>
          ))}
        </li>
      ))}
    </ul>
  </section>
);

const noteErrors = ({ text = '' }: Values): FieldErrors => (text.trim() === '' ? { text: words.enterNote } : NO_ERRORS);

interface NotesProps extends Pick<SaleOrderDetailFragment, 'notes'> {
  orderId: string;
  canAdd: boolean;
}

function Notes({ orderId, notes, canAdd }: NotesProps) {
  const [count, setCount] = useState(0);
  const [add] = useMutation(AddOrderNoteDocument, { refetchQueries: [SaleOrderDocument] });
  const send: Send = async ({ text = '' }) => {
    const outcome = await settled(add({ variables: { input: { orderId, text: text.trim() } } }));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (errors) return errors;
    showToast(words.noteAdded, { kind: 'success', cause: 'note' });
    // The next note begins with an empty field.
    setCount(count + 1);
    return null;
  };
  return (
    <section aria-label={words.notes}>
      <h2>{words.notes}</h2>
      <p className={css.more}>{words.notesHint}</p>
      {notes.length === 0 && <p>{words.noNotes}</p>}
      <ul className={css.list}>
        {notes.map(({ noteId, text, by, createdAt }) => (
          <li key={noteId}>
            <p className={css.note}>{text}</p>
            <div className={css.more}>
              {by} · {dayInIndia(createdAt)}
            </div>
          </li>
        ))}
      </ul>
      {canAdd && (
        <OfficeForm key={count} label={words.notes} action={words.addNote} check={noteErrors} send={send}>
          <TextAreaField name="text" label={words.note} maxLength={1000} rows={3} />
        </OfficeForm>
      )}
    </section>
  );
}
