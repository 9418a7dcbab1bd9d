-- Who wants the newsletter. Whoever leaves it is removed.
create table subscribers (
  -- A keyed hash of the address: the links of any of its mails stand for it, whenever it subscribed.
  id text primary key,
  email text not null unique check (char_length(email) between 3 and 254),
  asked_at timestamptz not null,
  -- Null until the mailed link was followed; nobody is sent anything before.
  confirmed_at timestamptz
);

create index subscribers_unconfirmed on subscribers (asked_at) where confirmed_at is null;

-- What was sent to them, and how far that has come.
create table newsletter_issues (
  id text primary key,
  subject text not null,
  words text not null,
  created_at timestamptz not null,
  -- The last subscriber whose mail is in the queue.
  sent_through text not null default '',
  done_at timestamptz
);

-- The shop's newest reviews.
create index reviews_recent on reviews (created_at desc, id desc);
