-- What a change answered that a client sent under a key of its own, so that the same key again changes nothing.
create table idempotent_answers (
  shopper_id text not null references shoppers (id) on delete cascade,
  key text not null check (char_length(key) between 8 and 64),
  -- The hash of what was asked: a key stands for one wish alone.
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz(3) not null,
  primary key (shopper_id, key)
);
create index idempotent_answers_by_age on idempotent_answers (created_at);
