-- Who has paid here before is known; everybody else shares a part of the stock while paying.
alter table shoppers
  -- When the provider first took money of this shopper, or the cash of an order was first collected.
  add column bought_at timestamptz(3);

update shoppers s set bought_at = o.first from (
  select i.shopper_id, min(o.paid_at) as first from order_items i join orders o on o.id = i.order_id
  where o.state = 'paid' and (not o.pays_cash or i.cash = 'collected')
  group by i.shopper_id
) o where o.shopper_id = s.id;

alter table orders
  -- Whether its shopper had never bought when it was opened, and whether the address was proven by then.
  add column first_time boolean not null default false,
  add column unproven boolean not null default false,
  -- The keyed hash of the client's address; absent for orders from before.
  add column client_hash text check (char_length(client_hash) = 43);

create index orders_first_time_open on orders (expires_at) where first_time and state = 'awaiting';
create index orders_first_time_cash on orders (created_at) where first_time and pays_cash;
