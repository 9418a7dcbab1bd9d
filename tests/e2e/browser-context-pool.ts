import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A context that one test after another uses: it only preserves the files that Chromium has fetched and compiled. */
interface PooledContext {
  context: BrowserContext;
  /** Its options, as one text. */
  key: string;
  /** An empty page, so that the process of the other pages does not end. */
  anchor: Page;
  session: CDPSession;
  isInUse: boolean;
}

/** More would only use memory: one for a phone, one for a desktop and one without scripts, at two shops. */
const MOST = 6;
/** The storage of pages besides cookies. */
const STORED = 'local_storage,indexeddb,cache_storage,service_workers,file_systems,shared_storage';

/** The least recently used one first. */
const pool: PooledContext[] = [];

/**
 * A context of these options in which no page is open and nothing is stored. Its user must not change its options;
 * changes by a test besides pages, routes, storage, cookies and the network state would remain.
 */
export async function acquireContext(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<BrowserContext> {
  const key = JSON.stringify(Object.entries(options).sort(([one], [other]) => one.localeCompare(other)));
  const found =
    pool.find((each) => !each.isInUse && each.key === key) ?? (await createPooled(browser, options, key, prepare));
  found.isInUse = true;
  pool.splice(pool.indexOf(found), 1);
  pool.push(found);
  return found.context;
}

async function createPooled(
  browser: Browser,
  options: BrowserContextOptions,
  key: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<PooledContext> {
  const oldest = pool.find(({ isInUse }) => !isInUse);
  if (pool.length >= MOST) await oldest?.context.close();
  const context = await browser.newContext(options);
  await prepare(context);
  const anchor = await context.newPage();
  const made = { context, key, anchor, session: await context.newCDPSession(anchor), isInUse: true };
  context.once('close', () => pool.splice(pool.indexOf(made), 1));
  pool.push(made);
  return made;
}

/** Closes the context, or resets it and stores it for the next test. */
export async function releaseContext(context: BrowserContext): Promise<void> {
  const found = pool.find((each) => each.context === context);
  if (!found) return context.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const opened = context.pages().filter((page) => page !== found.anchor);
  await Promise.all(opened.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await found.session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: STORED });
  found.isInUse = false;
}

/** Returns, or closes, every context of this browser that a test has used. */
export async function releaseAllContexts(browser: Browser): Promise<void> {
  const free = new Set(pool.flatMap(({ isInUse, context }) => (isInUse ? [] : [context])));
  const used = browser.contexts().filter((context) => !free.has(context));
  await Promise.all(used.map(releaseContext));
}
