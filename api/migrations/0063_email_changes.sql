-- Compatible from 0032.
-- A change of an account's email that waits for the codes mailed to both addresses; one for each shopper. The codes are keyed hashes.
create table email_changes (
  shopper_id text primary key references shoppers on delete cascade,
  id text not null check (id ~ '^ec-[a-z2-7]{16}$'),
  old_email text not null,
  new_email text not null check (char_length(new_email) between 3 and 254),
  old_hash text not null,
  -- Of a code that nobody has, when another account uses the mailbox.
  new_hash text not null,
  tries smallint not null default 0,
  expires_at timestamptz(3) not null
);

create index email_changes_by_expiry on email_changes (expires_at);
create index shoppers_by_mailbox on shoppers (mailbox_of(email));
