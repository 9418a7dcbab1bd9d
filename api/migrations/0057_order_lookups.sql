-- Compatible from 0032.
-- Looking an order up without a login: a mailed code, and then a token for this order. A row without an order belongs to
-- a request that matched none, so that both are answered in the same way.
create table order_lookups (
  id text primary key,
  order_id text references orders on delete cascade,
  shopper_id text references shoppers on delete cascade,
  -- The hash of the code; null once it was used.
  code_hash text,
  tries integer not null default 0,
  -- The hash of the token; null before the code was used.
  token_hash text unique,
  expires_at timestamptz(3) not null,
  check ((order_id is null) = (shopper_id is null)),
  check ((code_hash is null) = (token_hash is not null))
);
create index order_lookups_by_end on order_lookups (expires_at);
create index order_lookups_by_order on order_lookups (order_id);
create index order_lookups_by_shopper on order_lookups (shopper_id);
