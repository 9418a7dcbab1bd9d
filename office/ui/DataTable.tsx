import { tableFeatures, useTable, type ColumnDef, type RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import css from './DataTable.module.css';

const features = tableFeatures({});

/** A column of a table of these rows. */
export type Column<Row extends RowData> = ColumnDef<typeof features, Row>;

/**
 * The content of a head or a cell. `flexRender` takes a function for a component: a screen that makes its columns anew
 * would lose the typed text of its cells.
 */
const contentOf = <Context,>(
  template: string | ((context: Context) => ReactNode) | undefined,
  context: Context,
): ReactNode => (typeof template === 'function' ? template(context) : template);

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
                  {contentOf(header.column.columnDef.header, header.getContext())}
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
                    <div>{contentOf(cell.column.columnDef.cell, cell.getContext())}</div>
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
