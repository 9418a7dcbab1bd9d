-- Compatible from 0032.
-- What the owner decides in the back office, section by section. The newest version of a section is in force; one without
-- content stands for the values of the files. A version never changes.
create table settings_versions (
  section text not null,
  version integer not null check (version > 0),
  content jsonb,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (section, version)
);

create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'A version of the settings never changes.';
end
$$;
create trigger settings_versions_stay before update or delete on settings_versions
  for each statement execute function refuse_change_of_history();

-- Apis read the settings again, and gateways and storefronts drop what they have cached.
create function notify_of_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings_changes', '');
  perform pg_notify('catalogue_changes', 'settings');
  return null;
end
$$;
create trigger settings_changed after insert on settings_versions
  for each statement execute function notify_of_settings();
