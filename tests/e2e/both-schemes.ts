import type { Page } from 'playwright-core';
import { createPage, WINDOWS, type PageOptions } from './browser.ts';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
type Size = (typeof WINDOWS)[number];

/** Both windows in both colour schemes: a title for each. */
export const LOOKS = WINDOWS.flatMap((size) => SCHEMES.map((colorScheme) => ({ ...size, size, colorScheme })));

/** Looks at the page as it stands, under a name, in both colour schemes. */
export type Look = (page: Page, what: string) => Promise<void>;

interface Walking<Fault> {
  /** The origin of the shop, once it is open. */
  shop: () => string;
  options?: PageOptions;
  /** What is wrong with the page as it stands. */
  inspect: (page: Page, what: string) => Promise<Fault>;
  /** Goes from page to page, and looks at each. */
  walk: (page: Page, look: Look) => Promise<void>;
}

/**
 * Walks through pages once for each window, whichever test is the first to want it; the tests of both colour schemes share
 * the walk. Answers what was seen in a scheme, in order. Throws where the walk fails: who asks then, walks anew.
 */
export function inBothSchemes<Fault>({ shop, options, inspect, walk }: Walking<Fault>) {
  const walks = new Map<Size, Promise<Record<Scheme, Fault[]>>>();
  const start = async (size: Size) => {
    const seen: Record<Scheme, Fault[]> = { light: [], dark: [] };
    const { page } = await createPage(shop(), { ...options, ...size, colorScheme: 'light' });
    await walk(page, async (shown, what) => {
      // The light one last: on the way the page is light.
      for (const colorScheme of SCHEMES.toReversed()) {
        await shown.emulateMedia({ colorScheme });
        await settled(shown);
        seen[colorScheme].push(await inspect(shown, what));
      }
    });
    return seen;
  };
  return async ({ size, colorScheme }: { size: Size; colorScheme: Scheme }): Promise<Fault[]> => {
    const walked = walks.get(size) ?? start(size);
    walks.set(size, walked);
    try {
      return (await walked)[colorScheme];
    } catch (error) {
      if (walks.get(size) === walked) walks.delete(size);
      throw error;
    }
  };
}

/** Resolves once nothing has moved for two frames: what inherits a colour sets out when that has arrived. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let calm = 0; calm < 2; calm = moving().length > 0 ? 0 : calm + 1) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });
