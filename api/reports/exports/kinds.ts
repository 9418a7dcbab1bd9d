import type { components } from '../../../schema/generated/rest.ts';

/** The kind of an export: which file it is. */
export type ExportKind = components['schemas']['ExportKind'];

/** The period of an export: days of India's calendar, both included. */
export interface ExportPeriod {
  from: string;
  until: string;
}

/** The longest period in days: a leap year. */
export const MOST_DAYS = 366;

/** The maximum number of rows of a file. A file with more fails: its period must be shorter. */
export const MOST_ROWS = 100_000;

/** The name of a file: `orders-2026-11-01-2026-11-30.csv`. */
export const fileNameOf = (kind: ExportKind, { from, until }: ExportPeriod): string =>
  `${kind.replaceAll('_', '-')}-${from}-${until}.csv`;
