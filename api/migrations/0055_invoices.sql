-- Compatible from 0032.
-- The last number of each series: one per registration of a seller (GSTIN), kind and financial year.
create table invoice_series (
  gstin text not null,
  kind text not null,
  financial_year text not null,
  last integer not null check (last > 0),
  last_at timestamptz(3) not null,
  primary key (gstin, kind, financial_year)
);

-- Invoices of sellers, and credit notes for their refunds. Money is whole paise. A row is requested with the dispatch or
-- the refund; a job gives it a number and a content, and then the PDF. Tax law requires them for years, so an erased
-- account retains them.
create table invoices (
  id text primary key check (id ~ '^iv-[a-z2-7]{16}$'),
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id text not null references orders,
  shopper_id text not null references shoppers,
  seller_id text not null references sellers,
  -- The credited item of a credit note, its return (null for a cancellation), and the refund.
  order_item_id text references order_items,
  return_id text unique references returns,
  amount integer check (amount > 0),
  requested_at timestamptz(3) not null,
  gstin text,
  financial_year text,
  serial integer,
  number text,
  issued_at timestamptz(3),
  -- Seller, buyer and lines, as they were then.
  content jsonb,
  total integer,
  taxable integer,
  cgst integer,
  sgst integer,
  igst integer,
  pdf bytea,
  unique (gstin, kind, financial_year, serial),
  check ((kind = 'credit_note') = (order_item_id is not null)),
  check ((kind = 'credit_note') = (amount is not null)),
  check (return_id is null or kind = 'credit_note'),
  check (num_nulls(gstin, financial_year, serial, number, issued_at, content, total, taxable, cgst, sgst, igst) in (0, 11)),
  check (taxable + cgst + sgst + igst = total),
  check (cgst = sgst),
  check (pdf is null or number is not null)
);

create unique index invoices_one on invoices (order_id, seller_id) where kind = 'invoice';
create unique index invoices_one_cancellation on invoices (order_item_id) where return_id is null;
create index invoices_by_order on invoices (order_id);
create index invoices_by_shopper on invoices (shopper_id);
create index invoices_by_time on invoices (issued_at desc, id desc) where number is not null;

create function notify_of_invoice() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changes', new.shopper_id || ' ' || new.order_id);
  return null;
end
$$;
create trigger invoice_made after update of pdf on invoices
  for each row execute function notify_of_invoice();
