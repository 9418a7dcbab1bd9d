import type { components } from '../../../schema/generated/rest.ts';
import { indianDayOf } from '../../../schema/days.ts';
import { sellerFactsOf, type LegalSettings } from '../../../schema/sellers.ts';
import type { KnownSettings } from '../../../schema/settings.ts';
import type { Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { parseText } from '../../platform/text-input.ts';
import { momentsOf } from '../exports/times.ts';
import { createSellerRepository, type SellerRow, type StatementRow } from './repository.ts';
import { amountsOf, isMonth, lastDayOf } from './rules.ts';

type Schemas = components['schemas'];
type ListedSeller = Schemas['ListedSeller'];
type Statement = Schemas['SellerStatement'];

/** The sellers and the accounts with them. */
export interface Sellers {
  /** All sellers, by name. */
  list(): Promise<ListedSeller[]>;
  /** Adds a seller; refuses with INVALID_INPUT. Returns the id. */
  add(body: Schemas['SellerBody']): Promise<string>;
  /** Edits a seller; refuses with NOT_FOUND, CHANGED_MEANWHILE and INVALID_INPUT. A new rate counts from this month on. */
  update(id: string, body: Schemas['SellerEditBody']): Promise<ListedSeller>;
  /** Ends a seller and archives the products, or takes the seller back with them; refuses with NOT_FOUND and CHANGED_MEANWHILE. */
  setEnded(id: string, isEnded: boolean, version: number): Promise<ListedSeller>;
  /** The statements of a month: the own one for a seller. Refuses with INVALID_INPUT. */
  listStatements(staff: Pick<Staff, 'sellerId'>, month: string): Promise<Statement[]>;
  /** Marks a statement of a past month as paid, once. Refuses with NOT_FOUND, NOT_ALLOWED_IN_STATUS and CHANGED_MEANWHILE. */
  pay(staff: Staff, id: string, month: string, body: Schemas['PayStatementBody']): Promise<Statement>;
}

/** The dependencies of the sellers. */
export interface SellersDependencies {
  db: Db;
  now: () => Date;
  securityLog: SecurityLog;
  settings: Pick<KnownSettings, 'current'>;
}

/** Creates the sellers. */
export function createSellers(dependencies: SellersDependencies): Sellers {
  const { db, now, securityLog, settings } = dependencies;
  const repository = createSellerRepository(db);
  const thisMonth = () => indianDayOf(now()).slice(0, 7);
  const find = async (id: string) => (await repository.list(thisMonth(), id))[0] ?? refuse('NOT_FOUND', NO_SELLER);
  const read = async (id: string) => toSeller(await find(id), settings.current().legal);
  const listStatements = async (sellerId: string | undefined, month: string) => {
    if (!isMonth(month)) refuse('INVALID_INPUT', { field: 'month', message: 'Enter a month such as 2026-11.' });
    const moments = momentsOf({ from: `${month}-01`, until: lastDayOf(month) });
    return (await repository.listStatements(month, moments, sellerId)).map((row) => toStatement(row, month));
  };
  return {
    list: async () => {
      const { legal } = settings.current();
      return (await repository.list(thisMonth())).map((row) => toSeller(row, legal));
    },
    add: async ({ shopName, commissionRate }) => {
      const [id, name] = [randomId('se'), parseText(shopName, SHOP_NAME)];
      await db.transaction().execute(async (trx) => {
        const inside = createSellerRepository(trx);
        await inside.insert(id, name);
        if (commissionRate !== undefined) await inside.saveCommission(id, thisMonth(), commissionRate);
      });
      return id;
    },
    update: async (id, { shopName, commissionRate, version }) => {
      const name = parseText(shopName, SHOP_NAME);
      const before = await find(id);
      await db.transaction().execute(async (trx) => {
        const inside = createSellerRepository(trx);
        if (!(await inside.updateName(id, { shopName: name, version }))) refuse('CHANGED_MEANWHILE');
        if (commissionRate !== undefined && commissionRate !== before.rate)
          await inside.saveCommission(id, thisMonth(), commissionRate);
      });
      return read(id);
    },
    setEnded: async (id, isEnded, version) => {
      await find(id);
      await db.transaction().execute(async (trx) => {
        const inside = createSellerRepository(trx);
        if (!(await inside.updateEnded(id, version, isEnded ? now() : null))) refuse('CHANGED_MEANWHILE');
        await (isEnded ? inside.archiveProducts(id) : inside.restoreProducts(id));
      });
      return read(id);
    },
    listStatements: ({ sellerId }, month) => listStatements(sellerId, month),
    pay: async ({ by }, sellerId, month, { payout, reference }) => {
      const [statement] = await listStatements(sellerId, month);
      if (!statement) return refuse('NOT_FOUND', { message: 'This seller has no statement of this month.' });
      if (month >= thisMonth()) refuse('NOT_ALLOWED_IN_STATUS', { message: 'This month is not over.' });
      if (statement.paidAt !== undefined) refuse('NOT_ALLOWED_IN_STATUS', { message: ALREADY_PAID });
      if (statement.payout !== payout) refuse('CHANGED_MEANWHILE');
      const text = parseText(reference, { field: 'reference', what: 'The reference' });
      const { sales, returns, commissionRate: rate, commission, tax } = statement;
      const amounts = { sales, returns, rate, commission, tax, payout };
      const isPaid = await repository.insertPayout({ sellerId, month, reference: text, by }, amounts, now());
      if (!isPaid) refuse('NOT_ALLOWED_IN_STATUS', { message: ALREADY_PAID });
      securityLog.write('payout-by-staff', { what: sellerId, how: 'paid' });
      return (await listStatements(sellerId, month))[0] ?? refuse('NOT_FOUND');
    },
  };
}

const NO_SELLER = { message: 'We couldn’t find this seller.' };
const ALREADY_PAID = 'This statement is paid already.';
const SHOP_NAME = { field: 'shopName', what: 'The name' };

const toSeller = (
  { id, shop_name, products, is_sample, version, ended_at, rate }: SellerRow,
  legal: LegalSettings,
): ListedSeller => ({
  sellerId: id,
  shopName: shop_name,
  products,
  isSample: is_sample,
  version,
  commissionRate: rate,
  legalName: sellerFactsOf(legal, id).legalName,
  gstin: sellerFactsOf(legal, id).gstin,
  ...(ended_at ? { endedAt: ended_at.toISOString() } : {}),
});

function toStatement({ id, shop_name, paid, ...sums }: StatementRow, month: string): Statement {
  const { sales, returns, rate, commission, tax, payout } = paid ?? amountsOf(sums);
  const amounts = { sales, returns, commissionRate: rate, commission, tax, payout };
  const payment = paid ? { reference: paid.reference, paidAt: new Date(paid.paid_at).toISOString() } : {};
  return { sellerId: id, shopName: shop_name, month, ...amounts, ...payment };
}
