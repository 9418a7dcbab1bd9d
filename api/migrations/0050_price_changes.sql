-- Compatible from 0032.
-- Each change of a price: what it was before. A trigger writes it, so that no statement can forget it.
create table price_changes (
  id bigint generated always as identity primary key,
  product_id text not null references products on delete cascade,
  list_price integer not null check (list_price >= 0),
  show_price integer not null check (show_price >= 0),
  changed_at timestamptz(3) not null default now()
);

create index price_changes_by_product on price_changes (product_id, id desc);

create function note_price_change() returns trigger language plpgsql as $$
begin
  insert into price_changes (product_id, list_price, show_price) values (old.id, old.list_price, old.show_price);
  return null;
end
$$;

create trigger products_note_price_change after update of list_price, show_price on products for each row
  when (old.list_price <> new.list_price or old.show_price <> new.show_price) execute function note_price_change();
