-- Compatible from 0032.
-- A page of a category in one fabric, which is what shoppers filter by most, and the number of its products: nothing is read of the other
-- fabrics, and what the other filters ask stands in the index.
create index if not exists products_shelf_of_fabric on products (category, fabric, position)
  include (id, show_price, collections, occasions);
