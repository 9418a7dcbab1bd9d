-- Compatible from 0032.
-- Further names under which clients have asked for an order: a second tab, or a press after a reload, asks for the same under a name of its own
-- and is answered with the same order. The first name stands in the order. The release before does not look here, and may use such a name for
-- another order: that order's own name counts then.
create table order_attempts (
  shopper_id text not null references shoppers on delete cascade,
  attempt_id text not null check (attempt_id ~ '^[!-~]{1,64}$'),
  order_id text not null references orders on delete cascade,
  created_at timestamptz(3) not null,
  primary key (shopper_id, attempt_id)
);

create index order_attempts_by_order on order_attempts (order_id);
