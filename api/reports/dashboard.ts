import type { components } from '../../schema/generated/rest.ts';
import { addDays, indianDayOf, startOfIndianDay } from '../../schema/days.ts';
import type { Role, Staff } from '../platform/authentication.ts';
import type { Db } from '../platform/database.ts';
import {
  createDashboardRepository,
  type MoneyCheckRow,
  type SalesPeriods,
  type SalesRow,
} from './dashboard-repository.ts';

type Dashboard = components['schemas']['DashboardAnswer'];

/** The roles that may read each figure: those that may also read the list behind it. */
const READERS = {
  sales: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'SELLER'],
  orders: ['ADMIN', 'MANAGER', 'PACKER', 'ACCOUNTANT', 'SELLER'],
  stock: ['ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'SELLER'],
  returns: ['ADMIN', 'MANAGER', 'PACKER', 'ACCOUNTANT', 'SELLER'],
  money: ['ADMIN', 'ACCOUNTANT'],
  reviews: ['ADMIN', 'MANAGER', 'EDITOR'],
} as const satisfies Record<string, readonly Role[]>;

/** Reads the figures of the first screen that a member of staff may see. */
export type ReadDashboard = (staff: Pick<Staff, 'role' | 'sellerId'>) => Promise<Dashboard>;

/** Creates the function that reads the figures. */
export function createDashboard({ db, now }: { db: Db; now: () => Date }): ReadDashboard {
  return async ({ role, sellerId }) => {
    const readIf = async <Figures extends object>(figure: keyof typeof READERS, read: () => Promise<Figures>) =>
      READERS[figure].some((reader) => reader === role) ? read() : undefined;
    const repository = createDashboardRepository(db);
    const [sales, orders, stock, returns, money, reviews] = await Promise.all([
      readIf('sales', () => readSales(db, sellerId, now())),
      readIf('orders', () => readOrders(db, sellerId)),
      readIf('stock', async () => ({ lowStock: await repository.countLowStock(sellerId) })),
      readIf('returns', () => readReturns(db, sellerId)),
      readIf('money', () => readMoney(db)),
      readIf('reviews', async () => ({ reviewsReported: await repository.countReportedReviews() })),
    ]);
    return { ...sales, ...orders, ...stock, ...returns, ...money, ...reviews };
  };
}

/** The periods that are compared at a moment. Days are those of India's calendar. */
export function salesPeriodsOf(now: Date): SalesPeriods {
  const today = indianDayOf(now);
  const startOf = (daysAgo: number) => startOfIndianDay(addDays(today, -daysAgo));
  return {
    now,
    weekAgo: new Date(now.getTime() - WEEK_MS),
    today: startOf(0),
    todayBefore: startOf(7),
    lastDays: startOf(6),
    lastDaysBefore: startOf(13),
  };
}

const WEEK_MS = 7 * 86_400_000;
const NO_SALES: SalesRow = { amount: 0, orders: 0 };

async function readSales(db: Db, sellerId: string | undefined, now: Date) {
  const sums = await createDashboardRepository(db).sumSales(sellerId, salesPeriodsOf(now));
  return {
    today: { current: sums?.today ?? NO_SALES, before: sums?.todayBefore ?? NO_SALES },
    lastDays: { current: sums?.lastDays ?? NO_SALES, before: sums?.lastDaysBefore ?? NO_SALES },
  };
}

async function readOrders(db: Db, sellerId: string | undefined) {
  const repository = createDashboardRepository(db);
  const [toConfirm, toDispatch] = await Promise.all([
    repository.countItems(sellerId, 'Placed'),
    repository.countItems(sellerId, 'Confirm'),
  ]);
  return { toConfirm, toDispatch };
}

async function readReturns(db: Db, sellerId: string | undefined) {
  const repository = createDashboardRepository(db);
  const [returnsToDecide, returnsOnTheWay] = await Promise.all([
    repository.countRequestedReturns(sellerId),
    repository.countReturnsOnTheWay(sellerId),
  ]);
  return { returnsToDecide, returnsOnTheWay };
}

async function readMoney(db: Db) {
  const repository = createDashboardRepository(db);
  const [payoutsToPay, refundsGivenUp, check] = await Promise.all([
    repository.countPayouts(),
    repository.countGivenUpRefunds(),
    repository.findMoneyCheck(),
  ]);
  return { payoutsToPay, refundsGivenUp, ...(check ? { moneyCheck: toMoneyCheck(check) } : {}) };
}

const toMoneyCheck = ({ checked_at, findings, lines }: MoneyCheckRow) => ({
  checkedAt: checked_at.toISOString(),
  findings,
  lines,
});
