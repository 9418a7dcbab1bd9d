-- Where a shopper has parcels sent: saved by the shopper, or remembered of a paid order.
create table addresses (
  id text primary key check (id ~ '^ad-[a-z2-7]{16}$'),
  position bigint generated always as identity,
  shopper_id text not null references shoppers on delete cascade,
  -- name, address, landmark, city, state, pinCode, phone, alternatePhone; without landmark and second phone where none is given.
  address jsonb not null,
  -- Of which the shopper has said that it is filled in first.
  is_default boolean not null default false,
  created_at timestamptz(3) not null,
  -- When an order that goes there was last paid.
  last_used_at timestamptz(3)
);

create index addresses_by_shopper on addresses (shopper_id);
-- Each address once; the text of jsonb is the same for the same address.
create unique index addresses_once on addresses (shopper_id, md5(address::text));
create unique index addresses_default on addresses (shopper_id) where is_default;
