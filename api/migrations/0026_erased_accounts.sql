-- An account that its shopper has erased: the row stays for the orders, with nothing of the person in it.
alter table shoppers
  add column erased_at timestamptz(3);

-- Name and address on the invoices of erased accounts, apart from all that the shop works with, for as long as tax law asks.
create table invoice_records (
  order_id text primary key references orders,
  -- Without phone and email, which no invoice needs.
  shipping jsonb not null,
  billing jsonb,
  keep_until date not null
);

create index invoice_records_by_time on invoice_records (keep_until);
