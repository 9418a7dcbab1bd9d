import { sql } from 'kysely';
import { createPage, startBrowser } from '../../e2e/browser.ts';
import { DOCUMENT } from '../../e2e/account-steps.ts';
import { createOrderShop } from '../../orders/api/order-api.ts';
import type { OrderShop } from '../../orders/api/order-api.ts';

/**
 * A program: writes scripts into every text of the catalogue that people write (past all checks, by SQL), opens the pages that show them in
 * Chromium, and writes what it found as one line of JSON that begins with `payloads `.
 */
export interface PayloadFindings {
  /** Texts that were written. */
  written: number;
  /** Pages that were opened, and those that show a payload as the text that it is. */
  pages: number;
  shown: number;
  /** Pages with an element of a payload in them, scripts that ran, and scripts that the content policy stopped. */
  run: string[];
}

const MARK = 'data-payload';
const MARKUP = [
  `<img ${MARK} src=x onerror="window.ran=1">`,
  `<svg ${MARK} onload="window.ran=1"></svg>`,
  `<script ${MARK}>window.ran=1</script>`,
  `</script><script ${MARK}>window.ran=1</script>`,
  `"><b ${MARK} onmouseover="window.ran=1">x</b>`,
  `'><b ${MARK} onfocus='window.ran=1' autofocus tabindex=0>x</b>`,
  `<a ${MARK} href="javascript:window.ran=1">x</a>`,
  `<iframe ${MARK} srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<style ${MARK}>*{background:url(javascript:1)}</style>`,
  `<!--><img ${MARK} src=x onerror=window.ran=1>-->`,
];
const AROUND = [
  (text: string) => text,
  (text: string) => `A saree ${text}`,
  (text: string) => `</title>${text}`,
  (text: string) => `</textarea></noscript>${text}`,
  (text: string) => `{{7*7}}\${7*7}${text}`,
  (text: string) => `\u2028${text}\u2029`,
  (text: string) => `]]>${text}`,
  (text: string) => `\\u003cscript\\u003e${text}`,
  (text: string) => `&lt;b&gt;${text}`,
  (text: string) => `javascript:${text}`,
];

/** A hundred payloads. */
const PAYLOADS = MARKUP.flatMap((markup) => AROUND.map((around) => around(markup)));

async function write({ api, skus }: OrderShop): Promise<number> {
  const { db } = api.database;
  const texts = JSON.stringify(PAYLOADS);
  const changed = await sql`
    with payloads as (select ordinality - 1 as place, text from jsonb_array_elements_text(${texts}::jsonb) with ordinality as t(text, ordinality)),
    numbered as (select id, (row_number() over (order by position) - 1) % ${PAYLOADS.length} as place from products)
    update products p set name = t.text, description = t.text from numbered n join payloads t on t.place = n.place
    where p.id = n.id returning p.id`.execute(db);
  for (const [at, text] of PAYLOADS.entries()) {
    await sql`insert into reviews (id, sku, rating, comment, created_at, user_name, user_email)
      values (${`re-payload${at}`}, ${skus[at % 12] ?? ''}, 5, ${text}, now(), ${text}, ${`payload${at}@example.com`})`.execute(
      db,
    );
  }
  await sql`update sellers set shop_name = ${PAYLOADS[3] ?? ''}`.execute(db);
  return 2 * changed.rows.length + 2 * PAYLOADS.length;
}

async function look(): Promise<PayloadFindings> {
  const shop = await createOrderShop();
  const written = await write(shop);
  const { page } = await createPage(shop.web, { isFirst: true });
  const run: string[] = [];
  page.on('dialog', (dialog) => void run.push(`a dialog: ${dialog.message()}`));
  page.context().on('console', (message) => {
    if (message.text().includes('Content Security Policy')) run.push(message.text().slice(0, 160));
  });
  await page.goto('/Saree', DOCUMENT);
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const products = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const paths = ['/', '/Saree', '/search?text=saree', ...new Set(products.filter((path) => path.length > 10))].slice(
    0,
    15,
  );
  let shown = 0;
  for (const path of paths) {
    // A page that a payload has broken may never come to life.
    await page.goto(path, DOCUMENT);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    if ((await page.locator('main').innerText()).includes('window.ran=1')) shown += 1;
    const found = await page.evaluate(
      (mark) => ({
        elements: document.querySelectorAll(`[${mark}]`).length,
        ran: 'ran' in window,
      }),
      MARK,
    );
    if (found.elements > 0) run.push(`${found.elements} elements of payloads on ${path}`);
    if (found.ran) run.push(`a script ran on ${path}`);
  }
  await (await startBrowser()).close();
  await shop.close();
  return { written, pages: paths.length, shown, run };
}

if (import.meta.main) {
  process.stdout.write(`\npayloads ${JSON.stringify(await look())}\n`);
  process.exit(0);
}
