import type { Serve } from '../../platform/contract.ts';
import type { Sellers } from './sellers.ts';

/** The sellers and their accounts, for staff. */
export function sellerRoutes(serve: Serve, { sellers }: { sellers: Sellers }): void {
  serve('getSellers', async () => ({ sellers: await sellers.list() }));

  serve('addSeller', async ({ body, audit }) => {
    const sellerId = await sellers.add(body);
    audit({ object: sellerId });
    return { sellerId, sellers: await sellers.list() };
  });

  serve('updateSeller', async ({ params: { sellerId }, body }) => ({ seller: await sellers.update(sellerId, body) }));

  serve('setSellerEnded', async ({ params: { sellerId }, body: { isEnded, version } }) => ({
    seller: await sellers.setEnded(sellerId, isEnded, version),
  }));

  serve('getSellerStatements', async ({ staff, query: { month } }) => ({
    statements: await sellers.listStatements(staff, month),
  }));

  serve('paySellerStatement', async ({ staff, params: { sellerId, month }, body }) => ({
    statement: await sellers.pay(staff, sellerId, month, body),
  }));
}
