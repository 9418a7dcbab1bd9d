-- Compatible from 0032.
-- The promo code that a shopper has applied to the cart. An order that is placed deletes it.
create table cart_promo_codes (
  shopper_id text primary key references shoppers on delete cascade,
  code text not null references promo_codes on delete cascade
);

create index cart_promo_codes_by_code on cart_promo_codes (code);
