-- Compatible from 0032.
-- The removals of the samples. A trial inserts no samples at its start after one.
create table sample_removals (
  removed_at timestamptz(3) not null default now()
);
