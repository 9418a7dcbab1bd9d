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

/** Focuses a link of the page. Returns whether it has the focus now. */
const focusLink = (page: Page) =>
  page
    .locator('main a')
    .first()
    .evaluate((element) => (element.focus(), element === document.activeElement));
/** Whether the focus is in the open dialog, or outside the page: in the browser's own bars. */
const isFocusInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('dialog[open], dialog[open] *, body') === true);

describe('the page behind a dialog', () => {
  it('takes no input, and takes it again as soon as the dialog closes', async () => {
    const page = await openHome();
    await openMenu(page);
    expect([await page.locator('dialog:modal').count(), await focusLink(page)]).toEqual([1, false]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
    expect(await focusLink(page)).toBe(true);
  });

  it('gets no focus by Tab', async () => {
    const page = await openHome();
    await openMenu(page);
    for (let tab = 0; tab < 60; tab += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusInside(page)).toBe(true);
    }
  });

  it('is inert from the first moment on', async () => {
    const page = await openHome();
    const wasReached = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const focusBehind = () => {
            if (!document.querySelector('dialog[open]')) return;
            observer.disconnect();
            document.querySelector<HTMLElement>('main a')?.focus();
            resolve(document.activeElement?.matches('main a') === true);
          };
          const observer = new MutationObserver(focusBehind);
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    await openMenu(page);
    expect([await wasReached, await isFocusInside(page)]).toEqual([false, true]);
  });

  it('neither scrolls nor receives a press', async () => {
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

  it('is usable again when a phone closes the dialog by its gesture for Back', async () => {
    const page = await openHome();
    for (let time = 0; time < 2; time += 1) {
      await openMenu(page);
      await page.evaluate('document.querySelector("dialog").requestClose()');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await focusLink(page)).toBe(true);
    }
  });
});
