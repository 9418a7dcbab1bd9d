import type { ApolloClient } from '@apollo/client';
import { dayInIndia } from '../../web/ui/format.ts';
import * as words from '../words/sale-orders.ts';
import {
  PackingSlipsDocument,
  ParcelLabelsDocument,
  SaleInvoiceDocument,
  type SaleOrderDetailFragment,
} from './sale-order.graphql.generated.ts';
import css from './PaperButtons.module.css';
import { useDownload } from './useDownload.ts';

const loadLabels = (ids: string[], client: ApolloClient) =>
  client.query({ query: ParcelLabelsDocument, variables: { ids }, fetchPolicy: 'no-cache' });
const loadSlips = (ids: string[], client: ApolloClient) =>
  client.query({ query: PackingSlipsDocument, variables: { ids }, fetchPolicy: 'no-cache' });
const loadInvoice = (id: string, client: ApolloClient) =>
  client.query({ query: SaleInvoiceDocument, variables: { id }, fetchPolicy: 'no-cache' });

interface PaperButtonsProps {
  ids: readonly string[];
  /** The names of the two buttons; those of one item by default. */
  label?: string;
  slip?: string;
}

/** The buttons that print the address labels and the packing slips of items, each as one PDF. */
export function PaperButtons({ ids, label = words.label, slip = words.packingSlip }: PaperButtonsProps) {
  const [labels, printingLabels] = useDownload(loadLabels);
  const [slips, printingSlips] = useDownload(loadSlips);
  return (
    <div className={css.buttons}>
      <button
        className="button button-quiet"
        type="button"
        aria-busy={printingLabels.loading}
        onClick={() => void labels([...ids])}
      >
        {label}
      </button>
      <button
        className="button button-quiet"
        type="button"
        aria-busy={printingSlips.loading}
        onClick={() => void slips([...ids])}
      >
        {slip}
      </button>
    </div>
  );
}

/** The button that downloads an invoice or a credit note under its name. */
export function DocumentButton({ invoiceId, name }: { invoiceId: string; name: string }) {
  const [download, { loading }] = useDownload(loadInvoice);
  return (
    <button
      className={css.link}
      type="button"
      aria-label={words.download(name)}
      aria-busy={loading}
      onClick={() => void download(invoiceId)}
    >
      {name}
    </button>
  );
}

/** An invoice or a credit note of an order, with its day and its total. */
export const InvoiceButton = ({
  invoiceId,
  kind,
  number,
  issuedAt,
  total,
}: SaleOrderDetailFragment['order']['invoices'][number]) => (
  <>
    <DocumentButton invoiceId={invoiceId} name={`${words.documents[kind]} ${number}`} />
    <div className={css.more}>
      {dayInIndia(issuedAt)} · {total.display}
    </div>
  </>
);
