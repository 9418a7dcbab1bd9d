import type { Serve } from '../platform/contract.ts';
import type { ReadDashboard } from './dashboard.ts';

/** The dependencies of the reports' routes. */
export interface ReportRouteDependencies {
  readDashboard: ReadDashboard;
}

/** What staff read about the whole shop. */
export function reportRoutes(serve: Serve, { readDashboard }: ReportRouteDependencies): void {
  serve('getDashboard', ({ staff }) => readDashboard(staff));
}
