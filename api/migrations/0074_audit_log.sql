-- Compatible from 0032.
-- The calls of staff that may change something. Entries contain ids in place of personal data of shoppers.
create table audit_entries (
  id text collate "C" primary key check (id ~ '^au-[a-z2-7]{16}$'),
  at timestamptz(3) not null,
  -- The order of entries of one moment.
  position bigint not null generated always as identity,
  -- An account's id, or "operator". No reference: an entry outlives the account.
  by text not null,
  role text not null,
  operation text not null,
  object text,
  input jsonb not null,
  request_id text
);
create index audit_entries_by_time on audit_entries (at desc, position desc);
create index audit_entries_by_person on audit_entries (by, at desc);
create index audit_entries_by_operation on audit_entries (operation, at desc);
create index audit_entries_by_object on audit_entries (object, at desc) where object is not null;

-- The result of each call. An entry without one belongs to a call whose host stopped meanwhile.
create table audit_outcomes (
  entry_id text collate "C" primary key references audit_entries on delete cascade,
  at timestamptz(3) not null,
  outcome text not null,
  object text,
  before jsonb not null,
  after jsonb not null
);
create index audit_outcomes_by_object on audit_outcomes (object) where object is not null;

-- Both tables are append-only. The sweep deletes entries after 24 months.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '23 months' then return old; end if;
  end if;
  raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_audit_change();
create trigger audit_outcomes_append_only before update or delete on audit_outcomes
  for each row execute function refuse_audit_change();
create trigger audit_outcomes_no_truncate before truncate on audit_outcomes
  for each statement execute function refuse_audit_change();
