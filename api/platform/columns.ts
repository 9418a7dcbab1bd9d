import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** One column of a table: its name, its SQL type, and (only in types) the values that are read and written. */
export interface Column<Name extends string, Read, Written = Read> {
  readonly name: Name;
  readonly type: string;
  readonly read?: Read;
  readonly written?: Written;
}

/**
 * The columns of a table, each under its field name in TypeScript. The row type, the select list and the insert
 * statement are derived from this list.
 */
export type Columns = Readonly<Record<string, Column<string, unknown, unknown>>>;

type ReadOf<C> = C extends Column<string, infer Read, unknown> ? Read : never;
type WrittenOf<C> = C extends Column<string, unknown, infer Written> ? Written : never;
type OptionalField<C extends Columns> = { [F in keyof C]: null extends ReadOf<C[F]> ? F : never }[keyof C];

/** A selected row, by the names of the columns. */
export type Row<C extends Columns> = { [F in keyof C as C[F]['name']]: ReadOf<C[F]> };

/** A new row, by the names of the fields; a field whose column may be null is optional. */
export type NewRow<C extends Columns> = { [F in Exclude<keyof C, OptionalField<C>>]: WrittenOf<C[F]> } & {
  [F in OptionalField<C>]?: WrittenOf<C[F]> | undefined;
};

/** New values of a row, by the names of the fields. Null empties a column; a column without a value does not change. */
export type RowChanges<C extends Columns> = {
  [F in keyof C]?: WrittenOf<C[F]> | (null extends ReadOf<C[F]> ? null : never);
};

/** The values of a row by the names of the fields; undefined means null. */
export type Fields<C extends Columns> = {
  [F in keyof C]: Exclude<ReadOf<C[F]>, null> | (null extends ReadOf<C[F]> ? undefined : never);
};

const ofType =
  <Read, Written = Read>(type: string) =>
  <Name extends string>(name: Name): Column<Name, Read, Written> => ({ name, type });

/** The kinds of columns, each a function of the column's name. */
export const column = {
  text: ofType<string>('text'),
  nullableText: ofType<string | null, string>('text'),
  texts: ofType<string[], readonly string[]>('text[]'),
  integer: ofType<number>('int'),
  nullableInteger: ofType<number | null, number>('int'),
  real: ofType<number>('real'),
  boolean: ofType<boolean>('boolean'),
  /** Written as ISO 8601. */
  time: ofType<Date, string>('timestamptz'),
  nullableTime: ofType<Date | null, string>('timestamptz'),
};

/** The columns of these fields. */
export function pickColumns<C extends Columns, Field extends keyof C>(
  columns: C,
  fields: readonly Field[],
): Pick<C, Field> {
  // The picked fields are those of `fields`, and no others.
  return Object.fromEntries(fields.map((field) => [field, columns[field]])) as Pick<C, Field>;
}

/**
 * Returns a condition for each of these columns, with the table or alias `from`: the column equals the value of its
 * field. Undefined for a field without a value.
 */
export function equalityConditions<C extends Columns>(
  from: string,
  columns: C,
  values: { readonly [Field in keyof C]?: ReadOf<C[Field]> | undefined },
): Record<keyof C, RawBuilder<unknown> | undefined> {
  const conditions = Object.entries(columns).map(([field, { name }]) => {
    const value = values[field];
    return [field, value === undefined ? undefined : sql`${sql.ref(`${from}.${name}`)} = ${value}`];
  });
  // The list of columns has these fields, and no others.
  return Object.fromEntries(conditions) as Record<keyof C, RawBuilder<unknown> | undefined>;
}

/** The select list of these columns, from the table or alias `from`. */
export function selectList(from: string, columns: Columns): RawBuilder<unknown> {
  return sql.raw(
    Object.values(columns)
      .map(({ name }) => `${from}.${name}`)
      .join(', '),
  );
}

/** The names of these columns, for Kysely's builder. */
export function columnNames<C extends Columns>(columns: C): C[keyof C]['name'][] {
  return Object.values(columns).map(({ name }): C[keyof C]['name'] => name);
}

/** The same names, each prefixed with a table or alias. */
export function columnNamesOf<From extends string, C extends Columns>(
  from: From,
  columns: C,
): `${From}.${C[keyof C]['name']}`[] {
  return columnNames(columns).map((name) => `${from}.${name}` as const);
}

/**
 * The start of a statement that inserts all rows at once, `insert into … select … from …`. The caller may add an order
 * and a conflict clause. `rows` are new rows of these columns; other fields are ignored.
 */
export function insertRows<C extends Columns>(
  table: string,
  columns: C,
  rows: readonly NewRow<C>[],
): RawBuilder<unknown> {
  const all = Object.entries(columns);
  const names = all.map(([, { name }]) => name).join(', ');
  const fields = all.map(([field]) => `"${field}"`).join(', ');
  const types = all.map(([field, { type }]) => `"${field}" ${type}`).join(', ');
  return sql`insert into ${sql.raw(table)} (${sql.raw(names)}) select ${sql.raw(fields)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(types)})`;
}

/** New values by the names of their columns, for Kysely's builder. */
export function columnValues<C extends Columns>(columns: C, changes: RowChanges<C>): Partial<Row<C>> {
  const values = Object.entries(changes).map(([field, value]) => [columns[field]?.name, value]);
  // The list of columns gives each field its name and type.
  return Object.fromEntries(values) as Partial<Row<C>>;
}

/** The values of these columns in a row, by the names of their fields. */
export function fieldsOf<C extends Columns>(columns: C, row: Row<C>): Fields<C> {
  const values = row as Record<string, unknown>;
  const fields = Object.entries(columns).map(([field, { name }]) => [field, values[name] ?? undefined]);
  // The list of columns gives each field its type.
  return Object.fromEntries(fields) as Fields<C>;
}
