import { Link } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { orderPath } from '../paths.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { Thumbnail } from '../catalog/Thumbnail.tsx';
import * as words from '../words.ts';
import type { SaleRowFragment } from './orders.graphql.generated.ts';
import { SaleStatus } from './SaleStatus.tsx';
import css from './SalesTable.module.css';
import { useConfirmSale } from './useSaleChange.ts';

interface SalesTableProps {
  label: string;
  sales: readonly SaleRowFragment[];
  /** The ids of the chosen items, and the change of this choice; without it no row can be chosen. */
  choice?: { ids: ReadonlySet<string>; choose: (ids: ReadonlySet<string>) => void } | undefined;
}

/** Sold items as a table. */
export function SalesTable({ label, sales, choice }: SalesTableProps) {
  const columns = choice ? [choiceColumn(sales, choice), ...COLUMNS] : COLUMNS;
  return <DataTable label={label} columns={columns} rows={[...sales]} keyOf={({ id }) => id} />;
}

const COLUMNS: Column<SaleRowFragment>[] = [
  {
    id: 'order',
    header: words.order,
    cell: ({ row: { original: sale } }) => (
      <>
        <Link to={orderPath(sale.id)}>{sale.shortId}</Link>
        <div className={css.more}>{dayInIndia(sale.placedAt)}</div>
      </>
    ),
  },
  {
    id: 'piece',
    header: words.piece,
    cell: ({ row: { original: sale } }) => (
      <div className={css.piece}>
        <Thumbnail url={sale.image.url} width={48} />
        <div>
          {sale.name}
          <div className={css.more}>{[sale.color, sale.size, sale.sku].filter(Boolean).join(' · ')}</div>
          <div className={css.more}>
            {words.quantity}: {sale.quantity}
          </div>
        </div>
      </div>
    ),
  },
  {
    id: 'shipTo',
    header: words.shipTo,
    cell: ({ row: { original: sale } }) => (
      <>
        {sale.shippingAddress.name}
        <div className={css.more}>
          {sale.shippingAddress.city} {sale.shippingAddress.pinCode}
        </div>
        <div className={css.more}>{sale.shippingAddress.phone}</div>
      </>
    ),
  },
  {
    id: 'amount',
    header: words.amount,
    cell: ({ row: { original: sale } }) => (
      <>
        {sale.total.display}
        <div className={css.more}>{sale.paymentMethod === 'CASH_ON_DELIVERY' ? words.cash : words.online}</div>
      </>
    ),
  },
  { id: 'state', header: words.state, cell: ({ row }) => <SaleStatus {...row.original} /> },
  { id: 'actions', header: words.actions, cell: ({ row }) => <NextStep sale={row.original} /> },
];

/** The usual next steps that need more than a press. */
const NEXT_STEPS: Partial<Record<SaleRowFragment['status'], string>> = {
  CONFIRMED: words.dispatch,
  DISPATCHED: words.deliver,
};

/** The button for the usual next step of an item. */
function NextStep({ sale }: { sale: SaleRowFragment }) {
  const [confirm, { loading }] = useConfirmSale();
  if (sale.status === 'PLACED') {
    return (
      <button className="button" type="button" aria-busy={loading} onClick={() => void confirm(sale.id)}>
        {words.confirm}
      </button>
    );
  }
  const action = NEXT_STEPS[sale.status];
  if (action === undefined) return null;
  return (
    <Link className="button button-quiet" to={orderPath(sale.id)}>
      {action}
    </Link>
  );
}

/** Whether something can be done with an item together with others. */
const canBeChosen = ({ status }: SaleRowFragment): boolean => status !== 'CANCELLED' && status !== 'OTHER';

function choiceColumn(
  sales: readonly SaleRowFragment[],
  { ids, choose }: NonNullable<SalesTableProps['choice']>,
): Column<SaleRowFragment> {
  const all = sales.filter(canBeChosen).map(({ id }) => id);
  const isAll = all.length > 0 && all.every((id) => ids.has(id));
  return {
    id: 'choice',
    header: () => (
      <input
        type="checkbox"
        aria-label={words.selectAll}
        checked={isAll}
        disabled={all.length === 0}
        onChange={() => choose(new Set(isAll ? [] : all))}
      />
    ),
    cell: ({ row: { original: sale } }) => (
      <input
        type="checkbox"
        aria-label={words.selectRow(sale.shortId)}
        checked={ids.has(sale.id)}
        disabled={!canBeChosen(sale)}
        onChange={() => choose(ids.symmetricDifference(new Set([sale.id])))}
      />
    ),
  };
}
