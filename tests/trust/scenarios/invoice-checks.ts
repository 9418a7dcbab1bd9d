import type { ShopDatabase } from '../harness/shop-database.ts';

/** The result of the comparison: counts, and a sentence for each disagreement. */
export interface CheckedInvoices {
  figures: string;
  broken: string[];
}

/** Compares the series, the invoices and the credit notes with the orders and the refunds. */
export async function checkInvoices(database: ShopDatabase): Promise<CheckedInvoices> {
  const count = (kind: string) =>
    database.count('select count(*) from invoices where kind = $1 and pdf is not null', [kind]);
  const [made, credited] = [await count('invoice'), await count('credit_note')];
  const checks = [
    seriesWithGaps,
    missingInvoices,
    wrongInvoices,
    wrongCredits,
    wrongGoodwill,
    unequalTaxes,
    unfinished,
  ];
  const broken: string[] = [];
  for (const check of checks) broken.push(...(await check(database)));
  if (made === 0 || credited === 0) broken.push(`${made} invoices and ${credited} credit notes were made`);
  return { figures: `${made} invoices and ${credited} credit notes`, broken };
}

/** Each series counts from 1 without a gap or a repeat, and not back in time. */
async function seriesWithGaps(database: ShopDatabase): Promise<string[]> {
  const rows = await database.rows<{ gstin: string; kind: string; numbers: number; last: number; different: number }>(
    `select s.gstin, s.kind, s.last, count(v.serial)::int as numbers, count(distinct v.number)::int as different
     from invoice_series s left join invoices v
       on v.gstin = s.gstin and v.kind = s.kind and v.financial_year = s.financial_year
     group by s.gstin, s.kind, s.financial_year, s.last
     having count(v.serial) <> s.last or count(distinct v.number) <> s.last or max(v.serial) <> s.last`,
  );
  const back = await database.count(
    `select count(*) from invoices v join invoices w on w.gstin = v.gstin and w.kind = v.kind
       and w.financial_year = v.financial_year and w.serial = v.serial + 1 where w.issued_at < v.issued_at`,
  );
  return [
    ...rows.map(
      ({ gstin, kind, numbers, last }) =>
        `the series of ${kind}s of ${gstin} has ${numbers} documents, and counted to ${last}`,
    ),
    ...(back > 0 ? [`${back} documents are older than the one before`] : []),
  ];
}

/** Each seller of an order with a dispatched item has one invoice, with all its items that are not cancelled. */
async function missingInvoices(database: ShopDatabase): Promise<string[]> {
  const rows = await database.rows<{ order_id: string; invoices: number }>(
    `select i.order_id, (select count(*)::int from invoices v
        where v.order_id = i.order_id and v.seller_id = i.seller_id and v.kind = 'invoice' and v.pdf is not null
          and v.content->'lines' @> jsonb_build_array(jsonb_build_object('orderItemId', i.id))) as invoices
     from order_items i where i.dispatched_at is not null and i.status <> 'Cancelled'`,
  );
  return rows
    .filter(({ invoices }) => invoices !== 1)
    .map(({ order_id: id, invoices }) => `an item of ${id} was dispatched and is on ${invoices} invoices`);
}

/** The total of an invoice is what was paid for its items. */
async function wrongInvoices(database: ShopDatabase): Promise<string[]> {
  const rows = await database.rows<{ number: string; total: number; paid: number }>(
    `select v.number, v.total, sum(i.unit_price * i.quantity - i.discount)::int as paid
     from invoices v join order_items i on i.order_id = v.order_id and i.seller_id = v.seller_id
       and v.content->'lines' @> jsonb_build_array(jsonb_build_object('orderItemId', i.id))
     where v.kind = 'invoice' group by v.id having v.total <> sum(i.unit_price * i.quantity - i.discount)`,
  );
  return rows.map(({ number, total, paid }) => `${number} states ${total}, and ${paid} was paid`);
}

/** Each refund of an invoiced item has one credit note of its amount, and no other refund has one. */
async function wrongCredits(database: ShopDatabase): Promise<string[]> {
  const rows = await database.rows<{
    refund: string;
    amount: number;
    on_invoice: boolean;
    credited: number | null;
    notes: number;
  }>(
    `select r.id as refund, r.amount, v.id is not null as on_invoice,
       (select sum(total)::int from invoices n where n.order_item_id = i.id and n.return_id is not distinct from r.return_id) as credited,
       (select count(*)::int from invoices n where n.order_item_id = i.id and n.return_id is not distinct from r.return_id) as notes
     from refunds r left join returns t on t.id = r.return_id
     join order_items i on i.id = coalesce(r.order_item_id, t.order_item_id)
     left join invoices v on v.order_id = i.order_id and v.seller_id = i.seller_id and v.kind = 'invoice'
       and v.content->'lines' @> jsonb_build_array(jsonb_build_object('orderItemId', i.id))
     where r.reason in ('cancelled', 'returned')`,
  );
  return rows.flatMap(({ refund, amount, on_invoice, credited, notes }) => {
    if (!on_invoice)
      return notes === 0 ? [] : [`the refund ${refund} was before the invoice, and has ${notes} credit notes`];
    return notes === 1 && credited === amount
      ? []
      : [`the refund ${refund} of ${amount} has ${notes} credit notes of ${credited ?? 0}`];
  });
}

/**
 * A refund out of goodwill, or made at the provider, has credit notes of its amount, without tax: here the invoice is
 * always older.
 */
async function wrongGoodwill(database: ShopDatabase): Promise<string[]> {
  const rows = await database.rows<{ refund: string; amount: number; credited: number; tax: number; invoices: number }>(
    `select r.id as refund, r.amount, coalesce(sum(n.total), 0)::int as credited,
       coalesce(sum(n.taxable + n.cgst + n.sgst + n.igst), 0)::int as tax,
       (select count(*)::int from invoices v where v.order_id = p.order_id and v.kind = 'invoice') as invoices
     from refunds r join payments p on p.id = r.payment_id left join invoices n on n.refund_id = r.id
     where r.reason in ('goodwill', 'outside') group by r.id, p.order_id`,
  );
  return rows
    .filter(({ amount, credited, tax, invoices }) => tax !== 0 || credited !== (invoices > 0 ? amount : 0))
    .map(
      ({ refund, amount, credited, tax }) => `the refund ${refund} of ${amount} has notes of ${credited}, tax ${tax}`,
    );
}

/** The taxes of an item whose whole price is credited add up to nothing. */
async function unequalTaxes(database: ShopDatabase): Promise<string[]> {
  const rows = await database.rows<{ item: string }>(
    `with parts as (
       select l->>'orderItemId' as item, case v.kind when 'invoice' then 1 else -1 end as sign,
         (l->>'total')::int as total, (l->>'taxable')::int as taxable, (l->>'cgst')::int as cgst, (l->>'igst')::int as igst
       from invoices v, jsonb_array_elements(v.content->'lines') l where v.number is not null and v.refund_id is null)
     select item from parts group by item
     having sum(sign * total) < 0 or (sum(sign * total) = 0
       and (sum(sign * taxable) <> 0 or sum(sign * cgst) <> 0 or sum(sign * igst) <> 0))`,
  );
  return rows.map(({ item }) => `the credit notes of ${item} do not add up to its invoice`);
}

/** No document waits. */
async function unfinished(database: ShopDatabase): Promise<string[]> {
  const waiting = await database.count('select count(*) from invoices where pdf is null');
  return waiting === 0 ? [] : [`${waiting} documents are not made`];
}
