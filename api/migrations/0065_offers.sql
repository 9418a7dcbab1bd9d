-- Compatible from 0032.
-- The promo codes that carts show as offers. All others are known only to those who were told.
alter table promo_codes add column is_listed boolean not null default false;
update promo_codes set is_listed = true where is_sample;
create index promo_codes_listed on promo_codes (code) where is_listed;

-- Products of one craft in a category, beside a product in the catalogue's order.
create index products_by_craft_and_category on products (craft, category, position);
