-- Compatible from 0032.
-- How many products of a large shop are alike in what listings filter by. A job counts them, so that nobody waits for it.
create table product_groups (
  category text not null,
  fabric text not null,
  collections text[] not null,
  occasions text[] not null,
  in_stock boolean not null,
  products integer not null,
  counted_at timestamptz not null default now(),
  primary key (category, fabric, collections, occasions, in_stock)
);
