-- When the shopper of a session last confirmed by password or code who they are; absent since the login itself.
alter table sessions
  add column confirmed_at timestamptz(3),
  -- Wrong and right proofs since then.
  add column confirm_tries smallint not null default 0 check (confirm_tries >= 0);
