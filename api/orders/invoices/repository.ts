import { sql } from 'kysely';
import { ORDER_PAGE_SIZE } from '../../../schema/vocabulary.ts';
import type { Db } from '../../platform/database.ts';
import type { Address, ItemOwner } from '../tables.ts';
import type { InvoiceKind } from './rules.ts';
import { BUYER, matchesFilter } from './filter-repository.ts';
import type { InvoiceFilter } from './filter-repository.ts';
import { INVOICE_JSON } from './rows-repository.ts';
import type { InvoiceContent, ListedInvoice, NumberedInvoice, UntaxedReason } from './tables.ts';
import type { TaxedAmount, TaxedItem } from './tax-rules.ts';

/** A document before it has a number; locked until the transaction ends. */
export interface PendingInvoice {
  id: string;
  kind: InvoiceKind;
  order_id: string;
  seller_id: string;
  order_item_id: string | null;
  return_id: string | null;
  /** The refund out of goodwill, or made at the provider; null for any other document. */
  refund_id: string | null;
  amount: number | null;
  number: string | null;
}

/** The order of an invoice, with its seller's shop. */
export interface InvoicedOrder {
  shipping: Address;
  billing: Address | null;
  created_at: Date;
  shop_name: string;
}

/** The data that a document has from its numbering on. */
export interface Numbering {
  gstin: string;
  financialYear: string;
  serial: number;
  number: string;
  issuedAt: Date;
  content: InvoiceContent;
  totals: TaxedAmount;
}

/** A document with its content and its PDF; the PDF is null before it is made. */
export type FoundInvoice = ListedInvoice & { content: InvoiceContent; pdf: Uint8Array | null };

/** A new credit note: the item, its return if there is one, and the refund in paise. */
export interface NewCreditNote {
  orderItemId: string;
  returnId?: string | undefined;
  amount: number;
}

const NUMBERED = sql`v.id, v.kind, v.order_id, v.number, v.issued_at, v.total, v.content`;

const LISTED = sql`${INVOICE_JSON} as found, v.order_id, coalesce(${BUYER}, '') as buyer_name, v.gstin, v.seller_id,
  s.shop_name, v.taxable, v.cgst, v.sgst, v.igst`;

/** The condition that documents `v` belong to this owner. Every statement for people includes it. */
const ownedBy = (owner: ItemOwner) => {
  if ('shopperId' in owner) return sql`v.shopper_id = ${owner.shopperId}`;
  return owner.sellerId === undefined ? sql`true` : sql`v.seller_id = ${owner.sellerId}`;
};

