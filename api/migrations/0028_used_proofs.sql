-- Proofs of work that were used, until their challenge has expired: each is good once.
create table used_proofs (
  id text primary key check (char_length(id) = 43),
  expires_at timestamptz(3) not null
);

create index used_proofs_by_expiry on used_proofs (expires_at);
