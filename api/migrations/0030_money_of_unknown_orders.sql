-- Compatible from 0029.
-- A restored database does not know the orders since its dump, and the provider has their money: such a payment has no order.
-- It goes back, or a person has said why it stays.
alter table payments
  alter column order_id drop not null,
  add column kept_because text check (char_length(kept_because) between 1 and 500),
  drop constraint payments_check1,
  add constraint payments_placed_or_returned check (fulfils or refunded = amount or kept_because is not null),
  add constraint payments_fulfil_an_order check (order_id is not null or not fulfils),
  add constraint payments_kept_without_order check (kept_because is null or order_id is null);

-- unknown: of an order that the database does not know. outside: given back at the provider, not by the shop.
-- goodwill: by a person, from the command line.
alter table refunds
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check
    check (reason in ('cancelled', 'late', 'duplicate', 'amount', 'unknown', 'outside', 'goodwill')),
  -- Since when a refund that was given up is tried again; absent where it never was.
  add column retried_at timestamptz(3);

-- A payment goes back as a whole once; a part of it may go back for other reasons, more than once.
drop index refunds_one_whole;
create unique index refunds_one_whole on refunds (payment_id)
  where order_item_id is null and reason not in ('outside', 'goodwill');
create index refunds_by_payment on refunds (payment_id);
create index refunds_by_time on refunds (created_at);
create index payments_by_time on payments (created_at);
create index refunds_given_up on refunds (created_at) where state = 'failed' and check_at is null;
create index orders_by_payment_time on orders (paid_at) where paid_at is not null;
