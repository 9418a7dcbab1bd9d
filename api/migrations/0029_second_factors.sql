-- The authenticator app of somebody who works for the shop.
create table second_factors (
  shopper_id text primary key references shoppers (id) on delete cascade,
  -- What app and shop share, encrypted under the shop's secret.
  secret text not null,
  created_at timestamptz(3) not null,
  -- When a first code has shown that the app has it; absent until then.
  confirmed_at timestamptz(3),
  -- The half minute of the last code that was taken: no code of it, or of one before, is taken again.
  last_step integer not null default 0
);

-- Hashes of the codes for the day on which the phone is lost. Each is deleted when it is used.
create table recovery_codes (
  shopper_id text not null references second_factors (shopper_id) on delete cascade,
  hash text not null check (char_length(hash) = 43),
  primary key (shopper_id, hash)
);

alter table sessions
  -- When the shopper last gave the password in a session that began without it.
  add column password_shown_at timestamptz(3),
  -- When a code of the authenticator app was given.
  add column second_factor_at timestamptz(3);

-- Who works for the shop logs in every day.
update sessions s set expires_at = least(s.expires_at, s.created_at + interval '12 hours')
from shoppers p where p.id = s.shopper_id and p.role <> 'SHOPPER';