/** The statements on invoices and credit notes; `db` is a transaction for changes. */
export function createInvoiceRepository(db: Db) {
  return {
    /**
     * Inserts the invoice of an item's order and seller, unless it exists, and returns its id. An item that replaces
     * returned pieces has no invoice of its own: undefined if the order has none.
     */
    async requestInvoice(orderItemId: string, id: string, now: Date): Promise<string | undefined> {
      await sql`
        insert into invoices (id, kind, order_id, shopper_id, seller_id, requested_at)
        select ${id}, 'invoice', i.order_id, i.shopper_id, i.seller_id, ${now} from order_items i
        where i.id = ${orderItemId} and i.replaces is null
        on conflict (order_id, seller_id) where kind = 'invoice' do nothing`.execute(db);
      const { rows } = await sql<{ id: string }>`
        select v.id from invoices v join order_items i on i.order_id = v.order_id and i.seller_id = v.seller_id
        where i.id = ${orderItemId} and v.kind = 'invoice'`.execute(db);
      return rows[0]?.id;
    },

    /** Inserts a credit note if the order has an invoice of the item's seller; returns whether it has. */
    async requestCreditNote(id: string, { orderItemId, returnId, amount }: NewCreditNote, now: Date): Promise<boolean> {
      const { rows } = await sql<{ id: string }>`
        insert into invoices (id, kind, order_id, shopper_id, seller_id, order_item_id, return_id, amount, requested_at)
        select ${id}, 'credit_note', v.order_id, v.shopper_id, v.seller_id, i.id, ${returnId ?? null}, ${amount}::int, ${now}
        from order_items i join invoices v on v.order_id = i.order_id and v.seller_id = i.seller_id and v.kind = 'invoice'
        where i.id = ${orderItemId} returning id`.execute(db);
      return rows.length > 0;
    },

    /**
     * The sellers who have an invoice of an order, and the paise that are left of their items: the paid ones, less
     * returned pieces and earlier goodwill. Locks the invoices, so that two refunds do not share the same rest.
     */
    async listInvoicedSellers(orderId: string): Promise<{ seller_id: string; left: number }[]> {
      const { rows } = await sql<{ seller_id: string; left: number }>`
        select v.seller_id, greatest(0,
          coalesce((select sum(i.unit_price * i.quantity - i.discount) from order_items i
            where i.order_id = v.order_id and i.seller_id = v.seller_id and i.status <> 'Cancelled' and i.replaces is null), 0)
          - coalesce((select sum(n.amount) from invoices n
            where n.order_id = v.order_id and n.seller_id = v.seller_id and n.kind = 'credit_note'
              and (n.return_id is not null or n.refund_id is not null)), 0))::int as "left"
        from invoices v where v.order_id = ${orderId} and v.kind = 'invoice'
        order by v.seller_id for update of v`.execute(db);
      return rows;
    },

    /** Inserts the credit note of a seller for a refund out of goodwill. Throws if the seller has one already. */
    async insertGoodwillNote(
      id: string,
      { refundId, orderId, sellerId, amount }: { refundId: string; orderId: string; sellerId: string; amount: number },
      now: Date,
    ): Promise<void> {
      await sql`
        insert into invoices (id, kind, order_id, shopper_id, seller_id, refund_id, amount, requested_at)
        select ${id}, 'credit_note', v.order_id, v.shopper_id, v.seller_id, ${refundId}, ${amount}::int, ${now}
        from invoices v where v.order_id = ${orderId} and v.seller_id = ${sellerId} and v.kind = 'invoice'`.execute(db);
    },

    /** A document, locked until the transaction ends; undefined if it was deleted. */
    async lock(id: string): Promise<PendingInvoice | undefined> {
      const { rows } = await sql<PendingInvoice>`
        select id, kind, order_id, seller_id, order_item_id, return_id, refund_id, amount, number from invoices
        where id = ${id} for update`.execute(db);
      return rows[0];
    },

    /** The invoice of an order and a seller, locked until the transaction ends. */
    async lockInvoiceOf({ order_id, seller_id }: PendingInvoice): Promise<PendingInvoice | undefined> {
      const { rows } = await sql<PendingInvoice>`
        select id, kind, order_id, seller_id, order_item_id, return_id, refund_id, amount, number from invoices
        where order_id = ${order_id} and seller_id = ${seller_id} and kind = 'invoice' for update`.execute(db);
      return rows[0];
    },

    /** Why a refund without a change of the tax was made. */
    async findUntaxedReason(refundId: string): Promise<UntaxedReason> {
      const { rows } = await sql<{ reason: string }>`select reason from refunds where id = ${refundId}`.execute(db);
      return rows[0]?.reason === 'outside' ? 'outside' : 'goodwill';
    },

    /** The order of a document. */
    async findOrder({ order_id, seller_id }: PendingInvoice): Promise<InvoicedOrder | undefined> {
      const { rows } = await sql<InvoicedOrder>`
        select o.shipping, o.billing, o.created_at, s.shop_name from orders o, sellers s
        where o.id = ${order_id} and s.id = ${seller_id}`.execute(db);
      return rows[0];
    },

    /** The items of an invoice: those of the seller that are not cancelled, in their order. */
    async listItems({ order_id, seller_id }: PendingInvoice): Promise<TaxedItem[]> {
      const { rows } = await sql<TaxedItem>`
        select i.id, i.name, i.category, i.color, i.size, p.hsn_code, i.quantity, i.unit_price, i.discount, i.services
        from order_items i left join variants v on v.sku = i.sku
        left join products p on p.id = coalesce(v.product_id, i.product_id)
        where i.order_id = ${order_id} and i.seller_id = ${seller_id} and i.status <> 'Cancelled' and i.replaces is null
        order by i.position`.execute(db);
      return rows;
    },

    /** The item on the invoice whose pieces an item has: itself, or that for which it came by exchanges. */
    async findInvoicedItem(orderItemId: string): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        with recursive origin as (
          select id, replaces from order_items where id = ${orderItemId}
          union all
          select i.id, i.replaces from origin join returns t on t.id = origin.replaces
          join order_items i on i.id = t.order_item_id
        )
        select id from origin where replaces is null`.execute(db);
      return rows[0]?.id;
    },

    /** The numbered credit notes for the invoice of an order and a seller. Needs the invoice locked. */
    async listCredits({ order_id, seller_id }: PendingInvoice): Promise<InvoiceContent[]> {
      const { rows } = await sql<{ content: InvoiceContent }>`
        select content from invoices
        where order_id = ${order_id} and seller_id = ${seller_id} and kind = 'credit_note' and number is not null
        order by issued_at, id`.execute(db);
      return rows.map(({ content }) => content);
    },

    /**
     * The next number of a series. The series is locked until the transaction ends, so that no number is left out or
     * used twice. Its moments never go back.
     */
    async nextSerial(
      { gstin, kind, financialYear }: { gstin: string; kind: InvoiceKind; financialYear: string },
      now: Date,
    ): Promise<{ serial: number; issuedAt: Date }> {
      const { rows } = await sql<{ serial: number; issuedAt: Date }>`
        insert into invoice_series as s (gstin, kind, financial_year, last, last_at)
        values (${gstin}, ${kind}, ${financialYear}, 1, ${now})
        on conflict (gstin, kind, financial_year)
        do update set last = s.last + 1, last_at = greatest(s.last_at, excluded.last_at)
        returning last as serial, last_at as "issuedAt"`.execute(db);
      if (!rows[0]) throw new Error('A series has no next number.');
      return rows[0];
    },

    /** Gives a document its number and its content, once. */
    async updateNumbered(id: string, { content, totals, ...one }: Numbering): Promise<void> {
      const { total, taxable, cgst, sgst, igst } = totals;
      await sql`
        update invoices set gstin = ${one.gstin}, financial_year = ${one.financialYear}, serial = ${one.serial}::int,
          number = ${one.number}, issued_at = ${one.issuedAt}, content = ${JSON.stringify(content)}::jsonb,
          total = ${total}::int, taxable = ${taxable}::int, cgst = ${cgst}::int, sgst = ${sgst}::int, igst = ${igst}::int
        where id = ${id} and number is null`.execute(db);
    },

    /** Deletes a document without a number, because it has no lines. */
    async deletePending(id: string): Promise<void> {
      await sql`delete from invoices where id = ${id} and number is null`.execute(db);
    },

    /** A document with its number; undefined if there is none. */
    async findNumbered(id: string): Promise<NumberedInvoice | undefined> {
      const { rows } = await sql<NumberedInvoice>`
        select ${NUMBERED} from invoices v where v.id = ${id} and v.number is not null`.execute(db);
      return rows[0];
    },

    /** Stores the PDF of a document, once. */
    async updatePdf(id: string, pdf: Buffer): Promise<void> {
      await sql`update invoices set pdf = ${pdf} where id = ${id} and pdf is null`.execute(db);
    },

    /** The PDF and the number of a document; undefined before it is made. For mails to its shopper. */
    async findPdf(id: string): Promise<{ number: string; pdf: Uint8Array } | undefined> {
      const { rows } = await sql<{ number: string; pdf: Uint8Array }>`
        select number, pdf from invoices where id = ${id} and pdf is not null`.execute(db);
      return rows[0];
    },

    /** A document with its PDF; undefined if this owner has no such document, or before it has a number. */
    async find(owner: ItemOwner, id: string): Promise<FoundInvoice | undefined> {
      const { rows } = await sql<FoundInvoice>`
        select ${LISTED}, v.content, v.pdf from invoices v join sellers s on s.id = v.seller_id
        where v.id = ${id} and ${ownedBy(owner)} and v.number is not null`.execute(db);
      return rows[0];
    },

    /** One page, the newest first, and the number of documents on all pages. */
    async listPage(
      owner: ItemOwner,
      filter: InvoiceFilter,
      page: number,
    ): Promise<{ rows: ListedInvoice[]; total: number }> {
      const wanted = sql`v.number is not null and ${ownedBy(owner)} and ${matchesFilter(owner, filter)}`;
      const { rows } = await sql<{ all: number } & (ListedInvoice | { found: null })>`
        with counted as (select count(*)::int as "all" from invoices v where ${wanted})
        select counted."all", listed.* from counted left join (
          select ${LISTED}, v.issued_at, v.id
          from invoices v join sellers s on s.id = v.seller_id where ${wanted}
          order by v.issued_at desc, v.id desc limit ${ORDER_PAGE_SIZE} offset ${(page - 1) * ORDER_PAGE_SIZE}
        ) listed on true
        order by listed.issued_at desc, listed.id desc`.execute(db);
      return { rows: rows.filter((row) => row.found !== null), total: rows[0]?.all ?? 0 };
    },
  };
}
