import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A context that one test after another uses: it only preserves the files that Chromium has fetched and compiled. */
interface KeptContext {
  context: BrowserContext;
  /** Its options, as one text. */
  key: string;
  /** An empty page, so that the process of the other pages does not end. */
  anchor: Page;
  session: CDPSession;
  isTaken: boolean;
}

/** More would only use memory: one for a phone, one for a desktop and one without scripts, at two shops. */
const MOST = 6;
/** The storage of pages besides cookies. */
const STORED = 'local_storage,indexeddb,cache_storage,service_workers,file_systems,shared_storage';

/** The least recently used one first. */
const kept: KeptContext[] = [];

/**
 * A context of these options in which no page is open and nothing is stored. Its user must not change its options;
 * changes by a test besides pages, routes, storage, cookies and the network state would remain.
 */
export async function takeContext(
  browser: Browser,
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<BrowserContext> {
  const key = JSON.stringify(Object.entries(options).sort(([one], [other]) => one.localeCompare(other)));
  const found = kept.find((each) => !each.isTaken && each.key === key) ?? (await keep(browser, options, key, prepare));
  found.isTaken = true;
  kept.splice(kept.indexOf(found), 1);
  kept.push(found);
  return found.context;
}

async function keep(
  browser: Browser,
  options: BrowserContextOptions,
  key: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<KeptContext> {
  const oldest = kept.find(({ isTaken }) => !isTaken);
  if (kept.length >= MOST) await oldest?.context.close();
  const context = await browser.newContext(options);
  await prepare(context);
  const anchor = await context.newPage();
  const made = { context, key, anchor, session: await context.newCDPSession(anchor), isTaken: true };
  context.once('close', () => kept.splice(kept.indexOf(made), 1));
  kept.push(made);
  return made;
}

/** Closes the context, or resets it and stores it for the next test. */
export async function giveBack(context: BrowserContext): Promise<void> {
  const found = kept.find((each) => each.context === context);
  if (!found) return context.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const opened = context.pages().filter((page) => page !== found.anchor);
  await Promise.all(opened.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await found.session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: STORED });
  found.isTaken = false;
}

/** Returns, or closes, every context of this browser that a test has used. */
export async function giveBackAll(browser: Browser): Promise<void> {
  const free = new Set(kept.flatMap(({ isTaken, context }) => (isTaken ? [] : [context])));
  const used = browser.contexts().filter((context) => !free.has(context));
  await Promise.all(used.map(giveBack));
}
