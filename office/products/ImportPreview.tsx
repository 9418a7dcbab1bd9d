import { DataTable, type Column } from '../ui/DataTable.tsx';
import { StatusMark } from '../ui/StatusMark.tsx';
import * as words from '../words/products.ts';
import type { ImportProductFileMutation } from './files.graphql.generated.ts';
import css from './ImportPreview.module.css';

type ImportRow = NonNullable<ImportProductFileMutation['importProducts']>['changes'][number];

/** The changes of a file, row by row; unchanged rows are left out. */
export function ImportPreview({ rows }: { rows: readonly ImportRow[] }) {
  const changed = rows.filter(({ action }) => action !== 'UNCHANGED');
  if (changed.length === 0) return null;
  return <DataTable label={words.changesOfFile} columns={COLUMNS} rows={changed} keyOf={({ row }) => String(row)} />;
}

const COLUMNS: Column<ImportRow>[] = [
  { id: 'row', header: words.row, cell: ({ row }) => row.original.row },
  { id: 'product', header: words.name, cell: ({ row }) => row.original.product },
  { id: 'sku', header: words.sku, cell: ({ row }) => row.original.sku },
  { id: 'action', header: words.action, cell: ({ row }) => words.actions[row.original.action] },
  { id: 'changes', header: words.change, cell: ({ row }) => <Changes row={row.original} /> },
];

const Changes = ({ row: { fields, isLargePriceChange } }: { row: ImportRow }) => (
  <>
    <ul className={css.changes}>
      {fields.map(({ field, before, after }) => (
        <li key={field}>
          {field}: <del>{before === '' ? words.none : before}</del> → <ins>{after === '' ? words.none : after}</ins>
        </li>
      ))}
    </ul>
    {isLargePriceChange && <StatusMark words={words.moreThanHalf} />}
  </>
);
