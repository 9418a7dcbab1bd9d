create table shoppers (
  id text primary key check (id ~ '^sh-[a-z2-7]{16}$'),
  -- In small letters; what the account is known by.
  email text not null unique check (char_length(email) between 3 and 254 and email !~ '[A-Z[:space:]]'),
  name text not null check (char_length(name) between 1 and 100),
  phone text check (phone ~ '^[6-9][0-9]{9}$'),
  -- Argon2id in its usual form; absent for those who log in by code or Google.
  password_hash text check (password_hash like '$argon2id$%'),
  -- When a code, a link or Google first proved that the address is the shopper's.
  email_proven_at timestamptz(3),
  -- The order that took the discount of a first purchase.
  first_order_id text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);

create table identities (
  issuer text not null check (char_length(issuer) between 1 and 255),
  subject text not null check (char_length(subject) between 1 and 255),
  shopper_id text not null references shoppers on delete cascade,
  created_at timestamptz(3) not null,
  primary key (issuer, subject)
);

create index identities_by_shopper on identities (shopper_id);

create table sessions (
  id text primary key check (id ~ '^se-[a-z2-7]{16}$'),
  shopper_id text not null references shoppers on delete cascade,
  -- Of the secret in the browser's cookie; absent for a client without cookies.
  binding_hash text check (char_length(binding_hash) = 43),
  begun_by text not null check (begun_by in ('code', 'password', 'google', 'redirect')),
  -- When the access token of a login by redirect was fetched, which it is once.
  handed_over_at timestamptz(3),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);

create index sessions_by_shopper on sessions (shopper_id);
create index sessions_by_expiry on sessions (expires_at);

create table refresh_tokens (
  hash text primary key check (char_length(hash) = 43),
  session_id text not null references sessions on delete cascade,
  created_at timestamptz(3) not null,
  -- When its successor took its place.
  replaced_at timestamptz(3)
);

create index refresh_tokens_by_session on refresh_tokens (session_id);
create index refresh_tokens_by_replacement on refresh_tokens (replaced_at) where replaced_at is not null;

-- The newest code of each address, whether or not it has an account.
create table one_time_codes (
  email text primary key,
  id text not null unique,
  hash text not null check (char_length(hash) = 43),
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz(3) not null
);

create index one_time_codes_by_expiry on one_time_codes (expires_at);

create table password_resets (
  hash text primary key check (char_length(hash) = 43),
  email text not null,
  expires_at timestamptz(3) not null
);

create index password_resets_by_email on password_resets (email);
create index password_resets_by_expiry on password_resets (expires_at);

-- Identity tokens that have logged somebody in, until they run out by themselves.
create table spent_id_tokens (
  hash text primary key check (char_length(hash) = 43),
  expires_at timestamptz(3) not null
);

create index spent_id_tokens_by_expiry on spent_id_tokens (expires_at);

-- What is limited: the times of late, under the keyed hash of whom they count for.
create table attempts (
  key text primary key check (char_length(key) = 43),
  times timestamptz(3)[] not null,
  expires_at timestamptz(3) not null
);

create index attempts_by_expiry on attempts (expires_at);
