-- Compatible from 0032.
-- The mailbox of an email address, as `mailboxOf` of api/account/mailbox.ts derives it; a test compares the two. The first purchase is one for each
-- mailbox, however its address is spelled. The release before counts each account.
create function mailbox_of(email text) returns text language sql immutable strict parallel safe as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(box, '.', '') || '@gmail.com'
    when domain in ('proton.me', 'protonmail.com', 'pm.me') then translate(box, '._-', '') || '@proton.me'
    else box || '@' || domain
  end
  from (select split_part(split_part(email, '@', 1), '+', 1) as box, split_part(email, '@', 2) as domain) parts
$$;

create index shoppers_by_buying_mailbox on shoppers (mailbox_of(email)) where first_order_id is not null;
