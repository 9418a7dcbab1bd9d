import type { Page } from 'playwright-core';
import type { WholeShop } from '../whole-shop.ts';
import { hydrated } from './browser.ts';

/** Waits for the page itself; its pictures may still be loading. */
export const DOCUMENT = { waitUntil: 'domcontentloaded' } as const;

let shoppers = 0;

/** The email of a new shopper without an account: a retried test begins with another shopper. */
export const newEmail = (name: string): string => `${name}.${(shoppers += 1)}@example.com`;

/** Goes to a page of the shop and waits until it has hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, DOCUMENT);
  await hydrated(page);
}

/** Opens the login modal over the page on screen. */
export async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Login' }).waitFor();
}

/** Requests a code in the login modal, and returns the mailed one. */
export async function requestCode(page: Page, shop: WholeShop, email: string): Promise<string> {
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('dialog', { name: 'Enter OTP' }).waitFor();
  return readOtp(shop, email);
}

/** The OTP in the newest mail to this address. */
export async function readOtp(shop: WholeShop, email: string): Promise<string> {
  const [mail] = await shop.mailsTo(email);
  const [code] = /(?<!\d)\d{4}(?!\d)/.exec(mail?.text ?? '') ?? [];
  if (!code) throw new Error(`No code came to ${email}.`);
  return code;
}

/** Logs in by a code from the mail and waits for the home page. */
export async function logInByCode(page: Page, shop: WholeShop, email: string): Promise<void> {
  await openLogin(page);
  const code = await requestCode(page, shop, email);
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(code);
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor();
}

/** Fills the fields of these labels. */
export async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await page.getByRole('textbox', { name, exact: true }).fill(text);
}

/** The access token in local storage; null for a visitor. */
export const token = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('rangbandh.accessToken'));

/** Expects the toast or error with these words on screen. */
export const waitForToast = (page: Page, words: string): Promise<void> =>
  page.getByText(words, { exact: true }).first().waitFor();
