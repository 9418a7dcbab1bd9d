import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShell } from '../app/shop.ts';
import { createPage, hydrated, WINDOWS } from './browser.ts';

const [PHONE] = WINDOWS;

let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  shop = await startShell({ pageSeconds: 0 });
});
afterAll(() => shop.close());

async function openHome(): Promise<Page> {
  const { page } = await createPage(shop.address, PHONE);
  await page.goto('/');
  await hydrated(page);
  return page;
}
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
}

/** How many controls outside of the open dialog can be reached. */
const reachable = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('a[href], button, input')].filter((one) => !one.closest('[inert], dialog[open]'))
        .length,
  );
/** Whether the focus is in the open dialog, or nowhere in the page: in the browser's own bars. */
const isFocusInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('dialog[open], dialog[open] *, body') === true);

describe('the page behind a dialog', () => {
  it('takes no input, and takes it again as soon as the dialog closes', async () => {
    const page = await openHome();
    const all = await reachable(page);
    await openMenu(page);
    expect(await page.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
    await expect.poll(() => reachable(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect([await reachable(page), await page.locator('[inert]').count()]).toEqual([all, 0]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  });

  it('gets no focus by Tab', async () => {
    const page = await openHome();
    await openMenu(page);
    for (let tab = 0; tab < 60; tab += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusInside(page)).toBe(true);
    }
  });

  it('gets no focus either before it is inert', async () => {
    const page = await openHome();
    // What the dialog says as it opens is heard before the first part of the page is inert.
    await page.evaluate(() => {
      const main = document.querySelector('main');
      const focusBehind = () => {
        document.body.dataset['wasInert'] = String(main?.querySelector('[inert]') !== null);
        main?.querySelector('a')?.focus();
      };
      document.addEventListener('toplayerchange', () => setTimeout(focusBehind), { once: true });
    });
    await openMenu(page);
    await page.locator('body[data-was-inert=false]').waitFor();
    expect(await isFocusInside(page)).toBe(true);
  });

  it('neither scrolls nor hears a press', async () => {
    const page = await openHome();
    const pressed = page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          document.querySelector('main')?.addEventListener('click', () => resolve(true)),
        ),
    );
    await openMenu(page);
    await page.mouse.wheel(0, 900);
    await page.mouse.click(350, 700);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await Promise.race([pressed, page.evaluate(() => false)])).toBe(false);
    await page.locator('main').dispatchEvent('click');
    expect(await pressed).toBe(true);
  });

  it('is there again when a phone asks for the dialog to be closed, by its gesture for Back', async () => {
    const { page } = await createPage(shop.address, PHONE);
    await page.addInitScript(() => {
      const watchers: CloseWatcher[] = [];
      class Kept extends CloseWatcher {
        constructor(options?: ConstructorParameters<typeof CloseWatcher>[0]) {
          super(options);
          watchers.push(this);
        }
      }
      Object.assign(globalThis, { CloseWatcher: Kept, closeByGesture: () => watchers.at(-1)?.requestClose() });
    });
    await page.goto('/');
    await hydrated(page);
    for (let time = 0; time < 2; time += 1) {
      await openMenu(page);
      await page.evaluate('closeByGesture()');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  it('is modal in a browser without popovers as well', async () => {
    const { page } = await createPage(shop.address, PHONE);
    await page.addInitScript(() => {
      for (const name of ['showPopover', 'hidePopover', 'popover']) Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.goto('/');
    await hydrated(page);
    await openMenu(page);
    await page.locator('dialog:modal').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openMenu(page);
    await expect.poll(() => page.locator('dialog:modal').count()).toBe(1);
  });
});
