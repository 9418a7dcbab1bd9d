import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { WELCOME_KEY } from '../../web/newsletter/welcome/welcome-seen.ts';
import { recordWarning } from '../quiet-console.ts';
import { CHROMIUM } from './chromium.ts';
import { recordRequests } from './failure-report.ts';
import { releaseContext, releaseAllContexts, acquireContext } from './browser-context-pool.ts';

/**
 * The disabled features of Chromium. The suggestions of its address bar are separate pages, two for each window, which cost
 * as much as the page under test; so does a spare process for the next page. Only the last such flag counts, so most of
 * Playwright's own list is repeated here.
 */
const NEEDLESS = [
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,ThirdPartyStoragePartitioning,PaintHolding',
  'AvoidUnnecessaryBeforeUnloadCheckSync,AvoidCorsURLLoaderRestartOnRedirect,DestroyProfileOnBrowserClose',
  'OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch,AimEnabled,LensOverlay,MediaRouter',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A frame of another host runs in the page's process.
  '--disable-site-isolation-trials',
  // All pages of a context share a process, which has compiled the shop's scripts already.
  '--renderer-process-limit=1',
  // No test runs a script for long: optimising it takes longer than it saves.
  '--js-flags=--no-opt --no-maglev',
  `--disable-features=${NEEDLESS.join(',')}`,
];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The two window sizes of every page test: a small phone and a desktop. */
export const WINDOWS = [
  { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  { viewport: { width: 1280, height: 900 } },
] as const satisfies readonly BrowserContextOptions[];

let launched: Promise<Browser> | undefined;

/** The tests' Chromium with a new profile: started once, and ended with the process. */
export function startBrowser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  return launched;
}

/** Closes every page that a test has left open; their messages until then have been received. */
export async function closePages(): Promise<void> {
  const browser = await launched;
  if (browser) await releaseAllContexts(browser);
}

/** Closes a page and all others of its context, in the middle of a test: the next page finds none of their data. */
export const closePage = (page: Page): Promise<void> => releaseContext(page.context());

/** A page with a separate context, and all its requests. */
export interface WatchedPage {
  page: Page;
  /** Addresses that were requested, in order. */
  requests: string[];
}

/** The user of the page: by default a shopper who has been in the shop before. */
export interface PageOptions extends BrowserContextOptions {
  /** Whether this browser has not seen the welcome yet, so that it opens over the home page. */
  isNew?: boolean;
  /** Whether the browser has fetched no files of the shop before: its first visit. */
  isFirst?: boolean;
  /** Whether the test moves the page's clock, which is then installed. */
  hasClock?: boolean;
  /** Another browser than the shared one. */
  by?: Browser;
}

/**
 * An empty page at this origin; clock, language and time zone are those of a shopper in India. The running test fails on
 * each error and warning on its console, or that of another page of its context, unless it expects it; it also fails on
 * uncaught errors and violations of the content policy. The page is closed after the test. Its context has no stored data and no
 * other page; its cache may have files that other tests fetched, unless this is the first visit.
 */
export async function createPage(
  baseURL: string,
  {
    isNew = false,
    isFirst = isNew,
    hasClock = false,
    by,
    viewport,
    colorScheme,
    reducedMotion,
    ...device
  }: PageOptions = {},
): Promise<WatchedPage> {
  const options = { baseURL, locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...device };
  const prepare = (made: BrowserContext) => watch(made, isNew);
  const context =
    isFirst || hasClock || by
      ? await createOwnContext(by ?? (await startBrowser()), options, prepare)
      : await acquireContext(await startBrowser(), options, prepare);
  if (hasClock) await context.clock.install();
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme ?? reducedMotion) await page.emulateMedia({ colorScheme, reducedMotion });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return { page, requests };
}

async function createOwnContext(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await prepare(context);
  return context;
}

/**
 * Chromium counts the seconds that a busy machine needs to draw a page. React preloads only pictures that the page
 * itself has.
 */
const PRELOADED_EARLY = /was preloaded using link preload but not used within a few seconds/;

/** Reports the errors of a context's pages to the running test, and marks whether their browser has seen the welcome. */
async function watch(context: BrowserContext, isNew: boolean): Promise<void> {
  recordRequests(context);
  context.on('console', (message) => {
    if (PRELOADED_EARLY.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      recordWarning(`${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    recordWarning(`${String(error.error())} (${error.page()?.url()})`);
  });
  if (!isNew) await context.addInitScript(welcomed, WELCOME_KEY);
}

/** Runs in each document before its scripts. In a frame, or without an origin, it may have no storage. */
function welcomed(flag: string): void {
  if (window === top && origin !== 'null') localStorage.setItem(flag, 'yes');
}

/** The violations that axe finds on the page or frame, without the frames in it: one line for each rule, with the elements. */
export async function axe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found: unknown =
    await page.evaluate(`axe.run(document, { resultTypes: ['violations'], iframes: false }).then(({ violations }) =>
    violations.map(({ id, help, nodes }) => id + ': ' + help + ' at ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`);
  return Array.isArray(found) ? found.map(String) : [`axe answered ${String(found)}`];
}

/** Resolves when React has hydrated the page: its first handler works from here on. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-ready]', { state: 'attached' });
