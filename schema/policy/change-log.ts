/** A line of the log of changes for clients. */
export interface LoggedChange {
  /** The day, `2026-11-22`. */
  date: string;
  /** The coordinates that it names. */
  coordinates: readonly string[];
}

/**
 * The lines of `docs/schema-changes.md`: those of its table that begin with a day. The second column names the coordinates,
 * each in backticks.
 */
export function parseChangeLog(markdown: string): LoggedChange[] {
  return markdown.split('\n').flatMap((line) => {
    const [, date, where = ''] = /^\|\s*(\d{4}-\d{2}-\d{2})\s*\|([^|]*)\|/.exec(line) ?? [];
    if (date === undefined) return [];
    return [{ date, coordinates: [...where.matchAll(/`([^`]+)`/g)].map(([, coordinate = '']) => coordinate) }];
  });
}
