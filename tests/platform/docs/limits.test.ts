import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
import { readGatewayConfig } from '../../../bff/config.ts';
import { GATEWAY_LIMITS, PACED_LIMITS, type Limit, type PacedLimit } from '../../../schema/limits.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/http.md'), 'utf8');
const LIMITS: Record<string, Limit | PacedLimit> = { ...PACED_LIMITS, ...GATEWAY_LIMITS };

/** Formats a duration in its largest unit. */
function words(ms: number): string {
  for (const [unit, of] of [
    ['day', 86_400_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
  ] as const)
    if (ms >= of) return ms === of ? `a ${unit}`.replace('a hour', 'an hour') : `${ms / of} ${unit}s`;
  return `${ms / 1_000} s`;
}

function pointsOf(limit: Limit | PacedLimit): string {
  const free = limit.free.toLocaleString('en');
  const within = limit.windowMs === 0 ? `${free} at once` : `${free} in ${words(limit.windowMs)}`;
  return 'perAccount' in limit ? `${within}; ${limit.perAccount} more for each account at an address` : within;
}

function waitOf(limit: Limit | PacedLimit): string {
  if (!('firstMs' in limit)) return 'refused';
  const sold = limit.sold === Infinity ? 'any' : limit.sold === 0 ? 'none' : `${limit.sold}`;
  return `${words(limit.firstMs)} to ${words(limit.maxMs)}; ${sold} by work`;
}

it('list every limit, as the code has it', () => {
  const [, table = ''] = /<!-- limits -->\n\n([\s\S]*?)\n\n/.exec(page) ?? [];
  const [, , ...rows] = table.split('\n').map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  const expected = Object.entries(LIMITS).map(([name, limit]) => [
    `\`${name}\``,
    limit.whom,
    limit.counts,
    pointsOf(limit),
    waitOf(limit),
    limit.protects,
  ]);
  expect(rows).toEqual(expected);
  expect(rows.length).toBeLessThanOrEqual(8);
});

it('have the figures of the settings', () => {
  expect(readApiConfig({}).addressLimit).toBe(PACED_LIMITS.calls.free);
  const { free, windowMs } = GATEWAY_LIMITS.cost;
  expect(readGatewayConfig({}).costPerSecond * (windowMs / 1_000)).toBe(free);
});
