-- What somebody may do for the shop. There is no admin until the operator's command line makes one.
alter table shoppers
  add column role text not null default 'SHOPPER' check (role in ('SHOPPER', 'SELLER', 'ADMIN')),
  add column seller_id text references sellers,
  add constraint sellers_have_a_shop check ((role = 'SELLER') = (seller_id is not null));

-- One attempt to buy what a cart held. Money is whole paise.
create table orders (
  id text primary key check (id ~ '^or-[a-z2-7]{16}$'),
  shopper_id text not null references shoppers,
  -- The attempts at one purchase: those since the shopper last paid. At most one of them is ever paid.
  chain_id text not null check (chain_id ~ '^ch-[a-z2-7]{16}$'),
  -- The client's own name for it: the same again is the same order.
  attempt_id text not null check (attempt_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  -- Of all that was asked for: the same name with another wish is refused.
  wish_hash text not null check (char_length(wish_hash) = 43),
  -- awaiting: its pieces are set aside. Only forward: awaiting to paid or closed, closed to paid or refunded.
  state text not null check (state in ('awaiting', 'paid', 'closed', 'refunded')),
  closed_because text check (closed_because in ('expired', 'cancelled', 'replaced')),
  -- The payment provider's order; absent until the provider has answered.
  provider_order_id text unique check (char_length(provider_order_id) between 1 and 64),
  subtotal integer not null check (subtotal > 0),
  promo_discount integer not null check (promo_discount >= 0),
  first_purchase_discount integer not null check (first_purchase_discount >= 0),
  total integer not null check (total >= 100 and total = subtotal - promo_discount - first_purchase_discount),
  promo_code text references promo_codes,
  shipping jsonb not null,
  billing jsonb,
  created_at timestamptz(3) not null,
  -- Until when its pieces are set aside.
  expires_at timestamptz(3) not null,
  paid_at timestamptz(3),
  closed_at timestamptz(3),
  -- When the provider is asked next of itself; absent once there is nothing left to ask.
  check_at timestamptz(3),
  unique (shopper_id, attempt_id),
  check ((state = 'paid') = (paid_at is not null)),
  check ((state = 'awaiting') = (closed_because is null and closed_at is null) or state = 'paid')
);

create unique index orders_one_open on orders (shopper_id) where state = 'awaiting';
create unique index orders_one_paid on orders (chain_id) where state = 'paid';
create index orders_by_shopper on orders (shopper_id, created_at desc);
create index orders_to_check on orders (check_at) where check_at is not null;

create table order_items (
  id text primary key check (id ~ '^oi-[a-z2-7]{16}$'),
  order_id text not null references orders,
  position smallint not null,
  -- The order's, so that each statement can name its shopper.
  shopper_id text not null references shoppers,
  sku text not null references variants,
  seller_id text not null references sellers,
  -- As it was when it was ordered.
  name text not null,
  category text not null,
  color text not null,
  list_price integer not null check (list_price >= 0),
  unit_price integer not null check (unit_price >= 0),
  quantity smallint not null check (quantity between 1 and 10),
  -- Its share of all that was taken off the order.
  discount integer not null check (discount between 0 and unit_price * quantity),
  -- Absent until the order is paid.
  status text check (status in ('Placed', 'Confirm', 'Dispatched', 'Delivered', 'Cancelled')),
  placed_at timestamptz(3),
  confirmed_at timestamptz(3),
  dispatched_at timestamptz(3),
  delivered_at timestamptz(3),
  cancelled_at timestamptz(3),
  tracking_id text,
  tracking_site text check (tracking_site like 'https://%'),
  cancelled_by text check (cancelled_by in ('shopper', 'seller')),
  cancel_reason text,
  cancel_comment text,
  review_id text collate "C" unique references reviews,
  unique (order_id, sku),
  check ((status is null) = (placed_at is null)),
  check ((status = 'Cancelled') = (cancelled_at is not null)),
  check ((cancelled_at is null) = (cancelled_by is null)),
  check (status <> 'Delivered' or delivered_at is not null),
  check (review_id is null or status = 'Delivered')
);

create index order_items_by_shopper on order_items (shopper_id, placed_at desc, id desc) where status is not null;
create index order_items_by_seller on order_items (seller_id, placed_at desc, id desc) where status is not null;
create index order_items_by_time on order_items (placed_at desc, id desc) where status is not null;
create index order_items_by_status on order_items (status, placed_at desc, id desc) where status is not null;
create index order_items_by_sku on order_items (sku);

-- Pieces that are set aside for an order that isn't paid yet: taken off variants.stock when the row comes, put back when
-- it goes unpaid.
create table stock_holds (
  order_id text not null references orders,
  sku text not null references variants,
  quantity smallint not null check (quantity between 1 and 10),
  primary key (order_id, sku)
);

create index stock_holds_by_sku on stock_holds (sku);

-- Money that the provider has taken for us.
create table payments (
  id text primary key check (char_length(id) between 1 and 64),
  order_id text not null references orders,
  amount integer not null check (amount > 0),
  -- Whether the order was placed for it; else all of it goes back.
  fulfils boolean not null,
  -- What goes back of it in all.
  refunded integer not null default 0 check (refunded between 0 and amount),
  created_at timestamptz(3) not null,
  check (fulfils or refunded = amount)
);

create unique index payments_one_fulfils on payments (order_id) where fulfils;
create index payments_by_order on payments (order_id);

-- Money that goes back: written with what it is for, then sent to the provider under its own id as the key.
create table refunds (
  id text primary key check (id ~ '^rf-[a-z2-7]{16}$'),
  payment_id text not null references payments,
  -- The cancelled item; absent when a whole payment goes back.
  order_item_id text unique references order_items,
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('cancelled', 'late', 'duplicate', 'amount')),
  state text not null check (state in ('waiting', 'sent', 'processed', 'failed')),
  provider_refund_id text unique,
  created_at timestamptz(3) not null,
  -- When it is looked after next; absent once it is processed or given up.
  check_at timestamptz(3),
  check ((reason = 'cancelled') = (order_item_id is not null))
);

create unique index refunds_one_whole on refunds (payment_id) where order_item_id is null;
create index refunds_to_check on refunds (check_at) where check_at is not null;

-- What happened to orders, to be read by people. A key that is there already ends the transaction: nothing happens twice.
create table order_events (
  position bigint generated by default as identity primary key,
  order_id text not null references orders,
  order_item_id text references order_items,
  key text not null unique,
  kind text not null,
  by text,
  details jsonb,
  created_at timestamptz(3) not null
);

create index order_events_by_order on order_events (order_id, position);

-- The provider's events that have been taken.
create table provider_events (
  id text primary key check (char_length(id) between 1 and 100),
  created_at timestamptz(3) not null
);

create index provider_events_by_time on provider_events (created_at);
