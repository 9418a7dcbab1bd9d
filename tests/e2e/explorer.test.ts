import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOverApi, type ApiWithGateways } from '../platform/gateway/over-api.ts';
import type { TestGateway } from '../hosts/test-gateway.ts';
import { createPage } from './browser.ts';

describe('the explorer', () => {
  let [shop, gateway]: [ApiWithGateways?, TestGateway?] = [];
  beforeAll(async () => {
    shop = await startOverApi();
    gateway = await shop.open();
  });
  afterAll(() => shop?.close());

  it('[GATE-6] opens with tasks that run on the sample shop, completes, and asks nothing of any other host', async () => {
    const { page, requests } = await createPage(gateway!.address);
    let length = 0;
    page.on('response', async (response) => {
      if (response.url().includes('/explorer')) length += (await response.body()).length;
    });
    await page.goto('/explorer');
    const tasks = page.getByRole('navigation', { name: 'Tasks' }).getByRole('button');
    await expect.poll(() => tasks.count()).toBeGreaterThanOrEqual(5);
    for (const task of await tasks.all()) {
      await task.click();
      const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
      await page.getByRole('button', { name: 'Run' }).click();
      const { data, errors } = await (await answered).json();
      expect([await task.textContent(), errors, typeof data]).toEqual([expect.any(String), undefined, 'object']);
      await expect
        .poll(() => page.getByRole('status').textContent())
        .toMatch(/^200 · \d+ ms · .* kB · cost [\d,]+ of 10,000$/);
    }
    await page.getByRole('searchbox').fill('paise');
    await page.getByRole('button', { name: 'Paise', exact: true }).first().click();
    await expect.poll(() => page.getByRole('complementary').textContent()).toContain('a hundredth of a rupee');
    await page.getByRole('textbox', { name: 'Operation' }).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('{ categ');
    await expect.poll(() => page.getByRole('listbox').textContent()).toContain('categories');
    expect(length).toBeGreaterThan(100_000);
    expect(length).toBeLessThan(1_000_000);
    expect(requests.filter((url) => !url.startsWith('data:') && !url.includes(gateway!.address))).toEqual([]);
  });

  it('[GATE-6] runs its tasks also on a gateway that runs trusted documents alone', async () => {
    const closed = await shop!.open({ allow: 'trusted' });
    const { page } = await createPage(closed.address);
    await page.goto('/explorer');
    await page.getByRole('navigation', { name: 'Tasks' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Run' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(/^200 · /);
  });
});
