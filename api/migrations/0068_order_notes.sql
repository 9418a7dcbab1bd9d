-- Compatible from 0032.
-- The carrier of a dispatched item, by its code in schema/carriers.ts; null for another carrier and for older items.
alter table order_items add column carrier text;

-- Internal notes of staff on an order, which its shopper never sees. They may name the shopper: an erasure deletes them.
create table order_notes (
  id text primary key,
  order_id text not null references orders,
  shopper_id text not null references shoppers,
  -- The account that wrote it, or `operator`.
  by text not null,
  body text not null check (length(body) between 1 and 1000),
  created_at timestamptz(3) not null
);
create index order_notes_by_order on order_notes (order_id, created_at);
create index order_notes_by_shopper on order_notes (shopper_id);
