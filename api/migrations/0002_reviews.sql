create table reviews (
  -- Compared by its characters' codes, as a reader of the cursor does.
  id text collate "C" primary key,
  sku text not null references variants on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text not null,
  -- Whole milliseconds, so that a cursor made of it finds its place again.
  created_at timestamptz(3) not null default now(),
  user_name text,
  user_email text not null
);

create index reviews_by_sku on reviews (sku, created_at desc, id desc);
