import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { sellerRowsOf } from '../../catalog/product/seller-facts.ts';
import { showToast } from '../../ui/toast.ts';
import * as ordersWords from '../../words/orders.ts';
import { OrderDate } from '../OrderDate.tsx';
import type { OrderDetailFragment, OrderInvoiceFragment } from '../orders.graphql.generated.ts';
import { downloadInvoice } from './download-invoice.ts';
import css from './Invoices.module.css';

/** The invoice of the order, the credit notes for its refunds, and the legal facts of its seller. Nothing in a shop without invoices. */
export function Invoices({ order: { invoices, seller, status } }: { order: OrderDetailFragment }) {
  if (!seller.legal) return null;
  return (
    <section className={css.invoices} aria-labelledby="invoices">
      <h2 id="invoices">{ordersWords.invoiceAndSeller}</h2>
      {invoices.length === 0 && WAITING.has(status) && <p className={css.hint}>{ordersWords.invoiceComes}</p>}
      {invoices.length > 0 && (
        <ul className={css.list}>
          {invoices.map((invoice) => (
            <Document key={invoice.invoiceId} invoice={invoice} />
          ))}
        </ul>
      )}
      <dl className={css.facts}>
        {sellerRowsOf(seller.legal).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The statuses in which an order gets its invoice soon. */
const WAITING: ReadonlySet<OrderDetailFragment['status']> = new Set(['PLACED', 'CONFIRMED']);

function Document({ invoice }: { invoice: OrderInvoiceFragment }) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const { kind, number, issuedAt, total } = invoice;
  const { name, download } = ordersWords.documents[kind];
  const save = () => {
    if (isBusy) return;
    setIsBusy(true);
    downloadInvoice(client, invoice)
      .catch(() => showToast(ordersWords.failedToDownload, { kind: 'error' }))
      .finally(() => setIsBusy(false));
  };
  return (
    <li className={css.document}>
      <p>
        <b>{name}</b> <span className="no-break">{number}</span>
        <span className={css.hint}>
          <OrderDate at={issuedAt} /> <span>{`· ${total.display}`}</span>
        </span>
      </p>
      <button
        type="button"
        className="button button-quiet"
        onClick={save}
        aria-disabled={isBusy}
        aria-label={ordersWords.downloadNumber(download, number)}
      >
        {isBusy ? ordersWords.downloading : download}
      </button>
    </li>
  );
}
