import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { sampleCatalogue } from '../../../api/catalog/seed.ts';
import { seedOnce } from '../../../api/seeding.ts';
import { readGatewayConfig } from '../../../bff/config.ts';
import { startGateway } from '../../../bff/server.ts';
import { readWebConfig } from '../../../web/config.ts';
import { openWeb } from '../../../web/server.ts';
import { codeFor } from '../../account/people.ts';
import { admin } from '../../account/staff.ts';
import { openLogin, visit } from '../../e2e/account-steps.ts';
import { PATIENT } from '../../whole-shop.ts';
import { createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { placeOrder, type Placed, type Placing } from '../place-orders.ts';

/** The whole shop with access to its database, so that orders can exist without payments. */
export interface OrderShop {
  /** The storefront's address. */
  web: string;
  api: TestApi;
  /** An administrator. */
  boss: Client;
  /** A sku of each product; all have plenty of stock. */
  skus: string[];
  close(): Promise<void>;
}

/** Opens all servers on free ports with the sample catalogue; the api uses today's time. */
export async function createOrderShop(): Promise<OrderShop> {
  const api = await createTestApi({ addressLimit: 100_000 });
  api.clock.move(Date.now() - api.clock.now().getTime());
  const catalogue = sampleCatalogue();
  await seedOnce(api.database, () => ({ ...catalogue, reviews: [], promoCodes: [] }));
  await sql`update variants set stock = 5000`.execute(api.database.db);
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const quiet = { ...PATIENT, LOG_LEVEL: 'silent', BFF_PORT: '0', PORT: '0', REST_URL: address };
  const gateway = await startGateway(readGatewayConfig(quiet));
  const web = await openWeb(readWebConfig({ ...quiet, GATEWAY_URL: `${gateway.address}/graphql` }));
  return {
    web: web.address,
    api,
    boss: await admin(api, 'boss@example.com'),
    skus: catalogue.products.flatMap(({ variants }) => variants[0]?.sku ?? []),
    close: async () => {
      await web.close();
      await gateway.close();
      await api.close();
    },
  };
}

/** Logs in by a code on a browser page; returns the shopper's id. */
export async function logInByPage(page: Page, { api }: OrderShop, email: string): Promise<string> {
  await visit(page, '/');
  await openLogin(page);
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('dialog', { name: 'Enter OTP' }).waitFor();
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(codeFor(api, email));
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor();
  const { rows } = await sql<{ id: string }>`select id from shoppers where email = ${email}`.execute(api.database.db);
  return rows[0]?.id ?? 'nobody';
}

const DAY = 86_400_000;

/** Places an order of two pieces of the first sku, so many days ago that all its steps are past. */
export function placeFinishedOrder(
  { api, skus }: OrderShop,
  shopperId: string,
  placing: Partial<Placing> = {},
): Promise<Placed> {
  const at = new Date(api.clock.now().getTime() - 5 * DAY);
  return placeOrder(api.database, { shopperId, lines: [{ sku: skus[0] ?? '', quantity: 2 }], at, ...placing });
}
