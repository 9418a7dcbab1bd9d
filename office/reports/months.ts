const INDIA_AHEAD_MS = 330 * 60_000;

/** The month of India's calendar that is so many months before this one: `2026-11`. */
export function monthBefore(count: number, now = Date.now()): string {
  const today = new Date(now + INDIA_AHEAD_MS);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
}

/** The first and the last day of a month. */
export function daysOf(month: string): { from: string; until: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, until: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
