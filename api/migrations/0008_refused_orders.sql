-- An order also ends when the payment provider won't have it: nobody can ever pay it.
alter table orders
  drop constraint orders_closed_because_check,
  add constraint orders_closed_because_check check (closed_because in ('expired', 'cancelled', 'replaced', 'refused'));
