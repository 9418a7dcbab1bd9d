import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { newEmail, readOtp, visit } from './account-steps.ts';
import { createPage, WINDOWS } from './browser.ts';
import { thanked, widget } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

const [PHONE, DESK] = WINDOWS;
const DRESS = '/Dress/x/rb-1010';
/** More stops than any page has between two controls of a test. */
const MOST_STOPS = 80;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab doesn’t lead to ${String(target)}.`);
}

/** Expects that the focused element shows a ring, itself or on its container, and is in the window with nothing over it. */
async function assertFocusIsSeen(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return { focused: 'nothing' };
      const { left, top, width, height } = focused.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const holders = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const isRinged = holders.some((element) => {
        const style = element && getComputedStyle(element);
        return (
          style && ((style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none')
        );
      });
      return { isRinged, isOnTop: !!over && (focused.contains(over) || holders.some((holder) => holder === over)) };
    });
  await expect.poll(seen).toEqual({ isRinged: true, isOnTop: true });
}

/** Goes to this by Tab, expects that it has the focus, and presses a key. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await assertFocusIsSeen(page);
  await page.keyboard.press(key);
}

/** Goes to the text field of this name by Tab and types. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name, exact: true }));
  await assertFocusIsSeen(page);
  await page.keyboard.type(text);
}

async function waitForFocus(target: Locator): Promise<void> {
  await expect.poll(() => isFocused(target)).toBe(true);
}

/** Opens the size chart and closes it: the focus moves in, and back to the opener. */
async function readSizeChart(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Size chart' });
  await press(page, opener);
  const chart = page.getByRole('dialog', { name: 'Size chart' });
  await press(page, chart.getByRole('radio', { name: 'Inches' }), 'ArrowRight');
  await chart.getByRole('table', { name: /cm/ }).waitFor();
  await page.keyboard.press('Escape');
  await chart.waitFor({ state: 'detached' });
  await waitForFocus(opener);
  await assertFocusIsSeen(page);
}

/** Logs in by an OTP in the dialog that has opened. */
async function logIn(page: Page, email: string): Promise<void> {
  await waitForFocus(page.getByRole('dialog', { name: 'Login' }).getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Enter OTP' }).waitFor();
  await waitForFocus(page.getByRole('textbox', { name: 'Digit 1' }));
  await assertFocusIsSeen(page);
  await page.keyboard.type(await readOtp(shop, email));
}

async function fillInAddress(page: Page): Promise<void> {
  await type(page, 'Full Name', 'Asha Rao');
  await type(page, 'PIN code', '342001');
  await type(page, 'Address', '12 MG Road');
  await type(page, 'Phone', '9876543210');
}

/** Pays by the first test card of the widget. */
async function payInWidget(page: Page): Promise<void> {
  const card = widget(page).getByRole('radio', { name: 'Card' });
  const chosen = widget(page).getByRole('radio', { checked: true });
  await tabTo(page, chosen);
  while (!(await card.isChecked())) await page.keyboard.press('ArrowRight');
  await tabTo(
    page,
    widget(page)
      .getByRole('button', { name: /^Pays \(Visa\)/ })
      .first(),
  );
  await page.keyboard.press('Enter');
  await tabTo(page, widget(page).getByRole('button', { name: /^Pay ₹/ }));
  await page.keyboard.press('Enter');
}

describe('by the keyboard alone', () => {
  it.each([
    { window: 'a desktop', options: DESK },
    { window: 'a phone', options: PHONE },
  ])('[CHECK-6] leads from a product’s link to the paid order, in the window of $window', async ({ options }) => {
    const { page } = await createPage(shop.web, options);
    await visit(page, DRESS);
    await readSizeChart(page);
    await press(page, page.getByRole('button', { name: 'Buy Now' }));
    await page.getByText('Select a size').waitFor();
    const sizes = page.getByRole('list', { name: 'Size' });
    await waitForFocus(sizes.getByRole('link').first());
    await press(page, sizes.getByRole('link', { name: 'M', exact: true }));
    await page.waitForURL(/variant=/);
    await press(page, page.getByRole('button', { name: 'Buy Now' }));
    await logIn(page, newEmail('keyboard'));
    await page.waitForURL('**/checkout');
    await fillInAddress(page);
    await press(page, page.getByRole('button', { name: /^Pay now/ }));
    await payInWidget(page);
    await thanked(page);
    // It is a separate document, which is read from its start.
    const further = page.getByRole('main').getByRole('link').first();
    await tabTo(page, further);
    expect(await isFocused(further)).toBe(true);
  });
});

describe('by roles and names alone', () => {
  it('[CHECK-6] a saree with a service is ordered in cash', async () => {
    const email = newEmail('by.names');
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/Saree/x/rb-1001');
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: /^Fall and pico/ }).check();
    await main.getByRole('button', { name: 'Buy Now' }).click();
    const login = page.getByRole('dialog', { name: 'Login' });
    await login.getByRole('textbox', { name: 'Email' }).fill(email);
    await login.getByRole('button', { name: 'Send OTP' }).click();
    const otp = page.getByRole('dialog', { name: 'Enter OTP' });
    await otp.getByRole('textbox', { name: 'Digit 1' }).fill(await readOtp(shop, email));
    await main.getByRole('textbox', { name: 'Full Name' }).fill('Asha Rao');
    await main.getByRole('textbox', { name: 'PIN code' }).fill('342001');
    await main.getByRole('textbox', { name: 'Address', exact: true }).fill('12 MG Road');
    await main.getByRole('textbox', { name: 'Phone', exact: true }).fill('9876543210');
    await main.getByRole('radio', { name: /^Cash on delivery/ }).check();
    await main.getByRole('button', { name: 'Place order' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm your order' });
    await confirm.getByRole('textbox', { name: 'Digit 1' }).fill(await readOtp(shop, email));
    await confirm.getByRole('button', { name: /^Confirm order of ₹/ }).click();
    await main.getByRole('heading', { level: 1, name: 'Thank you, Asha Rao!' }).waitFor();
    expect((await shop.mailsTo(email))[0]?.text).toContain('Fall and pico');
  });
});
