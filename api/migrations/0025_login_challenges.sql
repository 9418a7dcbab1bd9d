-- A code belongs to the client that asked for it: one row for each challenge, by which that client is known again.
drop table one_time_codes;

create table one_time_codes (
  id text primary key,
  email text not null,
  -- The hash of the challenge.
  challenge_hash text not null check (char_length(challenge_hash) = 43),
  -- A keyed hash of the network address that asked for it.
  address_hash text not null check (char_length(address_hash) = 43),
  hash text not null check (char_length(hash) = 43),
  digits smallint not null check (digits between 4 and 12),
  -- Tries by the one who has the challenge.
  tries smallint not null default 0 check (tries between 0 and 5),
  -- Tries by somebody without a challenge; null where nobody may.
  open_tries smallint default 0 check (open_tries between 0 and 5),
  -- Whether its tries are kept free among those that an account allows within a day.
  is_reserved boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  unique (email, challenge_hash)
);

create index one_time_codes_by_expiry on one_time_codes (expires_at);
create index one_time_codes_by_address on one_time_codes (address_hash);

-- Which accounts have logged in from which network address lately, both as keyed hashes: how many people share an address.
create table address_logins (
  address_hash text not null check (char_length(address_hash) = 43),
  account_hash text not null check (char_length(account_hash) = 43),
  last_at timestamptz(3) not null,
  primary key (address_hash, account_hash)
);

create index address_logins_by_time on address_logins (last_at);
