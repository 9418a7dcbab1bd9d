import type { SecurityEvent } from '../../api/platform/security-log.ts';
import type { TestApi } from '../test-api.ts';

/** A line of the security log. */
export interface SecurityLine {
  event: SecurityEvent;
  level: number;
  reqId?: string;
  account?: string;
  by?: string;
  address?: string;
  network?: string;
  how?: string;
  what?: string;
  count?: number;
}

/**
 * Returns the lines of an api's security log, the oldest first; with a name, only those of that event. The api's
 * LOG_LEVEL must not be `silent`.
 */
export function securityLines(api: TestApi, event?: SecurityEvent): SecurityLine[] {
  const lines = api
    .logged()
    .split('\n')
    .filter((line) => line.includes('"log":"security"'))
    .map((line): SecurityLine => JSON.parse(line));
  return event ? lines.filter((line) => line.event === event) : lines;
}
