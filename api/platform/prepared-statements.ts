import { sql } from 'kysely';

const MARK = '/* planned anew */';

/** Begins a statement that PostgreSQL plans for its values each time: one plan for all texts would use no index for a text. */
export const PLANNED_ANEW = sql.raw(MARK);

/** The number of statements that each connection keeps prepared; more than the shop has, to bound memory. */
const MAX_PREPARED = 400;

/** Creates the names of prepared statements: one for each text; none for what is planned anew, and past the most. */
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
