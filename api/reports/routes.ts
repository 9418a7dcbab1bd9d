import type { Serve } from '../platform/contract.ts';
import type { ReadDashboard } from './dashboard.ts';
import type { Exports } from './exports/exports.ts';

/** The dependencies of the reports' routes. */
export interface ReportRouteDependencies {
  readDashboard: ReadDashboard;
  exports: Exports;
}

/** What staff read about the whole shop. */
export function reportRoutes(serve: Serve, { readDashboard, exports }: ReportRouteDependencies): void {
  serve('getDashboard', ({ staff }) => readDashboard(staff));

  serve('getExports', ({ query: { page = 1 } }) => exports.listPage(page));

  serve('requestExport', async ({ staff, body: { kind, from, until } }) => ({
    export: await exports.request(staff, kind, { from, until }),
  }));

  serve('getExportFile', ({ params: { exportId } }) => exports.readFile(exportId));
}
