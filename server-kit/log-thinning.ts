import { LRUCache } from 'lru-cache';

/** The options of log thinning. */
export interface LogThinningOptions<Line> {
  /** The lines of one key are counted together. */
  keyOf: (line: Line) => string;
  /** The number of lines of one key that are written within a window; 10 by default. */
  lines?: number;
  /** The length of a window, from the first line of a key; a minute by default. */
  windowMs?: number;
  /** The maximum number of keys that are counted at once; 10,000 by default, some megabytes. */
  most?: number;
  /** Receives the first line of a window and the number of lines left out, when the window ends. */
  report?: (line: Line, leftOut: number) => void;
}

/** Leaves out lines of a log when one key has too many. */
export interface LogThinning<Line> {
  /**
   * Returns whether to write this line. A line that is not written is counted, and reported at the end of its window.
   */
  admits(line: Line): boolean;
  /** Reports now what was left out. */
  flush(): void;
}

interface Window<Line> {
  line: Line;
  /** In milliseconds of the monotonic clock. */
  since: number;
  lines: number;
  leftOut: number;
}

/** Creates the thinning of one log of one process. */
export function createLogThinning<Line>(options: LogThinningOptions<Line>): LogThinning<Line> {
  const { keyOf, lines = 10, windowMs = 60_000, most = 10_000, report } = options;
  // A window is reported when it ends, when the next one of its key begins, or when there are too many windows.
  const windows = new LRUCache<string, Window<Line>>({
    max: most,
    dispose: ({ line, leftOut }) => {
      if (leftOut > 0) report?.(line, leftOut);
    },
  });
  let timer: NodeJS.Timeout | undefined;
  const endOf = ({ since }: Window<Line>) => since + windowMs;
  const wait = (milliseconds: number) => {
    // The timer does not prevent the process from ending.
    if (report) timer ??= setTimeout(endWindows, Math.max(1, milliseconds)).unref();
  };
  const endWindows = () => {
    timer = undefined;
    const now = performance.now();
    const waiting = [...windows.entries()].filter(([, { leftOut }]) => leftOut > 0);
    // The cache lists the latest used first.
    for (const [key, window] of waiting.toReversed()) if (endOf(window) <= now) windows.delete(key);
    const ends = waiting.map(([, window]) => endOf(window)).filter((end) => end > now);
    if (ends.length > 0) wait(Math.min(...ends) - now);
  };
  return {
    admits: (line) => {
      const [key, now] = [keyOf(line), performance.now()];
      const window = windows.get(key);
      if (!window || endOf(window) <= now) {
        windows.set(key, { line, since: now, lines: 1, leftOut: 0 });
        return true;
      }
      if (window.lines < lines) {
        window.lines += 1;
        return true;
      }
      window.leftOut += 1;
      wait(endOf(window) - now);
      return false;
    },
    flush: () => {
      clearTimeout(timer);
      timer = undefined;
      windows.clear();
    },
  };
}
