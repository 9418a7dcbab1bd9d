/**
 * Changes the code of one part of the shop after another, and counts the changes that its tests detect:
 * `npm run mutation -- cart wishlist`, or all areas without a name. Takes many minutes for each area.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the storefront whose code a run changes, and the tests that must detect the changes. */
interface Area {
  mutate: string[];
  /** The fast ones first: a change is tested only up to the first test that detects it. */
  tests: string[];
  /** Whether it is code of a server, and not of pages. */
  isServer?: boolean;
}

const areas: Record<string, Area> = {
  cart: {
    mutate: ['web/cart/**/*.{ts,tsx}'],
    tests: ['tests/cart/page/{changes,quantity-and-bill}.test.tsx', 'tests/cart/page/{lines,cart}.test.tsx'],
  },
  wishlist: {
    mutate: ['web/wishlist/**/*.{ts,tsx}'],
    tests: ['tests/wishlist/page/changes.test.tsx', 'tests/wishlist/page/{card,wishlist}.test.tsx'],
  },
  session: {
    mutate: ['web/session/**/*.ts'],
    tests: [
      'tests/account/page/session{,-token,-gate}.test.tsx',
      'tests/platform/page/refetch.test.tsx',
      'tests/account/page/session-ends.test.tsx',
    ],
  },
  shopper: {
    mutate: ['web/shopper/{useShopperMutation,change-queue,refetch-shopper,user-errors,retry,useRefetch}.ts'],
    tests: ['tests/platform/page/shopper-mutation.test.tsx', 'tests/platform/page/{refetch,user-errors}.test.tsx'],
  },
  checkout: {
    mutate: ['web/checkout/**/*.{ts,tsx}'],
    tests: [
      'tests/checkout/page/{address-rules,payment-attempt,payment-machine,summary-and-outcome}.test.tsx',
      'tests/checkout/page/{after-payment,thanks,delivery-form,interrupted-payment,form,pay}.test.tsx',
    ],
  },
};
const serverAreas: Record<string, Area> = {
  pricing: { mutate: ['schema/pricing.ts'], tests: ['tests/promotions/pricing.test.ts'], isServer: true },
  'api-cart': {
    mutate: ['api/cart/**/*.ts'],
    tests: [
      'tests/cart/api/{cart,idempotency,owners,races}{,.slow}.test.ts',
      'tests/{orders/api/services,checkout/api/checkout}{,.slow}.test.ts',
    ],
    isServer: true,
  },
  'api-orders': {
    mutate: ['api/orders/**/*.ts'],
    tests: [
      'tests/orders/api/{orders,cancel,mails,sales,services,sizes,events,command-line}{,.slow}.test.ts',
      'tests/{reviews/api/write-review,checkout/api/cash-on-delivery,platform/api/metrics}{,.slow}.test.ts',
    ],
    isServer: true,
  },
  'api-checkout': {
    mutate: ['api/checkout/**/*.ts'],
    tests: [
      'tests/checkout/api/{times,hold-cap-rules,cash-rules,money-discrepancies}{,.slow}.test.ts',
      'tests/checkout/api/{checkout,input,amounts,webhooks,refunds,late-payments,cash-on-delivery,cash-otp}{,.slow}.test.ts',
      'tests/checkout/api/{provider*,payment-methods,hold-limits,order-rate-limit,remembered-address,delivery-promise}{,.slow}.test.ts',
      'tests/checkout/api/{payment-log,refund-log,one-opening,order-input,next-look,money-books,money-trail,money-by-hand-rules,money-repair,money-check,money-by-hand,money-command-line,races}{,.slow}.test.ts',
      'tests/{orders/api/services,platform/api/metrics,platform/api/security-log}{,.slow}.test.ts',
    ],
    isServer: true,
  },
};
const all = { ...areas, ...serverAreas };
const NO_SOURCE = ['!web/**/*.generated.ts', '!web/**/*.d.ts'];
const SUM = '.cache/mutation.json';
const STRYKER = join(import.meta.dirname, 'node_modules/.bin/stryker');

/** The fields of Stryker's report on each mutant that the sum needs. */
interface Mutant {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
}

/** The figures of an area, and the changes that no test detected. */
interface AreaResult {
  date: string;
  mutants: number;
  killed: number;
  /** The number of killed mutants with a timeout: on a busy machine such a change may have survived. */
  timeouts: number;
  score: number;
  survivors: string[];
}

/** Runs Stryker on one area. Throws an Error if it did not complete. */
function runArea(name: string, { mutate, tests, isServer = false }: Area): AreaResult {
  const report = `.cache/stryker-${name}.json`;
  const shared = JSON.parse(readFileSync(join(import.meta.dirname, 'stryker.config.json'), 'utf8'));
  const config = {
    ...shared,
    // Pages need no copy of the api, and none of the documents that its tests compare with the code.
    ignorePatterns: shared.ignorePatterns.filter((pattern: string) => !(isServer && ['api', 'docs'].includes(pattern))),
    mutate: [...mutate, ...NO_SOURCE],
    jsonReporter: { fileName: report },
    // An earlier result for a change is valid while neither that code nor its tests have changed.
    incremental: true,
    incrementalFile: report.replace('.json', '.incremental.json'),
    tempDirName: `.cache/stryker-${name}`,
  };
  mkdirSync('.cache', { recursive: true });
  const configFile = `.cache/stryker-${name}.config.json`;
  writeFileSync(configFile, JSON.stringify(config));
  const env = {
    ...process.env,
    MUTATION_TESTS: tests.join(' '),
    MUTATION_ENVIRONMENT: isServer ? 'node' : 'happy-dom',
  };
  const { status } = spawnSync(STRYKER, ['run', configFile], { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`Stryker failed on ${name}.`);
  return sumUp(JSON.parse(readFileSync(report, 'utf8')).files);
}

function sumUp(files: Record<string, { mutants: Mutant[] }>): AreaResult {
  const mutants = Object.entries(files).flatMap(([path, file]) => file.mutants.map((mutant) => ({ path, ...mutant })));
  const counted = mutants.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  const alive = counted.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));
  const killed = counted.length - alive.length;
  return {
    date: new Date().toISOString().slice(0, 10),
    mutants: counted.length,
    killed,
    timeouts: counted.filter(({ status }) => status === 'Timeout').length,
    score: Math.round((1000 * killed) / Math.max(1, counted.length)) / 10,
    survivors: alive.map(
      ({ path, location, mutatorName, replacement = '' }) =>
        `${path}:${location.start.line} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
    ),
  };
}

if (!existsSync(STRYKER)) throw new Error('The bench has packages of its own: run "npm ci --prefix bench" first.');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in all));
if (unknown.length > 0)
  throw new Error(`No such area: ${unknown.join(', ')}. There are ${Object.keys(all).join(', ')}.`);
const readSum = (): Record<string, AreaResult> => (existsSync(SUM) ? JSON.parse(readFileSync(SUM, 'utf8')) : {});
for (const [name, area] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const result = runArea(name, area);
  writeFileSync(SUM, JSON.stringify({ ...readSum(), [name]: result }, null, 2));
}
const table = Object.entries(readSum()).map(([area, { date, mutants, killed, timeouts, score }]) => ({
  area,
  date,
  mutants,
  killed,
  timeouts,
  score,
}));
console.table(table);
console.log(`The changes that no test noticed are listed in ${SUM}.`);
