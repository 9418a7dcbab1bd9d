/** A line of the schema's change log. */
export interface LoggedChange {
  /** The day, `2026-11-22`. */
  date: string;
  /** The coordinates in that line. */
  coordinates: readonly string[];
}

/**
 * The lines of `docs/schema-changes.md`: the rows of its table that begin with a day. The second column contains the
 * coordinates, each in backticks.
 */
export function parseChangeLog(markdown: string): LoggedChange[] {
  return markdown.split('\n').flatMap((line) => {
    const [, date, where = ''] = /^\|\s*(\d{4}-\d{2}-\d{2})\s*\|([^|]*)\|/.exec(line) ?? [];
    if (date === undefined) return [];
    return [{ date, coordinates: [...where.matchAll(/`([^`]+)`/g)].map(([, coordinate = '']) => coordinate) }];
  });
}
