-- Compatible from 0032.
-- One mail that somebody waits for: when a variant is back in stock, or when its price has dropped. It is deleted when its mail is queued.
create table notices (
  id text primary key check (id ~ '^no-[a-z2-7]{16}$'),
  position bigint generated always as identity,
  -- The shopper, whose current address gets the mail; null for a visitor.
  shopper_id text references shoppers on delete cascade,
  -- The address of a visitor without an account.
  email text check (char_length(email) between 3 and 254),
  -- A keyed hash of the address that a visitor gave: the link that stops its mails contains it.
  recipient_id text,
  sku text not null references variants on delete cascade,
  kind text not null check (kind in ('stock', 'price')),
  -- The product's show_price at the request, in paise.
  price integer not null check (price >= 0),
  requested_at timestamptz(3) not null,
  -- Null until the mailed link was followed: no notice is sent before.
  confirmed_at timestamptz(3),
  check ((shopper_id is null) = (email is not null)),
  check (email is null or recipient_id is not null),
  unique (shopper_id, sku, kind),
  unique (email, sku, kind)
);

create index notices_by_recipient on notices (recipient_id) where recipient_id is not null;
create index notices_by_sku on notices (sku);
create index notices_unconfirmed on notices (requested_at) where confirmed_at is null;
create index notices_waiting on notices (position) where confirmed_at is not null;
