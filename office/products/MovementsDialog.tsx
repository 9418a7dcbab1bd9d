import { useQuery } from '@apollo/client/react';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { dayInIndia } from '../../web/ui/format.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/products.ts';
import { StockMovementsDocument, type StockMovementsQuery } from './products.graphql.generated.ts';

type Movement = NonNullable<NonNullable<StockMovementsQuery['me']>['stockMovements']>[number];

interface MovementsDialogProps {
  sku: string;
  onClose: () => void;
}

/** The last changes of a variant's stock, with their reasons. */
export function MovementsDialog({ sku, onClose }: MovementsDialogProps) {
  const { data, error, refetch } = useQuery(StockMovementsDocument, {
    variables: { sku },
    fetchPolicy: 'network-only',
  });
  const movements = data?.me?.stockMovements;
  return (
    <Dialog open variant="wide" title={words.movementsOf(sku)} onClose={onClose}>
      {movements?.length === 0 ? (
        <EmptyNotice words={words.noMovements} />
      ) : movements ? (
        <DataTable
          label={words.movementsOf(sku)}
          columns={COLUMNS}
          rows={[...movements]}
          keyOf={({ movementId }) => movementId}
        />
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

const COLUMNS: Column<Movement>[] = [
  { id: 'when', header: words.when, cell: ({ row }) => dayInIndia(row.original.at) },
  { id: 'reason', header: words.reason, cell: ({ row }) => words.reasonWords[row.original.reason] },
  { id: 'by', header: words.change, cell: ({ row: { original: one } }) => (one.by > 0 ? `+${one.by}` : `${one.by}`) },
  { id: 'stock', header: words.stockAfter, cell: ({ row }) => row.original.stock },
  { id: 'who', header: words.who, cell: ({ row }) => row.original.person ?? words.byAnOrder },
];
