import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { startWholeShop, type WholeShop } from '../whole-shop.ts';
import { logInByCode, visit } from './account-steps.ts';
import { startBrowser, closePage, createPage, WINDOWS } from './browser.ts';
import { addPiece, fillIn, payBy, payNow, thanked } from './checkout-steps.ts';

/** The folder of the pictures that the README links to. */
const FOLDER = join(import.meta.dirname, '../../docs/pictures');
/** Pixels: the widths of the two windows in a picture, and the margin around each. */
const [DESKTOP, PHONE, EDGE] = [1_000, 325, 24];
const GROUND = '#efe6d8';

type Shots = Map<string, Buffer>;

/** Visits the shop as a shopper who buys, and takes a picture of each page. */
async function walk(page: Page, shop: WholeShop, email: string): Promise<Shots> {
  const shots: Shots = new Map();
  const shoot = async (name: string) => {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(0, 0);
    shots.set(name, await page.screenshot({ animations: 'disabled' }));
  };
  await visit(page, '/');
  await shoot('home');
  await visit(page, '/Saree');
  await shoot('listing');
  await visit(page, '/Saree/gulaab-lehariya-georgette-saree/rb-1001');
  await shoot('product');
  await visit(page, '/');
  await logInByCode(page, shop, email);
  await addPiece(page);
  await addPiece(page, 'Dupatta');
  await visit(page, '/cart');
  await page.getByText('Total', { exact: true }).first().waitFor();
  await shoot('cart');
  await visit(page, '/checkout');
  await fillIn(page);
  await page.evaluate(() => scrollTo(0, 0));
  await shoot('checkout');
  await payNow(page);
  await payBy(page, /^Pays \(Visa\)/);
  await thanked(page);
  await visit(page, '/myorders?status=All');
  await page.locator('main a[href^="/myorders/"]').first().click();
  await page.getByText('Order Summary').waitFor();
  await shoot('order');
  return shots;
}

async function walkIn(shop: WholeShop, at: number): Promise<Shots> {
  const { page } = await createPage(shop.web, WINDOWS[at]);
  const shots = await walk(page, shop, `gallery-${at}@example.com`);
  await closePage(page);
  return shots;
}

/** One picture of both windows, side by side. */
async function together(desktop: Buffer, phone: Buffer): Promise<Buffer> {
  const [wide, small] = await Promise.all([framed(desktop, DESKTOP), framed(phone, PHONE)]);
  const height = Math.max(wide.height, small.height) + 2 * EDGE;
  const width = DESKTOP + PHONE + 3 * EDGE;
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([
      { input: wide.data, left: EDGE, top: EDGE },
      { input: small.data, left: DESKTOP + 2 * EDGE, top: EDGE },
    ])
    .webp({ quality: 80 })
    .toBuffer();
}

/** A screenshot of this width, with a border. */
async function framed(shot: Buffer, width: number): Promise<{ data: Buffer; height: number }> {
  const line = { top: 2, bottom: 2, left: 2, right: 2, background: '#c9b8a2' };
  const small = sharp(shot).resize({ width: width - 4 });
  const { data, info } = await small.extend(line).png().toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

const shop = await startWholeShop();
try {
  await mkdir(FOLDER, { recursive: true });
  const [phone, desktop] = [await walkIn(shop, 0), await walkIn(shop, 1)];
  for (const [name, wide] of desktop) {
    const small = phone.get(name);
    if (!small) throw new Error(`There is no ${name} of the phone.`);
    const { size } = await sharp(await together(wide, small)).toFile(join(FOLDER, `${name}.webp`));
    console.log(`${name}.webp ${Math.round(size / 1_024)} kB`);
  }
} finally {
  await (await startBrowser()).close();
  await shop.close();
}
