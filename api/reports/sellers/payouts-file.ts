import type { CsvCell } from '../../platform/csv.ts';
import type { Db } from '../../platform/database.ts';
import type { ExportPeriod } from '../exports/kinds.ts';
import { indianTimeOf, momentsOf } from '../exports/times.ts';
import { createSellerRepository, type StatementRow } from './repository.ts';
import { amountsOf, lastDayOf, monthAfter } from './rules.ts';

const HEAD = [
  'Month',
  'Seller id',
  'Seller',
  'Sales',
  'Returns',
  'Commission in percent',
  'Commission',
  'GST on commission',
  'Payout',
  'Reference',
  'Paid at',
];

/** The rows of the file of payouts: the statements of each month that the period touches. */
export async function readPayouts(db: Db, { from, until }: ExportPeriod): Promise<CsvCell[][]> {
  const rows: CsvCell[][] = [HEAD];
  for (let month = from.slice(0, 7); month <= until.slice(0, 7); month = monthAfter(month)) {
    const moments = momentsOf({ from: `${month}-01`, until: lastDayOf(month) });
    const statements = await createSellerRepository(db).listStatements(month, moments);
    rows.push(...statements.map((statement) => cellsOf(month, statement)));
  }
  return rows;
}

function cellsOf(month: string, { id, shop_name, paid, ...sums }: StatementRow): CsvCell[] {
  const { sales, returns, rate, commission, tax, payout } = paid ?? amountsOf(sums);
  const amounts = [{ paise: sales }, { paise: returns }, rate / 100, { paise: commission }, { paise: tax }];
  const paidAt = paid ? indianTimeOf(new Date(paid.paid_at)) : '';
  return [month, id, shop_name, ...amounts, { paise: payout }, paid?.reference, paidAt];
}
