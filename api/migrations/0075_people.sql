-- Compatible from 0032.
-- The version of an account's role, which a change of it names.
alter table shoppers add column role_version integer not null default 0;
create index shoppers_of_staff on shoppers (role, name, id) where role <> 'SHOPPER';

-- Open invitations to work for the shop, one for each address. A used or withdrawn one is deleted.
create table staff_invitations (
  id text collate "C" primary key check (id ~ '^in-[a-z2-7]{16}$'),
  email text not null unique check (char_length(email) between 3 and 254),
  role text not null check (role in ('SELLER', 'ACCOUNTANT', 'EDITOR', 'PACKER', 'MANAGER', 'ADMIN')),
  seller_id text references sellers on delete cascade,
  token_hash text not null unique check (char_length(token_hash) = 43),
  -- An account's id, or "operator".
  invited_by text not null,
  invited_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  check ((role = 'SELLER') = (seller_id is not null))
);
create index staff_invitations_by_expiry on staff_invitations (expires_at);
