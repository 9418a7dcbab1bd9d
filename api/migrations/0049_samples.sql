-- Compatible from 0032.
-- The samples of a trial are marked, so that they can be removed. The update marks the samples of earlier releases by their ids.
alter table sellers add column is_sample boolean not null default false;
alter table products add column is_sample boolean not null default false;
alter table promo_codes add column is_sample boolean not null default false;

update sellers set is_sample = true where id ~ '^rbs-\d{2}$';
update products set is_sample = true where id ~ '^rb-1\d{3}$' and seller_id ~ '^rbs-\d{2}$';
update promo_codes set is_sample = true
where code in ('RANG10', 'FIRSTKNOT', 'GHAR5', 'BANDHEJ500', 'TEEJ25', 'HOLI20');

create index products_of_samples on products (id) where is_sample;

-- An order has copies of all that it shows, and outlives the product, the review and the promo code.
-- A program of before lists no order whose variant was removed.
alter table order_items drop constraint order_items_sku_fkey;
alter table order_items drop constraint order_items_review_id_fkey;
alter table orders drop constraint orders_promo_code_fkey;
-- The product of an item whose variant was removed.
alter table order_items add column product_id text;
