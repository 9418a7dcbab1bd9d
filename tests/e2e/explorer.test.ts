import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRichCatalogHost } from '../hosts/rich-catalog-host.ts';
import { createTestGateway, type TestGateway } from '../hosts/test-gateway.ts';
import type { TestHost } from '../hosts/test-host.ts';
import { createPage } from './browser.ts';

describe('the explorer', () => {
  let [host, gateway]: [TestHost?, TestGateway?] = [];
  beforeAll(async () => {
    host = await createRichCatalogHost();
    gateway = await createTestGateway(host.url);
  });
  afterAll(async () => {
    for (const one of [gateway, host]) await one?.close();
  });

  it('[GATE-6] opens with runnable examples, runs one, and asks nothing of any other host', async () => {
    const { page, requests } = await createPage(gateway!.address);
    await page.goto('/explorer');
    for (const name of ['Home', 'Listing', 'ProductPage', 'Search']) await page.getByRole('tab', { name }).waitFor();
    const answered = page.waitForResponse(async (response) => (await response.text()).includes('productCount'));
    await page.getByRole('button', { name: /Execute query/ }).click();
    expect(await (await answered).json()).toMatchObject({ data: { categories: [{ name: 'Saree' }, {}, {}, {}, {}] } });
    expect(requests.filter((url) => !url.startsWith('data:') && !url.includes(gateway!.address))).toEqual([]);
  });
});
