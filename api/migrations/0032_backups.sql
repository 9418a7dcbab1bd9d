-- Compatible from 0029.
-- The good base backups that there are, as ops/backup/backup.sh tells of them.
create table backups (
  -- pgBackRest's own name for it.
  label text primary key,
  kind text not null check (kind in ('full', 'diff', 'incr')),
  finished_at timestamptz(3) not null
);
