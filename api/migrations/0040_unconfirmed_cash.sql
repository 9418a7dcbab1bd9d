-- Compatible from 0032.
-- The pieces of orders in cash at which nobody in the shop has looked yet: of these, what shoppers have who never bought is limited.
create index if not exists order_items_unconfirmed_cash on order_items (shopper_id) include (sku, quantity)
  where cash = 'due' and status = 'Placed';
