import type { Serve } from '../../platform/contract.ts';
import type { SaleOrders } from './sale-orders.ts';

/** Whole orders, their notes and the papers of their parcels, for staff. */
export function saleOrderRoutes(serve: Serve, { saleOrders }: { saleOrders: SaleOrders }): void {
  serve('getSaleOrder', ({ staff, params: { orderId } }) => saleOrders.find(staff, orderId));

  serve('addOrderNote', async ({ staff, params: { orderId }, body: { text } }) => ({
    note: await saleOrders.addNote(staff, orderId, text),
  }));

  serve('getParcelPapers', ({ staff, query: { kind, orderItemIds } }) =>
    saleOrders.printPapers(staff, kind, orderItemIds.split(',')),
  );
}
