import type { Page } from 'playwright-core';

/** Inspects the page in both colour schemes. Returns the results of each; the page is light afterwards. */
export async function inBothSchemes<Found>(page: Page, inspect: () => Promise<Found>) {
  const found: { colorScheme: 'dark' | 'light'; found: Found }[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    found.push({ colorScheme, found: await inspect() });
  }
  return found;
}

/** Resolves when nothing has moved for two frames: a transition of an inherited colour starts after that colour has arrived. */
const settled = (page: Page): Promise<void> =>
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
