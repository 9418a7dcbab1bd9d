-- Compatible from 0032.
-- Files for the accountant, which a job makes. Rows are deleted a week after the request.
create table exports (
  id text primary key check (id ~ '^ex-[a-z2-7]{16}$'),
  kind text not null,
  -- Days of India's calendar, both included.
  from_day text not null check (from_day ~ '^\d{4}-\d{2}-\d{2}$'),
  until_day text not null check (until_day >= from_day),
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  -- The account that requested it.
  requested_by text not null,
  requested_at timestamptz(3) not null,
  -- How many of its rows are written, and of how many; null before they are counted.
  rows_done integer not null default 0,
  rows_total integer,
  finished_at timestamptz(3),
  -- CSV in UTF-8, compressed by gzip.
  file bytea,
  check ((state = 'done') = (file is not null)),
  check ((state in ('done', 'failed')) = (finished_at is not null))
);

create index exports_by_time on exports (requested_at desc, id desc);
-- The documents of a period.
create index invoices_of_period on invoices (issued_at, id) where number is not null;
create index returns_paid_by_hand on returns (received_at) where payout_hint is not null and state = 'received';
