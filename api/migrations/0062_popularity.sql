-- Compatible from 0032.
-- How much shoppers like a product, computed by a job, and all products in that order.
alter table products add column popularity integer not null default 0;
create index products_by_popularity on products (popularity desc, position);

-- Like a rating, it is no change of the product.
create or replace function note_product_change() returns trigger language plpgsql as $$
declare
  uncounted constant text[] :=
    array['rating', 'review_count', 'popularity', 'changed_at', 'updated_at', 'folded', 'words'];
begin
  if to_jsonb(new) - uncounted is distinct from to_jsonb(old) - uncounted then
    new.changed_at = clock_timestamp();
  end if;
  return new;
end $$;

-- The searches that the search box suggests: crafts, fabrics and colours with the categories that have them. The job
-- writes all of them anew; they contain nothing that a shopper typed.
create table suggested_searches (
  text text primary key,
  words text[] not null,
  category text not null,
  weight bigint not null
);
