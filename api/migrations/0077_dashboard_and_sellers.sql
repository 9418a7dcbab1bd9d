-- Compatible from 0032.
-- The result of the last comparison with the payment provider, as the first screen of the back office shows it.
create table money_checks (
  only_one boolean primary key default true check (only_one),
  checked_at timestamptz(3) not null,
  findings integer not null check (findings >= 0),
  lines text[] not null check (cardinality(lines) <= 100)
);

-- What waits for staff: few rows among many.
create index variants_with_low_stock on variants (product_id) where stock <= 5;
create index returns_in_progress on returns (state) where state in ('requested', 'approved', 'picked_up');
create index returns_to_pay on returns (received_at) where payout is not null and state = 'received';

-- The products of a seller.
create index products_of_seller on products (seller_id);

-- A seller is edited by one person at a time. An ended one sells nothing more.
alter table sellers
  add column version integer not null default 1,
  add column ended_at timestamptz(3);

-- The commission on a seller's sales, in hundredths of a percent, from a month of India's calendar on.
create table seller_commissions (
  seller_id text not null references sellers on delete cascade,
  from_month text not null check (from_month ~ '^\d{4}-\d{2}$'),
  rate integer not null check (rate between 0 and 10000),
  primary key (seller_id, from_month)
);

-- The commission statements that are paid, as they were then. Money is whole paise.
create table seller_payouts (
  seller_id text not null references sellers,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  sales integer not null,
  returns integer not null,
  rate integer not null,
  commission integer not null,
  tax integer not null,
  payout integer not null check (payout = sales - returns - commission - tax),
  reference text not null check (char_length(reference) between 1 and 100),
  paid_by text not null,
  paid_at timestamptz(3) not null,
  primary key (seller_id, month)
);

create index order_items_delivered on order_items (delivered_at) where status = 'Delivered';
create index returns_refunded on returns (received_at) where state = 'received' and kind = 'refund';

-- No path, such as a cancelled order or a count, gives an ended seller pieces to sell.
create function no_stock_of_ended_seller() returns trigger language plpgsql as $$
begin
  if exists (
    select from products p join sellers s on s.id = p.seller_id where p.id = new.product_id and s.ended_at is not null
  ) then
    new.stock = 0;
  end if;
  return new;
end $$;

create trigger no_stock_of_ended_seller before insert or update of stock on variants
  for each row when (new.stock > 0) execute function no_stock_of_ended_seller();
