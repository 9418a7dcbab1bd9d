import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { startSimulator } from '../api/stand-ins/razorpay/simulator.ts';
import { freePort } from '../scripts/ports.ts';
import { buildWeb } from '../web/build.ts';
import { openShop, type FloorName, type RunningShop } from './floors.ts';
import { startProcess } from './process.ts';
import { createShoppers, type Shoppers } from './soak-shoppers.ts';

/**
 * Whether memory is flat: the whole shop, each floor a process of its own, serves shoppers for ten minutes (SOAK_MINUTES), while a
 * fifth of the calls of the api fail. All run in production mode but the api, which takes the payment simulator in no other.
 */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 10);
const PER_SECOND = Number(process.env['SOAK_PER_SECOND'] ?? 40);
/** Actions under way at the most: on a busy machine they are fewer in a second. */
const MOST_UNDER_WAY = 100;
const SAMPLE_MS = 5_000;
/** Memory is flat from the end of this minute on. */
const SETTLED = 3;
const GOAL = 1.1;
const FLOORS: readonly FloorName[] = ['api', 'bff', 'web'];

/** Megabytes of one floor at one time. */
interface Sample {
  /** Minutes since the start. */
  minute: number;
  rss: number;
  heap: number;
}

type Samples = Record<FloorName, Sample[]>;

/** A mail server that forgets what it takes. */
async function startMailSink(): Promise<{ url: string; close(): void }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => void stream.resume().once('end', () => done()),
  });
  server.on('error', () => undefined);
  const port = await freePort(21_950, '127.0.0.1');
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

/** Lets shoppers act at a steady rate until the time is over. */
async function shop({ act }: Shoppers, until: number): Promise<void> {
  const busy = new Set<Promise<void>>();
  const from = performance.now();
  for (let acts = 0; performance.now() < until; acts++) {
    const early = (acts / PER_SECOND) * 1_000 - (performance.now() - from);
    if (early > 0) await pause(early);
    if (busy.size >= MOST_UNDER_WAY) await Promise.race(busy);
    const one: Promise<void> = act().then(() => void busy.delete(one));
    busy.add(one);
  }
  await Promise.all(busy);
}

async function readMemory(address: string, minute: number): Promise<Sample> {
  const text = await (await fetch(address)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20;
  return { minute, rss: read('process_resident_memory_bytes'), heap: read('nodejs_heap_size_used_bytes') };
}

/** Reads the memory of all floors every five seconds, and prints it once a minute. */
async function watch({ metrics }: RunningShop, { tally }: Shoppers, until: number): Promise<Samples> {
  const samples: Samples = { api: [], bff: [], web: [] };
  const from = performance.now();
  const minuteOf = () => (performance.now() - from) / 60_000;
  for (let printed = 0; performance.now() < until;) {
    await pause(SAMPLE_MS);
    for (const floor of FLOORS) samples[floor].push(await readMemory(metrics[floor], minuteOf()));
    if (Math.floor(minuteOf()) === printed) continue;
    printed = Math.floor(minuteOf());
    const cells = FLOORS.map((floor) => {
      const own = ofMinute(samples[floor], printed);
      return `${floor} ${mean(own, 'rss').toFixed(0)} (${mean(own, 'heap').toFixed(0)}) MB`.padEnd(24);
    });
    console.log(`minute ${String(printed).padStart(2)}   ${cells.join('')}${tally.sent} requests`);
  }
  return samples;
}

const mean = (samples: readonly Sample[], key: 'rss' | 'heap'): number =>
  samples.reduce((sum, sample) => sum + sample[key], 0) / Math.max(1, samples.length);

const ofMinute = (samples: readonly Sample[], minute: number): Sample[] =>
  samples.filter((sample) => Math.ceil(sample.minute) === minute);

/** Megabytes by which memory grows in a minute: the slope of the line that fits best. */
function slopeOf(samples: readonly Sample[]): number {
  const middle = samples.reduce((sum, { minute }) => sum + minute, 0) / Math.max(1, samples.length);
  const level = mean(samples, 'rss');
  const spread = samples.reduce((sum, { minute }) => sum + (minute - middle) ** 2, 0);
  return samples.reduce((sum, { minute, rss }) => sum + (minute - middle) * (rss - level), 0) / spread;
}

function printVerdict(samples: Samples): void {
  const settled = Math.min(SETTLED, Math.max(1, Math.floor(MINUTES / 2)));
  for (const floor of FLOORS) {
    const own = samples[floor];
    const after = own.filter(({ minute }) => minute > settled);
    const [first, last] = [mean(ofMinute(own, settled), 'rss'), mean(after.slice(-after.length / 2), 'rss')];
    const ratio = last / first;
    const most = Math.max(...own.map(({ rss }) => rss));
    console.log(
      `${floor.padEnd(4)} minute ${settled}: ${first.toFixed(0)} MB, the last half after it: ${last.toFixed(0)} MB, ` +
        `${ratio.toFixed(2)} × (goal ${GOAL})   ${slopeOf(after).toFixed(1)} MB a minute   most ${most.toFixed(0)} MB   ` +
        (ratio <= GOAL ? 'flat' : 'NOT FLAT'),
    );
  }
}

/** Prints the memory of every floor, minute by minute, and whether it is flat after the third. */
export async function benchSoak(): Promise<void> {
  await buildWeb();
  await using opened = new AsyncDisposableStack();
  const mails = await startMailSink();
  opened.defer(() => mails.close());
  const simulator = await startSimulator({ file: ':memory:' });
  opened.defer(() => simulator.close());
  const secret = randomBytes(32).toString('hex');
  const { keyId, keySecret, webhookSecret } = simulator;
  const keys = { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret };
  const running = await openShop({
    env: { SESSION_SECRET: secret, LOG_LEVEL: 'silent', DRAIN_MS: '0' },
    envOf: { api: { NODE_ENV: '', RAZORPAY_URL: simulator.address, SMTP_URL: mails.url, ...keys } },
    before: async (api) => {
      const line = await startProcess('faulty-line.ts', { restUrl: api });
      opened.defer(() => line.stop());
      return line.url;
    },
  });
  opened.defer(() => running.close());
  const shoppers = await createShoppers({ web: running.web, database: running.database, secret, simulator });
  opened.defer(() => shoppers.close());
  const until = performance.now() + MINUTES * 60_000;
  const [samples] = await Promise.all([watch(running, shoppers, until), shop(shoppers, until)]);
  const { sent, good, failed, unanswered, bought } = shoppers.tally;
  console.log(
    `${sent} requests, ${(sent / MINUTES / 60).toFixed(0)} a second; good ${good}, with an error ${failed}, ` +
      `unanswered ${unanswered}; ${bought} purchases`,
  );
  printVerdict(samples);
}
