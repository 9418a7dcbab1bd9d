-- Compatible from 0032.
-- The words by which a search finds a product whose name has not the whole text: those of its name, category, fabric, pattern and occasions, and of
-- the colours of its variants. A table of its own: a column more would write all products anew while the shop serves. Triggers keep it, whichever
-- release writes; 0043 fills it. It has no foreign key, which would lock each product while it is filled: triggers delete, too.
create table product_words (
  position bigint primary key,
  words text[] not null
);

-- The words of a text, as schema/matching.ts has them.
create function words_of(given text) returns text[] language sql immutable parallel safe as $$
  select string_to_array(trim(regexp_replace(lower(given), '[^a-z0-9]+', ' ', 'g')), ' ')
$$;

-- All words of these products, and those without digits also as words that mistyped ones may mean. It waits for whoever changes one of
-- the products: what it then reads is the latest.
create function keep_product_words(changed text[]) returns void language plpgsql as $$
begin
  perform from products where id = any(changed) order by id for no key update;
  with kept as (
    insert into product_words (position, words)
    select p.position, words_of(concat_ws(' ', p.name, p.category, p.fabric, p.pattern, array_to_string(p.occasions, ' '),
      (select string_agg(distinct v.color, ' ') from variants v where v.product_id = p.id)))
    from products p where p.id = any(changed) order by p.position
    on conflict (position) do update set words = excluded.words
    returning words
  )
  insert into search_words (word)
  select distinct word from kept, unnest(words) word where word ~ '^[a-z]+$' order by word
  on conflict do nothing;
end $$;

create function keep_words_of_products() returns trigger language plpgsql as $$
begin
  perform keep_product_words(array(select id from changed));
  return null;
end $$;

create function keep_words_of_product() returns trigger language plpgsql as $$
begin
  delete from product_words where position = old.position and old.position <> new.position;
  perform keep_product_words(array[new.id]);
  return null;
end $$;

create function keep_words_of_variants() returns trigger language plpgsql as $$
begin
  perform keep_product_words(array(select distinct product_id from changed));
  return null;
end $$;

create function keep_words_of_variant() returns trigger language plpgsql as $$
begin
  perform keep_product_words(array[old.product_id, new.product_id]);
  return null;
end $$;

create function delete_product_words() returns trigger language plpgsql as $$
begin
  delete from product_words w using removed r where w.position = r.position;
  return null;
end $$;

create function delete_all_product_words() returns trigger language plpgsql as $$
begin
  truncate product_words;
  return null;
end $$;

-- In place of the triggers of 0005, which kept the words of names alone.
drop trigger keep_words_of_new on products;
drop trigger keep_words_of_renamed on products;
drop function keep_words();
drop function keep_words_of_one();

create trigger keep_words_of_new after insert on products
  referencing new table as changed for each statement execute function keep_words_of_products();
create trigger keep_words_of_changed after update of position, name, category, fabric, pattern, occasions on products
  for each row
  when ((old.position, old.name, old.category, old.fabric, old.pattern, old.occasions)
    is distinct from (new.position, new.name, new.category, new.fabric, new.pattern, new.occasions))
  execute function keep_words_of_product();
create trigger delete_words_of_removed after delete on products
  referencing old table as removed for each statement execute function delete_product_words();
create trigger delete_words_of_all after truncate on products
  for each statement execute function delete_all_product_words();

create trigger keep_words_of_new after insert on variants
  referencing new table as changed for each statement execute function keep_words_of_variants();
create trigger keep_words_of_changed after update of product_id, color on variants
  for each row when ((old.product_id, old.color) is distinct from (new.product_id, new.color))
  execute function keep_words_of_variant();
create trigger keep_words_of_removed after delete on variants
  referencing old table as changed for each statement execute function keep_words_of_variants();
