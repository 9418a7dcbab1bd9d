-- Compatible from 0032.
-- Promo codes that staff edit: paused ones, those for some categories (without any: for all), and the number of changes.
alter table promo_codes
  add column is_paused boolean not null default false,
  add column categories text[] not null default '{}',
  add column version integer not null default 1,
  -- Null for codes of earlier releases.
  add column created_at timestamptz(3);

create index promo_codes_by_time on promo_codes (created_at desc nulls last, code);

-- The promo code's part of an item's discount, if the code is for some categories. Null: the item's discount is one share
-- of both discounts of its order.
alter table order_items add column promo_share integer check (promo_share >= 0);
