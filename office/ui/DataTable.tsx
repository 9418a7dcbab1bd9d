import { flexRender, tableFeatures, useTable, type ColumnDef, type RowData } from '@tanstack/react-table';
import css from './DataTable.module.css';

const features = tableFeatures({});

/** A column of a table of these rows. */
export type Column<Row extends RowData> = ColumnDef<typeof features, Row>;

interface DataTableProps<Row extends RowData> {
  /** The table's name for screen readers. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  /** The key of a row, unique in the table. */
  keyOf: (row: Row) => string;
}

/** A table of rows that the server has sorted and filtered. On a phone each row is a card, with the column's name before each value. */
export function DataTable<Row extends RowData>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  const table = useTable({ features, columns, data: rows, getRowId: keyOf });
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={label}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col">
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => {
                const { header } = cell.column.columnDef;
                return (
                  <td key={cell.id} data-label={typeof header === 'string' ? header : undefined}>
                    <div>{flexRender(cell.column.columnDef.cell, cell.getContext())}</div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
