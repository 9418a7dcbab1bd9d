-- What product feeds and search engines ask for.
alter table products
  add column brand text check (char_length(brand) between 1 and 70),
  add column hsn_code text check (hsn_code ~ '^\d{4}(\d{2}){0,2}$'),
  -- When anything shown of the product last changed since it was added. Of what is there already nobody knows when.
  add column changed_at timestamptz(3);

update products set changed_at = now();

alter table products
  add column updated_at timestamptz(3) not null generated always as (greatest(changed_at, created_at)) stored;

create index products_by_change on products (updated_at);

alter table variants add column gtin text check (gtin ~ '^\d{13}$');

-- Every column counts but those that reviews change and those that follow from others.
create function note_product_change() returns trigger language plpgsql as $$
declare
  uncounted constant text[] := array['rating', 'review_count', 'changed_at', 'updated_at', 'folded', 'words'];
begin
  if to_jsonb(new) - uncounted is distinct from to_jsonb(old) - uncounted then
    new.changed_at = clock_timestamp();
  end if;
  return new;
end $$;

create trigger note_product_change before update on products for each row execute function note_product_change();

-- Of a variant everything counts but its stock and its reviews.
create function note_variant_change() returns trigger language plpgsql as $$
begin
  update products set changed_at = clock_timestamp() where id = old.product_id;
  return null;
end $$;

create trigger note_variant_change after update of sku, product_id, position, color, image, gtin on variants
  for each row when (old is distinct from new) execute function note_variant_change();
create trigger note_variant_removal after delete on variants for each row execute function note_variant_change();

-- One more variant; those that came with their product change nothing.
create function note_new_variants() returns trigger language plpgsql as $$
begin
  update products p set changed_at = clock_timestamp()
  where p.id in (select product_id from added)
    and exists (select 1 from variants v where v.product_id = p.id and v.sku not in (select sku from added));
  return null;
end $$;

create trigger note_new_variants after insert on variants
  referencing new table as added for each statement execute function note_new_variants();
