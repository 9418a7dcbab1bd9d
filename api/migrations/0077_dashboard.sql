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
