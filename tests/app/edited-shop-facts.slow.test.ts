/**
 * Tests that a new owner only needs to edit `schema/shop.ts`. The sources are copied, and that file is edited for a
 * shop of stoles.
 * Then the shop must pass the type check, and open by `npm start` with the storefront that was built before the edit.
 * Its pages, its mails and its operator's forms must contain only the new facts.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../schema/generated/rest.ts';
import { freePort } from '../../scripts/ports.ts';
import { BUILD_DIR, buildWeb } from '../../web/build.ts';
import { mailReader } from '../whole-shop.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The owner's edits: every former fact, and the new one. */
const EDITS: readonly (readonly [former: RegExp, now: string])[] = [
  [/Rangbandh/g, 'Neelgar & Daughters'],
  [/rangbandh\.example/g, 'neelgar.example'],
  [/रंगबंध/g, 'नीलगर'],
  [/Tied by hand, dyed by eye/g, 'Blue from the vat'],
  [/Indian tie-dye, tied and dyed by hand/g, 'Indigo stoles from Bagru'],
  [/\+91 291 555 0142/g, '+91 141 555 0199'],
  [/912915550142/g, '911415550199'],
  [/lehangas and kurtis/g, 'lehangas and stoles'],
  [/'Dress', 'Lehanga', 'Kurti'\] as const;/g, "'Dress', 'Lehanga', 'Stole'] as const;"],
  [/(?<=RETURN_DAYS = )14/g, '30'],
  [/(?<=cancelRefundDays: )'5-7'/g, "'3-4'"],
  [/(?<=replyHours: )24/g, '12'],
  [/(?<=damageHours: )48/g, '72'],
  [/(?<=freeShippingOver: )1_500/g, '2_500'],
  [/(?<=FIRST_PURCHASE_PERCENT = )5/g, '8'],
  [/Monday to Friday 9:00 AM - 6:00 PM/g, 'Every day but Sunday'],
  [/14 Rangrez Gali, near Ghanta Ghar/g, '3 Vat Lane'],
  [/New arrivals and the makers behind them/g, 'New blues'],
  [/Five and a half metres of knots/g, 'Indigo from end to end'],
];
/** The texts that must be nowhere afterwards, in any case. */
const FORMER =
  /rangbandh|रंगबंध|dyed by eye|555.?0142|href="\/Kurti|14 days|24 hours|48 hours|5-7 business|Rs\.1,500|Additional 5%|9:00 AM|Rangrez Gali|New arrivals and the makers|metres of knots/i;

let folder: string;
let shop: ChildProcess | undefined;
/** The addresses of the shop's servers. */
let at: { web: string; api: string; outbox: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yours-'));
  await copyTo(folder);
  const file = join(folder, 'schema/shop.ts');
  let text = await readFile(file, 'utf8');
  for (const [former, now] of EDITS) {
    if (text.search(former) < 0) throw new Error(`schema/shop.ts has no ${former} any more: edit the edits.`);
    text = text.replaceAll(former, now);
  }
  await buildWeb();
  await cp(BUILD_DIR, join(folder, 'dist/web'), { recursive: true });
  await writeFile(file, text);
  at = await open();
});

afterAll(async () => {
  if (shop?.exitCode === null) {
    const ended = once(shop, 'exit');
    shop.kill('SIGINT');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

/** Copies the project without its pictures and the files that git ignores; the packages are shared. */
async function copyTo(target: string): Promise<void> {
  const requested = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', requested, { cwd: root, maxBuffer: 8_000_000 });
  const files = stdout
    .split('\0')
    .filter((path) => !/^(|node_modules|docs\/.*|api\/generated\/pictures\/.*)$/.test(path));
  for (const path of files) if (existsSync(join(root, path))) await cp(join(root, path), join(target, path));
  await symlink(join(root, 'node_modules'), join(target, 'node_modules'));
}

/** Starts the edited shop on free ports; rejects with its output if it ends without opening. */
async function open(): Promise<typeof at> {
  const taken: number[] = [];
  const env: Record<string, string | undefined> = { ...process.env, DATA_DIR: join(folder, '.data') };
  delete env['NODE_ENV'];
  for (const name of ['PORT', 'BFF_PORT', 'API_PORT']) {
    taken.push(await freePort(24_100, '127.0.0.1', taken));
    env[name] = String(taken.at(-1));
  }
  const started = spawn(process.execPath, ['-C', 'production', 'start.mjs'], { cwd: folder, env });
  shop = started;
  let output = '';
  const words = await new Promise<string>((resolve, reject) => {
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part.toString();
        if (/open at/.test(output)) resolve(output);
      });
    }
    started.once('exit', () => reject(new Error(output)));
  });
  const after = (name: string) => new RegExp(`${name} +(http:\\S+)`).exec(words)?.[1] ?? '';
  return { web: after('open at'), api: after('rest host'), outbox: after('mails') };
}

/** Returns the text of each file of a build, by its name. */
async function readBuild(dir: string): Promise<Map<string, string>> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path.slice(dir.length), await readFile(path, 'utf8')] as const)),
  );
}

async function page(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(at.web + path);
  return { status: response.status, html: await response.text() };
}

