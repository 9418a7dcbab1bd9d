import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run bench`: the three measurements, one after the other; `npm run bench gateway` runs only one.
 * Machines differ, so the figures to compare are ratios. Nothing here is a test.
 */
const measurements: Record<string, () => Promise<void>> = {
  gateway: async () => (await import('./gateway.ts')).benchGateway(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  million: async () => (await import('./million.ts')).benchMillion(),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There are ${Object.keys(measurements).join(', ')}.`);
  process.exit(1);
}
if (!existsSync(join(import.meta.dirname, 'node_modules'))) {
  console.error('The bench has packages of its own: run "npm ci --prefix bench" first.');
  process.exit(1);
}
for (const [name, measure] of Object.entries(measurements)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  await measure();
}
