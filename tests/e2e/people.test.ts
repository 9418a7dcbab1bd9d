import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSecondFactor } from '../account/authenticator.ts';
import { codeFor, logIn, mailTo, PASSWORD } from '../account/people.ts';
import { operator, withRole } from '../account/staff.ts';
import { createOrderShop, placeFinishedOrder, type OrderShop } from '../orders/api/order-api.ts';
import { fill, newEmail, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, createPage, WINDOWS, type PageOptions } from './browser.ts';
import { cutChoices } from './cut-choices.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

/** Opens the back office for a new person with this role. */
async function openOffice(role: string, look: PageOptions = {}): Promise<Page> {
  const email = newEmail(role.toLowerCase());
  const app = await withSecondFactor(shop.api, email, await withRole(shop.api, { email, role }));
  shop.api.clock.move(30_000);
  const { page } = await createPage(shop.web, { reducedMotion: 'reduce', ...look });
  await page.goto('/office');
  await fill(page, { Email: email, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await page.getByLabel('Code of the app').fill(app.code());
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('heading', { level: 1 }).and(page.locator('main[tabindex] h1')).waitFor();
  return page;
}

const open = (page: Page, section: string) => page.getByRole('link', { name: section, exact: true }).click();

/** Gives the password in the dialog that requests it once more. */
async function confirmLogin(page: Page): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password').fill(PASSWORD);
  await proof.getByRole('button', { name: 'Continue' }).click();
}

describe.each(WINDOWS)('people and shoppers in the back office ($viewport.width px)', (look) => {
  it('invites a person, who accepts by mail, and gives another role; the audit log has it all', async () => {
    const page = await openOffice('ADMIN', look);
    const email = newEmail('invited');
    shop.api.clock.move(11 * 60_000);
    await open(page, 'People');
    await page.getByRole('button', { name: 'Invite a person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite a person' });
    for (const role of ['PACKER', 'EDITOR', 'ACCOUNTANT', 'MANAGER', 'ADMIN', 'SELLER']) {
      await dialog.getByLabel('Role').selectOption(role);
      expect(await cutChoices(page), role).toEqual([]);
    }
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await dialog.getByText('Please choose the seller.').waitFor();
    await dialog.getByLabel('Role').selectOption('PACKER');
    await dialog.getByRole('button', { name: 'Send the invitation' }).dblclick();
    await confirmLogin(page);
    await waitForToast(page, `Invitation sent to ${email}`);
    await page.getByRole('table', { name: 'Open invitations' }).getByText(email).waitFor();

    const [link = ''] = /\/office\/invitation#token=[\w-]+/.exec(mailTo(shop.api, email).text) ?? [];
    const { page: theirs } = await createPage(shop.web, { reducedMotion: 'reduce', ...look });
    await theirs.goto(link);
    await theirs.getByLabel('Email', { exact: true }).fill(email);
    await theirs.getByRole('button', { name: 'Email me a code' }).click();
    await theirs.getByLabel('Code from the email').fill(codeFor(shop.api, email));
    await theirs.getByRole('button', { name: 'Log in' }).click();
    await theirs.getByText(`You are logged in as ${email}.`).waitFor();
    await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
    await theirs.getByRole('heading', { name: 'Today' }).waitFor();
    expect(await theirs.getByRole('link', { name: 'People', exact: true }).count()).toBe(0);

    await page.reload();
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: /^Manage/ }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('EDITOR');
    await page.getByRole('button', { name: 'Change role' }).click();
    await waitForToast(page, 'Role changed');
    await row.getByText('Editor').waitFor();
    await theirs.goto('/office/orders');
    await theirs.getByText('Your role does not include this screen').waitFor();

    await open(page, 'Audit log');
    await page.getByLabel('Operation').fill('setRole');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('role: PACKER → EDITOR').first().waitFor();
    const { body } = await (await operator(shop.api)).get('/admin/people');
    expect(body.people.find((one: { email: string }) => one.email === email)).toMatchObject({ role: 'EDITOR' });
  });

  it('finds a shopper, writes a note, blocks, exports and erases', async () => {
    const page = await openOffice('ADMIN', look);
    const email = newEmail('buyer');
    const client = await logIn(shop.api, email);
    const { id } = (await client.get('/user/profile')).body.user;
    const { itemIds } = await placeFinishedOrder(shop, id);
    await open(page, 'Shoppers');
    await page.getByLabel('Name, phone, email or order').fill(itemIds[0] ?? '');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('link').click();
    await page.getByLabel('New note').fill('Asks for calls after six.');
    await page.getByRole('button', { name: 'Add the note' }).dblclick();
    await waitForToast(page, 'Note added');
    const notes = page.getByRole('region', { name: 'Notes' }).getByRole('listitem');
    await notes.getByText('Asks for calls after six.').waitFor();
    expect(await notes.count()).toBe(1);
    await page.getByRole('button', { name: 'Block this shopper' }).click();
    await page.getByText('Please enter the reason.').waitFor();
    await page.getByLabel('Reason, for the shop’s people').fill('Refuses every parcel');
    await page.getByRole('button', { name: 'Block this shopper' }).click();
    await waitForToast(page, 'Shopper blocked');
    await page.getByText('Refuses every parcel').waitFor();
    expect((await client.get('/cart')).status).toBe(401);

    for (const path of [`/office/shoppers/${id}`, '/office/shoppers', '/office/people', '/office/audit']) {
      await page.goto(path);
      await page
        .locator(path.endsWith(id) ? 'dl' : 'tbody tr')
        .first()
        .waitFor();
      const schemes = await inBothSchemes(page, () => axe(page));
      expect(schemes.flatMap(({ found }) => found)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }

    await page.goto(`/office/shoppers/${id}`);
    await page.getByRole('button', { name: 'End the block' }).click();
    await waitForToast(page, 'The shopper can log in again');
    await page.getByRole('button', { name: 'Export all data' }).click();
    const data = page.getByRole('dialog').getByLabel('All data of the shopper').and(page.getByRole('textbox'));
    expect(await data.inputValue()).toContain(email);
    await page.keyboard.press('Escape');
    await page.getByLabel('Email address of the account').fill('somebody@example.com');
    await page.getByRole('button', { name: 'Erase the account' }).click();
    await page.getByText('This is not the email address of the account.').waitFor();
    await page.getByLabel('Email address of the account').fill(email);
    await page.getByRole('button', { name: 'Erase the account' }).click();
    await page.getByText('An order is still on its way.').waitFor();
  });
});
