-- Compatible from 0032.
-- A product is live, a draft or archived. Only live ones are listed. `version` grows with each edit by staff.
alter table products
  add column is_listed boolean not null default true,
  add column is_archived boolean not null default false,
  add column version integer not null default 1;
alter table products add constraint products_archived_check check (not (is_listed and is_archived)) not valid;
alter table products validate constraint products_archived_check;

-- A variant that is retired, or whose product is not live, is not sold: its pieces are in `kept_stock`, and `stock` is 0.
-- So whoever buys, in any release, finds none.
alter table variants
  add column is_retired boolean not null default false,
  add column is_sold boolean not null default true,
  add column kept_stock integer not null default 0,
  -- The number of pieces up to which the stock is low; null for the shop's usual number.
  add column low_stock integer;
alter table variants add constraint variants_kept_stock_check check (kept_stock >= 0) not valid;
alter table variants validate constraint variants_kept_stock_check;

create function keep_stock_of_unsold() returns trigger language plpgsql as $$
begin
  if new.is_sold then
    new.stock = new.stock + new.kept_stock;
    new.kept_stock = 0;
  else
    new.kept_stock = new.kept_stock + new.stock;
    new.stock = 0;
  end if;
  return new;
end $$;

create trigger keep_stock_of_unsold before insert or update of stock, is_sold on variants
  for each row when (not new.is_sold or new.kept_stock <> 0) execute function keep_stock_of_unsold();

-- A retired variant changes its product, as a new one does.
create trigger note_variant_retirement after update of is_retired on variants
  for each row when (old.is_retired <> new.is_retired) execute function note_variant_change();

-- Each change of a stock, with its reason. A trigger writes it, so that no statement can forget it. Staff set the reason.
create table stock_movements (
  id bigint generated always as identity primary key,
  sku text not null references variants on update cascade on delete cascade,
  pieces integer not null check (pieces <> 0),
  -- The stock after the change.
  stock integer not null,
  reason text not null check (reason in ('received', 'counted', 'damaged', 'sold', 'returned', 'correction')),
  -- The account of the member of staff; null for an order.
  changed_by text,
  changed_at timestamptz(3) not null default now()
);

create index stock_movements_by_sku on stock_movements (sku, id desc);

create function note_stock_movement() returns trigger language plpgsql as $$
declare
  difference constant integer := new.stock + new.kept_stock - old.stock - old.kept_stock;
begin
  insert into stock_movements (sku, pieces, stock, reason, changed_by)
  values (new.sku, difference, new.stock + new.kept_stock,
    coalesce(nullif(current_setting('shop.stock_reason', true), ''), case when difference < 0 then 'sold' else 'returned' end),
    nullif(current_setting('shop.stock_changed_by', true), ''));
  return null;
end $$;

create trigger note_stock_movement after update of stock on variants for each row
  when (old.stock + old.kept_stock <> new.stock + new.kept_stock) execute function note_stock_movement();

-- Listings read whether a product is listed from their indexes. The old indexes go last.
create index if not exists products_listed_shelf on products (category, position)
  include (id, folded, fabric, show_price, rating, collections, occasions, is_listed);
create index if not exists products_listed_shelf_by_price on products (category, show_price, position)
  include (id, fabric, collections, occasions, is_listed);
create index if not exists products_listed_shelf_by_rating on products (category, rating desc, position)
  include (id, fabric, collections, occasions, is_listed);
create index if not exists products_listed_shelf_of_fabric on products (category, fabric, position)
  include (id, show_price, collections, occasions, is_listed);
drop index products_shelf;
drop index products_shelf_with_filters_by_price;
drop index products_shelf_with_filters_by_rating;
drop index products_shelf_of_fabric;
