import type { Serve } from '../platform/contract.ts';
import type { ReadDashboard } from './dashboard.ts';
import type { Exports } from './exports/exports.ts';
import { sellerRoutes } from './sellers/routes.ts';
import type { Sellers } from './sellers/sellers.ts';

/** The dependencies of the reports' routes. */
export interface ReportRouteDependencies {
  readDashboard: ReadDashboard;
  exports: Exports;
  sellers: Sellers;
}

/** The figures, the files for the accountant and the sellers, for staff. */
export function reportRoutes(serve: Serve, { readDashboard, exports, sellers }: ReportRouteDependencies): void {
  sellerRoutes(serve, { sellers });

  serve('getDashboard', ({ staff }) => readDashboard(staff));

  serve('getExports', ({ query: { page = 1 } }) => exports.listPage(page));

  serve('requestExport', async ({ staff, body: { kind, from, until }, audit }) => {
    const requested = await exports.request(staff, kind, { from, until });
    audit({ object: requested.exportId });
    return { export: requested };
  });

  serve('getExportFile', ({ params: { exportId } }) => exports.readFile(exportId));
}
