-- Compatible from 0032.
-- The variants in stock, each with that by which listings order its product: what can be bought, page by page, without a
-- look at the products before it. A row is added and taken away under the lock of its own variant alone, so that no
-- buyer waits for one of another variant.
create table stocked_variants (
  sku text not null,
  category text not null,
  position bigint not null,
  show_price integer not null,
  rating real not null
);

-- New variants see the product's latest price: `for share` waits for whoever changes it.
create function keep_new_stocked_variants() returns trigger language plpgsql as $$
begin
  insert into stocked_variants (sku, category, position, show_price, rating)
  select a.sku, p.category, p.position, p.show_price, p.rating
  from added a join products p on p.id = a.product_id where a.stock > 0
  for share of p;
  return null;
end $$;

create trigger keep_new_stocked_variants after insert on variants
  referencing new table as added for each statement execute function keep_new_stocked_variants();

-- Only a stock that begins or ends changes anything.
create function keep_stocked_variant() returns trigger language plpgsql as $$
begin
  if new.stock > 0 then
    insert into stocked_variants (sku, category, position, show_price, rating)
    select new.sku, p.category, p.position, p.show_price, p.rating from products p where p.id = new.product_id;
  else
    delete from stocked_variants where sku = new.sku;
  end if;
  return null;
end $$;

create trigger keep_stocked_variant after update of stock on variants
  for each row when ((old.stock > 0) <> (new.stock > 0)) execute function keep_stocked_variant();

-- It runs before the change and locks the variants by sku, as buyers do: whoever adds a row meanwhile reads the new price.
create function keep_order_of_stocked_variants() returns trigger language plpgsql as $$
begin
  perform from variants where product_id = new.id order by sku for no key update;
  update stocked_variants s
  set category = new.category, position = new.position, show_price = new.show_price, rating = new.rating
  from variants v where v.product_id = new.id and s.sku = v.sku;
  return new;
end $$;

create trigger keep_order_of_stocked_variants before update of category, position, show_price, rating on products
  for each row
  when ((old.category, old.position, old.show_price, old.rating) is distinct from (new.category, new.position, new.show_price, new.rating))
  execute function keep_order_of_stocked_variants();

insert into stocked_variants (sku, category, position, show_price, rating)
select v.sku, p.category, p.position, p.show_price, p.rating
from variants v join products p on p.id = v.product_id where v.stock > 0;

-- Made after the rows, which takes a third of the time.
alter table stocked_variants
  add primary key (sku),
  add foreign key (sku) references variants on update cascade on delete cascade;
create index stocked_variants_shelf on stocked_variants (category, position);
create index stocked_variants_shelf_by_price on stocked_variants (category, show_price, position);
create index stocked_variants_shelf_by_rating on stocked_variants (category, rating desc, position);
create index stocked_variants_by_position on stocked_variants (position);
create index stocked_variants_by_price on stocked_variants (show_price, position);
create index stocked_variants_by_rating on stocked_variants (rating desc, position);
