-- Compatible from 0032.
-- A category's page in another order with filters: what they ask of a product stands in the index, so that nothing is read of the
-- products that they leave out. The old indices go last: nobody who reads waits while the new ones are built.
create index if not exists products_shelf_with_filters_by_price on products (category, show_price, position)
  include (id, fabric, collections, occasions);
create index if not exists products_shelf_with_filters_by_rating on products (category, rating desc, position)
  include (id, fabric, collections, occasions);
drop index products_shelf_by_price;
drop index products_shelf_by_rating;
