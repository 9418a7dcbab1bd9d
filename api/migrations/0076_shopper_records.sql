-- Compatible from 0032.
-- Blocked accounts: they can't log in. The reason is for staff only.
alter table shoppers
  add column blocked_at timestamptz(3),
  add column blocked_reason text,
  -- An account's id, or "operator".
  add column blocked_by text;
alter table shoppers add constraint shoppers_blocked_check
  check ((blocked_at is null) = (blocked_by is null) and (blocked_at is not null or blocked_reason is null)) not valid;
alter table shoppers validate constraint shoppers_blocked_check;
create index shoppers_blocked on shoppers (blocked_at desc) where blocked_at is not null;

-- Staff list and search shoppers.
create index shoppers_by_creation on shoppers (created_at desc, id desc) where erased_at is null;
create index shoppers_by_text on shoppers using gin (lower(name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops)
  where erased_at is null;

-- Notes of staff on a shopper, who never reads them.
create table shopper_notes (
  id text collate "C" primary key check (id ~ '^nt-[a-z2-7]{16}$'),
  shopper_id text not null references shoppers on delete cascade,
  text text not null check (char_length(text) between 1 and 1000),
  written_by text not null,
  written_at timestamptz(3) not null
);
create index shopper_notes_by_shopper on shopper_notes (shopper_id, written_at desc);
