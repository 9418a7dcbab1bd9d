import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSubscribers } from '../newsletter/subscribers.ts';
import { createOrderShop, type OrderShop } from '../orders/api/order-api.ts';
import { fill, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, WINDOWS } from './browser.ts';
import { openOffice } from './office-steps.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
  await insertSubscribers(shop.api.database, 'reader', 2, shop.api.clock.now());
});
afterAll(() => shop.close());

describe.each(WINDOWS)('the newsletter in the back office ($viewport.width px)', (look) => {
  it('is written, previewed, tested and sent once', async () => {
    const page = await openOffice(shop, look);
    const subject = `Diwali ${look.viewport.width}`;
    await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
    await page.getByText('2 subscribers, 0 not confirmed yet').waitFor();
    await page.getByRole('link', { name: 'Write an issue' }).click();
    await fill(page, { Subject: subject });
    await page.getByRole('button', { name: 'Save draft' }).dblclick();
    await page.getByRole('heading', { name: subject, level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Mail it to me' }).click();
    await page.getByText('The text must not be empty.').waitFor();
    await page.getByRole('textbox', { name: 'Text' }).fill('Namaste!\n\nNew <b>stoles</b>.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await waitForToast(page, 'Draft saved');
    const mail = page.frameLocator('iframe[title=Preview]');
    await mail.getByText('New <b>stoles</b>.').waitFor();
    const font = await mail.getByRole('heading').evaluate((heading) => getComputedStyle(heading).fontSize);
    expect(font).toBe('27px');
    shop.api.mails.length = 0;
    await page.getByRole('button', { name: 'Mail it to me' }).click();
    await waitForToast(page, 'The draft is on its way to you');
    expect(shop.api.mails.map((one) => one.subject)).toEqual([`Test: ${subject}`]);
    const schemes = await inBothSchemes(page, () => axe(page));
    expect(schemes.flatMap(({ found }) => found)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Send to all subscribers' }).click();
    await page.getByText('Please confirm it.').waitFor();
    await page.getByLabel('Yes, send the saved draft to 2 subscribers').check();
    await page.getByRole('button', { name: 'Send to all subscribers' }).dblclick();
    await page.getByRole('heading', { name: 'Newsletter', level: 1 }).waitFor();
    const row = page.getByRole('row').filter({ hasText: subject });
    await row.getByText('under way').waitFor();
    await shop.api.work();
    await page.reload();
    await row.waitFor();
    expect(shop.api.mails.filter((one) => one.subject === subject)).toHaveLength(2);
    expect((await inBothSchemes(page, () => axe(page))).flatMap(({ found }) => found)).toEqual([]);
  });
});
