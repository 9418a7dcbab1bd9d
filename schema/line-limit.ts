/** Lines of a window that are written one by one; what comes besides is counted. */
const MOST_LINES = 10;
const WINDOW_MS = 10_000;

/** Lets few lines of a kind into a log. */
export interface LineLimit {
  /** Whether a line of this kind is to be written; if not, it is counted, and told of when its window is over. */
  admits(kind: string): boolean;
  /** Tells at once of what was counted. */
  flush(): void;
}

/**
 * Makes the limit of a log that an outage would fill: of each kind ten lines of ten seconds are written, and `tell` gets the number of
 * those besides. There are few kinds, and no client makes them up.
 */
export function createLineLimit(tell: (kind: string, more: number) => void): LineLimit {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [kind, count] of counts) if (count > MOST_LINES) tell(kind, count - MOST_LINES);
    counts.clear();
  };
  return {
    admits: (kind) => {
      // It keeps no process alive.
      timer ??= setTimeout(flush, WINDOW_MS).unref();
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= MOST_LINES;
    },
    flush,
  };
}
