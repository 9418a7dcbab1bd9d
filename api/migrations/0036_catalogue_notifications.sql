-- Compatible from 0032.
-- Tells whoever listens that the catalogue has changed: `products` for what is sold, under which names, pictures and prices, `counts` for
-- pieces and ratings. Once for each transaction, whichever process makes it.
create function notify_of_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changes', tg_argv[0]);
  return null;
end
$$;

create trigger products_came_or_went after insert or delete on products
  for each statement execute function notify_of_catalogue('products');
-- What counts as a change is said by `note_product_change`; that of a variant is one of its product.
create trigger product_changed after update on products
  for each row when (old.changed_at is distinct from new.changed_at) execute function notify_of_catalogue('products');
create trigger seller_changed after update on sellers
  for each statement execute function notify_of_catalogue('products');
create trigger ratings_changed after update of rating, review_count on products
  for each statement execute function notify_of_catalogue('counts');
create trigger stock_changed after update of stock on variants
  for each statement execute function notify_of_catalogue('counts');