/** Returns the page of a saree that the home page links to. */
async function somePiece(): Promise<string> {
  const { html } = await page('/');
  return /href="(\/Saree\/[^"?]+\/rb-\d+)/.exec(html)?.[1] ?? '/none';
}

/** Returns one of the sellers in the samples. */
async function someSeller(): Promise<string> {
  const { products }: components['schemas']['ProductPage'] = await (await fetch(`${at.api}/product/Saree/1`)).json();
  return products[0]?.seller.sellerId ?? 'none';
}

const post = (path: string, body: object) =>
  fetch(at.api + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a shop whose owner has edited schema/shop.ts', () => {
  it('passes the type check, tests and all', async () => {
    const tsc = join(folder, 'node_modules/typescript-native/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', '.'], { cwd: folder }).catch(
      (failure: { stdout: string }) => failure,
    );
    expect(stdout).toBe('');
  });

  it('opens with the same scripts that were built before the edit, none of which contains a fact of the shop', async () => {
    const built = await readBuild(join(folder, 'dist/web'));
    expect(built).toEqual(await readBuild(BUILD_DIR));
    expect(built.size).toBeGreaterThan(20);
    const facts =
      /Rangbandh|रंगबंध|dyed by eye|555.?0142|Lehanga|Rangrez Gali|metres of knots|Andhra Pradesh|Ordered Wrong Item/;
    const telling = [...built].filter(([name, text]) => /\.(js|css)$/.test(name) && facts.test(text));
    expect(telling.map(([name]) => name)).toEqual([]);
  });

  it('[SHELL-5] shows the new facts on its pages and none of the former ones', async () => {
    const home = await page('/');
    const product = await somePiece();
    for (const path of [
      '/',
      product,
      '/Saree',
      '/Stole',
      '/policies',
      '/search',
      '/account/login',
      '/account/register',
      '/cart',
      '/no/such',
    ]) {
      const { status, html } = await page(path);
      expect([path, status]).toEqual([path, path === '/no/such' ? 404 : 200]);
      expect([path, FORMER.exec(html)?.[0]]).toEqual([path, undefined]);
      for (const fact of ['Neelgar &amp; Daughters', 'नीलगर', 'help@neelgar.example', '+91 141 555 0199']) {
        expect(html, `${path} tells ${fact}`).toContain(fact);
      }
    }
    expect(home.html).toContain('<title>Neelgar &amp; Daughters: Indigo stoles from Bagru</title>');
    expect(home.html).toContain('Blue from the vat');
    expect(home.html).toContain('https://www.instagram.com/neelgar.example');
  });

  it("[POLICY-1] shows the owner's promises, on the policies page and beside a product", async () => {
    const { html } = await page('/policies');
    for (const fact of [
      'within 30 days',
      '3-4 business days',
      'within 12 hours',
      'within 72 hours',
      'Rs.2,500',
      '8% off',
      'Every day but Sunday',
    ]) {
      expect(html).toContain(fact);
    }
    expect(html).toContain('href="https://wa.me/911415550199"');
    const piece = await page(await somePiece());
    expect(piece.html).toContain('Return within 30 days of delivery');
  });

  it('[HOME-2] offers a new category everywhere, and a removed one nowhere', async () => {
    const home = await page('/');
    expect(home.html).toContain('href="/Stole"');
    expect(home.html).toContain('No products available');
    expect((await page('/Stole')).html).toContain('No products found');
    expect((await page('/stole')).html).toContain('No products found');
    expect((await page('/search')).html).toMatch(/<option[^>]*>Stole<\/option>/);
    expect((await page('/Kurti')).status).toBe(404);
    expect((await fetch(`${at.api}/product/Kurti/1`)).status).toBe(404);
    const found: unknown = await (await fetch(`${at.api}/search?text=kurti`)).json();
    expect(found).toMatchObject({ totalItems: 0 });
  });

  it('[CAT-1] takes products into a new category', async () => {
    const product = {
      name: 'Indigo shibori stole',
      category: 'Stole',
      fabric: 'Silk',
      price: 1200,
      showPrice: 999,
      sellerId: await someSeller(),
      variants: [{ sku: 'ST-1', color: 'Indigo', stock: 3 }],
    };
    await writeFile(join(folder, 'stole.json'), JSON.stringify(product));
    const env = { ...process.env, REST_URL: at.api, DATA_DIR: join(folder, '.data') };
    const { stdout } = await run(process.execPath, ['api/shop.ts', 'products', 'add', 'stole.json'], {
      cwd: folder,
      env,
    });
    expect(stdout).toContain('Indigo shibori stole');
    const listing = await (await fetch(`${at.api}/product/Stole/1`)).json();
    expect(listing).toMatchObject({ totalItems: 1, products: [{ name: 'Indigo shibori stole', category: 'Stole' }] });
  });

  it('[AUTH-1] writes mails in the new name alone', async () => {
    expect((await post('/user/send-otp', { email: 'meera@example.com' })).status).toBe(200);
    const [mail] = await mailReader(at.outbox)('meera@example.com');
    expect(mail?.subject).toBe('Your Neelgar & Daughters login OTP');
    expect(mail?.text).toContain('Neelgar & Daughters · Indigo stoles from Bagru');
    expect(FORMER.exec(JSON.stringify(mail))?.[0]).toBeUndefined();
  });
});
