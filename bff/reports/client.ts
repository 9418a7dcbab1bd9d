import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { createExports } from './exports.ts';
import { createSellers } from './sellers.ts';
import type { HostResponse } from '../host/contract.ts';
import { Money } from '../host/money.ts';

type RestDashboard = HostResponse<'getDashboard'>;
type RestSales = NonNullable<RestDashboard['today']>['current'];

/** The reports of staff, for one request. Each call throws FORBIDDEN for a shopper. */
export type ReportsClient = ReturnType<typeof createReports>;

/** Creates the reports of one request. */
export function createReports(adminRest: AuthenticatedRest) {
  return {
    ...createExports(adminRest),
    ...createSellers(adminRest),
    /** The figures of the first screen; null for those that the role may not read. */
    readDashboard: async () => dashboardOf(await adminRest.rest()('getDashboard', {})),
  };
}

/** The figures of the first screen; null for those that the role may not read. */
export type DashboardNode = ReturnType<typeof dashboardOf>;

function dashboardOf(figures: RestDashboard) {
  return {
    today: comparisonOf(figures.today),
    lastDays: comparisonOf(figures.lastDays),
    toConfirm: figures.toConfirm ?? null,
    toDispatch: figures.toDispatch ?? null,
    lowStock: figures.lowStock ?? null,
    returnsToDecide: figures.returnsToDecide ?? null,
    returnsOnTheWay: figures.returnsOnTheWay ?? null,
    payoutsToPay: figures.payoutsToPay ?? null,
    refundsGivenUp: figures.refundsGivenUp ?? null,
    moneyCheck: figures.moneyCheck ?? null,
    reviewsReported: figures.reviewsReported ?? null,
  };
}

const comparisonOf = (sales: RestDashboard['today']) =>
  sales ? { current: figuresOf(sales.current), before: figuresOf(sales.before) } : null;

const figuresOf = ({ amount, orders }: RestSales) => ({ amount: new Money(amount), orders });
