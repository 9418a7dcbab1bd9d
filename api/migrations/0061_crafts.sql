-- Compatible from 0032.
-- The products of a craft in the catalogue's order, and all products by their discount, the highest first.
create index products_by_craft on products (craft, position);
create index products_by_discount on products (
  (case when list_price > show_price then show_price::float8 / list_price else 1 end), position
);
