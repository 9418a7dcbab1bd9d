-- Compatible from 0032.
-- Pictures that shoppers have uploaded, encoded again by the shop.
create table uploads (
  -- Compared with no other order, and impossible to guess: the address of a public picture is its only key.
  id text primary key check (id ~ '^up-[a-z2-7]{26}$'),
  shopper_id text not null references shoppers on delete cascade,
  -- WebP.
  large bytea not null,
  small bytea not null,
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  -- What the picture belongs to; an unused picture is deleted after a day.
  used_for text check (used_for in ('review', 'return')),
  -- Whether everybody may see it. Any other picture has addresses that expire.
  is_public boolean not null default false,
  uploaded_at timestamptz(3) not null,
  check (used_for is not null or not is_public)
);

-- Both are compressed already.
alter table uploads alter column large set storage external, alter column small set storage external;

create index uploads_by_shopper on uploads (shopper_id, uploaded_at desc);
create index uploads_unused on uploads (uploaded_at) where used_for is null;
