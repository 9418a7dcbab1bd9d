import { sql } from 'kysely';

const MARK = '/* planned anew */';

/**
 * The prefix of a statement that PostgreSQL plans again for each set of values. A generic plan for a search text would
 * use no index.
 */
export const PLANNED_ANEW = sql.raw(MARK);

/** The maximum number of prepared statements of each connection; more than the shop has, to limit memory. */
const MAX_PREPARED = 400;

/**
 * Creates the names of prepared statements: one for each text. Statements with the prefix above get none, and none is
 * given beyond the maximum.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (text.startsWith(MARK)) return undefined;
    const known = names.get(text);
    if (known || names.size >= MAX_PREPARED) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
