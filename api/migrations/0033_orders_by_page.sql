-- Compatible from 0032.
-- A shopper's paid orders, page by page: counted and cut without a look at the orders themselves.
create index if not exists orders_paid_by_shopper on orders (shopper_id, created_at desc, id desc) where state = 'paid';
