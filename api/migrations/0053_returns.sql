-- Compatible from 0032.
-- Pieces of delivered items that shoppers return, for a refund or for another variant. Money is whole paise.
create table returns (
  id text primary key check (id ~ '^rt-[a-z2-7]{16}$'),
  order_item_id text not null references order_items,
  -- Those of the item, so that each statement can name its shopper.
  order_id text not null references orders,
  shopper_id text not null references shoppers,
  quantity smallint not null check (quantity between 1 and 10),
  kind text not null check (kind in ('refund', 'exchange')),
  reason text not null,
  comment text,
  pickup jsonb not null,
  -- A day of India's calendar.
  pickup_day text not null check (pickup_day ~ '^\d{4}-\d{2}-\d{2}$'),
  -- The variant of an exchange. Its pieces leave variants.stock when the row is inserted, and return when it is declined or withdrawn.
  exchange_sku text,
  -- Its colour, size and look, in case it is deleted meanwhile.
  exchange_piece jsonb,
  state text not null check (state in ('requested', 'approved', 'declined', 'picked_up', 'received', 'withdrawn')),
  decline_reason text,
  condition text check (condition in ('good', 'damaged')),
  -- The item that replaces exchanged pieces.
  replacement_item_id text unique references order_items,
  -- The refund; absent before the pieces are received, and for an exchange.
  amount integer check (amount >= 0),
  -- The encrypted account for the refund of a cash order, until it is paid; and its masked text.
  payout text,
  payout_hint text,
  payout_reference text,
  requested_at timestamptz(3) not null,
  approved_at timestamptz(3),
  declined_at timestamptz(3),
  withdrawn_at timestamptz(3),
  picked_up_at timestamptz(3),
  received_at timestamptz(3),
  paid_at timestamptz(3),
  check ((kind = 'exchange') = (exchange_sku is not null)),
  check ((exchange_sku is null) = (exchange_piece is null)),
  check (replacement_item_id is null or (state = 'received' and kind = 'exchange')),
  check ((state = 'declined') = (declined_at is not null)),
  check ((state = 'declined') = (decline_reason is not null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  check ((state = 'received') = (received_at is not null)),
  check ((state = 'received') = (condition is not null)),
  check ((state = 'received' and kind = 'refund') = (amount is not null)),
  check (paid_at is null or (state = 'received' and payout is null)),
  check ((paid_at is null) = (payout_reference is null))
);

create index returns_by_item on returns (order_item_id);
create index returns_by_time on returns (requested_at desc, id desc);
create index returns_by_shopper on returns (shopper_id);

-- The return whose pieces an item replaces. An order may then have a variant twice.
alter table order_items
  add column replaces text unique references returns,
  drop constraint order_items_order_id_sku_key;
create unique index order_items_one_line on order_items (order_id, sku, coalesce(replaces, ''));

-- The return that a refund is for, and the time at which the provider had made a refund.
alter table refunds
  add column return_id text unique references returns,
  add column processed_at timestamptz(3),
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check
    check (reason in ('cancelled', 'late', 'duplicate', 'amount', 'unknown', 'outside', 'goodwill', 'returned')),
  add constraint refunds_of_returns check ((reason = 'returned') = (return_id is not null));
drop index refunds_one_whole;
create unique index refunds_one_whole on refunds (payment_id)
  where order_item_id is null and reason not in ('outside', 'goodwill', 'returned');
update refunds r set processed_at = e.created_at
from order_events e where e.key = r.id || ' refunded' and r.state = 'processed';

create function notify_of_return() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changes', new.shopper_id || ' ' || new.order_id);
  return null;
end
$$;
create trigger return_changed after insert or update on returns
  for each row execute function notify_of_return();
