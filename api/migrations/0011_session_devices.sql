-- What the shopper reads of a session: on which device it is, and when it last got an access token.
alter table sessions add column device_name text check (char_length(device_name) between 1 and 100);
alter table sessions add column last_used_at timestamptz(3) not null default now();

update sessions set last_used_at = coalesce(
  (select max(t.created_at) from refresh_tokens t where t.session_id = sessions.id),
  created_at
);
