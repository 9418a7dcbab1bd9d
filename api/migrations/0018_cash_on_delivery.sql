-- Orders that are paid in cash at the door. Such an order is placed at once (its state is `paid`: the purchase is made), and
-- the payment provider never hears of it. Its money is followed item by item, because each item is delivered by itself.
alter table orders
  add column pays_cash boolean not null default false,
  add constraint orders_in_cash_have_no_payment check (not pays_cash or (provider_order_id is null and state in ('awaiting', 'paid')));

alter table order_items
  -- due: to be collected; collected: the shop has it; refused: the shopper did not take the parcel; cancelled: before it was sent.
  -- Absent where the order was paid before.
  add column cash text check (cash in ('due', 'collected', 'refused', 'cancelled')),
  add column collected_at timestamptz(3),
  add constraint order_items_cash_of_placed check (cash is null or status is not null),
  add constraint order_items_cash_of_cancelled
    check (cash is null or (status = 'Cancelled') = (cash in ('refused', 'cancelled'))),
  add constraint order_items_collected check (collected_at is null or (cash = 'collected' and status = 'Delivered')),
  add constraint order_items_collected_at check (cash is null or cash <> 'collected' or collected_at is not null);

create index order_items_cash on order_items (shopper_id) where cash in ('due', 'refused');

-- The newest code of each shopper that confirms an order, mailed to the account's address.
create table confirmation_codes (
  shopper_id text primary key references shoppers on delete cascade,
  id text not null unique,
  hash text not null check (char_length(hash) = 43),
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz(3) not null
);

create index confirmation_codes_by_expiry on confirmation_codes (expires_at);
