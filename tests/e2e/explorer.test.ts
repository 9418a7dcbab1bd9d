import type { Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../bff/graphql/explorer.ts';
import { startOverApi, type ApiWithGateways } from '../platform/gateway/over-api.ts';
import type { TestGateway } from '../hosts/test-gateway.ts';
import { createPage } from './browser.ts';

/** The names of the example operations. */
const NAMES = [...EXAMPLES.matchAll(/^query (\w+)/gm)].map(([, name = '']) => name);
/** GraphiQL is 9 MB of script, which a busy machine takes long to load. */
const TIMEOUT_MS = 120_000;

const parseResult = ({
  data,
  errors,
  extensions,
}: {
  data: unknown;
  errors: unknown;
  extensions: { cost: { limit: number } };
}) => ({
  errors,
  data: typeof data,
  limit: extensions.cost.limit,
});

describe('GraphiQL', () => {
  let [shop, gateway]: [ApiWithGateways?, TestGateway?] = [];
  beforeAll(async () => {
    shop = await startOverApi();
    // It runs unregistered documents only with a key, which the page has.
    gateway = await shop.open({ allow: 'trusted' });
  });
  afterAll(() => shop?.close());

  it('[GATE-6] opens with the examples, runs each, completes, and requests nothing from another host', async () => {
    const { page, requests } = await createPage(gateway!.address);
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.goto('/explorer');
    await expect.poll(() => page.getByRole('tab').count(), { timeout: TIMEOUT_MS }).toBe(NAMES.length);
    for (const name of NAMES) {
      await page.getByRole('tab').getByRole('button', { name, exact: true }).press('Enter');
      await page.locator('.view-line', { hasText: `query ${name}` }).waitFor();
      const isOfTab = (response: Response) => response.request().postData()?.includes(`query ${name}`) ?? false;
      // On a click right after the change of the tab, GraphiQL is still parsing the document.
      const run = async () => {
        const responded = page.waitForResponse(isOfTab, { timeout: 3_000 }).catch(() => undefined);
        await page.getByRole('button', { name: /^Execute query/ }).click();
        const response = await responded;
        return response && parseResult(await response.json());
      };
      await expect.poll(run, { timeout: TIMEOUT_MS }).toEqual({ errors: undefined, data: 'object', limit: 10_000 });
    }
    await page.locator('.view-line').first().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('{ categ');
    await page.getByRole('option', { name: 'categories' }).waitFor();
    const isOwn = (url: string) => /^(data|blob):/.test(url) || url.startsWith(gateway!.address);
    expect(requests.filter((url) => !isOwn(url))).toEqual([]);
  });
});
