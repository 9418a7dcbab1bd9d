/**
 * `npm run bench`: every measurement of the project, one after the other; `npm run bench gateway` takes one alone.
 * Figures are ratios, for machines differ; nothing here is a test.
 */
const measurements: Record<string, () => Promise<void>> = {
  bytes: async () => (await import('./bytes.ts')).benchBytes(),
  gateway: async () => (await import('./gateway.ts')).benchGateway(),
  broken: async () => (await import('./broken.ts')).benchBroken(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  soak: async () => (await import('./soak.ts')).benchSoak(),
  subscriptions: async () => (await import('./subscriptions.ts')).benchSubscriptions(),
  costs: async () => (await import('./costs.ts')).benchCosts(),
  search: async () => (await import('./search.ts')).benchSearch(),
  million: async () => (await import('./million.ts')).benchMillion(),
  machine: async () => (await import('./machine.ts')).benchMachine(),
  taps: async () => (await import('./taps.ts')).benchTaps(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(`No such measurement: ${unknown.join(', ')}. There are ${Object.keys(measurements).join(', ')}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(measurements)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  await measure();
}
