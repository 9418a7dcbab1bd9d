import { chromium, type Browser, type Page } from 'playwright-core';
import { buildWeb } from '../web/build.ts';
import { openShop } from './floors.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1280, height: 900 } };
/** How much slower than this machine the processor is made. */
const SLOWER = 4;
const RUNS = 5;

/** A page, and what is pressed on it as soon as it has loaded. */
interface Visit {
  name: string;
  path: string;
  device?: typeof DESKTOP;
  press: (page: Page) => Promise<void>;
}

/** What one visit took: milliseconds, and bytes of pictures that were fetched without scrolling. */
interface Figures {
  /** The longest task until the first paint, and after it. */
  first: number;
  longest: number;
  longTasks: number;
  interaction: number;
  pictures: number;
}

interface Watched extends Window {
  longTasks?: PerformanceEntry[];
  interactions?: number[];
}

/** Runs in each document before its scripts: notes tasks of 50 ms or more, and how long presses took to be answered on screen. */
function watch(): void {
  const watched: Watched = window;
  const [tasks, presses]: [PerformanceEntry[], number[]] = [[], []];
  Object.assign(watched, { longTasks: tasks, interactions: presses });
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  const onEvents = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) presses.push(entry.duration);
    }
  };
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver(onEvents).observe(options);
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { longTasks = [], interactions = [] }: Watched = window;
    const pictures = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.includes('/pictures/'));
    const bytesOf = (entry: PerformanceEntry) =>
      entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const later = longTasks.filter(({ startTime }) => startTime >= (painted?.startTime ?? 0));
    const longestOf = (tasks: PerformanceEntry[]) => Math.max(0, ...tasks.map(({ duration }) => duration));
    return {
      first: longestOf(longTasks.filter((task) => !later.includes(task))),
      longest: longestOf(later),
      longTasks: later.length,
      interaction: Math.max(0, ...interactions),
      pictures: pictures.reduce((sum, entry) => sum + bytesOf(entry), 0),
    };
  });

async function visitOnce(browser: Browser, origin: string, { path, device = PHONE, press }: Visit): Promise<Figures> {
  const context = await browser.newContext({ baseURL: origin, ...device });
  try {
    await context.addInitScript(watch);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(path, { waitUntil: 'load' });
    await press(page);
    await page.getByRole('dialog').first().waitFor();
    await page.waitForLoadState('networkidle');
    return await read(page);
  } finally {
    await context.close();
  }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const visitsOf = (product: string): Visit[] => [
  { name: 'home, menu', path: '/', press: (page) => page.getByRole('button', { name: 'Menu' }).tap() },
  {
    name: 'listing, filters',
    path: '/Saree?page=1',
    press: (page) => page.getByRole('link', { name: 'Sort & Filter' }).tap(),
  },
  {
    name: 'listing, quick view',
    path: '/Saree?page=1',
    device: DESKTOP,
    press: (page) =>
      page
        .getByRole('button', { name: /^Quick view/ })
        .first()
        .press('Enter'),
  },
  { name: 'product, Add Cart', path: product, press: (page) => page.getByRole('button', { name: 'Add Cart' }).tap() },
];

/**
 * Prints how long the browser works at one go while a page comes to life, how long the first press takes that comes right after
 * its load, and how many bytes of pictures the first view fetches: medians on a processor that is made four times slower.
 */
export async function benchTaps(): Promise<void> {
  await buildWeb();
  const shop = await openShop();
  const browser = await chromium.launch({
    // A full Chromium without a window does not present the foot of a page.
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: FLAGS,
  });
  try {
    const sitemap = await (await fetch(`${shop.web}/sitemap.xml`)).text();
    const product = /<loc>https?:\/\/[^/]+(\/Saree\/[^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '/';
    for (const visit of visitsOf(product)) {
      // The first one makes the shop draw and keep what the others are sent.
      await visitOnce(browser, shop.web, visit);
      const all: Figures[] = [];
      for (let run = 0; run < RUNS; run += 1) all.push(await visitOnce(browser, shop.web, visit));
      const of = (key: keyof Figures) => median(all.map((figures) => figures[key]));
      console.log(
        `${visit.name.padEnd(20)} until the first paint ${of('first').toFixed(0).padStart(4)} ms, ` +
          `then the longest task ${of('longest').toFixed(0).padStart(4)} ms, ${of('longTasks')} over 50 ms, ` +
          `press ${of('interaction').toFixed(0).padStart(4)} ms, pictures ${(of('pictures') / 1000).toFixed(1)} kB`,
      );
    }
  } finally {
    await browser.close();
    await shop.close();
  }
}

if (import.meta.main) await benchTaps();
