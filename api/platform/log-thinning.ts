import { LRUCache } from 'lru-cache';

/** Lines of one event that one address may cause within a minute. */
const MAX_LINES = 10;
const WINDOW_MS = 60_000;
/** Events of addresses that are followed at once: some megabytes. */
const MAX_FOLLOWED = 10_000;

/** Whose lines are counted together. */
export interface ThinnedLine {
  event: string;
  /** The hash of the client's address. */
  address: string;
  /** The hash of the network around it. */
  network?: string;
}

/** A line in place of those that were left out. */
export type LeftOutLine = ThinnedLine & { leftOut: number };

/** Leaves out lines of a log of which one address causes too many. */
export interface LogThinning {
  /** Whether this line is to be written; if not, it is counted, and told of when its minute is over. */
  admits(line: ThinnedLine): boolean;
  /** Tells at once of what was left out. */
  flush(): void;
}

interface Minute {
  line: ThinnedLine;
  /** By the machine's steady clock. */
  since: number;
  lines: number;
  leftOut: number;
}

/** Creates the thinning of one process's log; `tell` writes the lines that count. */
export function createLogThinning(tell: (line: LeftOutLine) => void, most = MAX_FOLLOWED): LogThinning {
  // Whatever ends a minute tells of it: its end, the next one of the same address, or too many others.
  const minutes = new LRUCache<string, Minute>({
    max: most,
    dispose: ({ line, leftOut }) => {
      if (leftOut > 0) tell({ ...line, leftOut });
    },
  });
  let timer: NodeJS.Timeout | undefined;
  const endOf = ({ since }: Minute) => since + WINDOW_MS;
  const wait = (milliseconds: number) => {
    // It keeps no process alive.
    timer ??= setTimeout(endMinutes, Math.max(1, milliseconds)).unref();
  };
  const endMinutes = () => {
    timer = undefined;
    const now = performance.now();
    const waiting = [...minutes.entries()].filter(([, { leftOut }]) => leftOut > 0);
    // The cache tells the latest used first.
    for (const [key, minute] of waiting.toReversed()) if (endOf(minute) <= now) minutes.delete(key);
    const ends = waiting.map(([, minute]) => endOf(minute)).filter((end) => end > now);
    if (ends.length > 0) wait(Math.min(...ends) - now);
  };
  return {
    admits: (line) => {
      const [key, now] = [`${line.event} ${line.address}`, performance.now()];
      const minute = minutes.get(key);
      if (!minute || endOf(minute) <= now) {
        minutes.set(key, { line, since: now, lines: 1, leftOut: 0 });
        return true;
      }
      if (minute.lines < MAX_LINES) {
        minute.lines += 1;
        return true;
      }
      minute.leftOut += 1;
      wait(endOf(minute) - now);
      return false;
    },
    flush: () => {
      clearTimeout(timer);
      timer = undefined;
      minutes.clear();
    },
  };
}
