-- Compatible from 0032.
-- Drafts of newsletter issues. A sent draft becomes an issue of the same id.
create table newsletter_drafts (
  id text primary key check (id ~ '^nd-[a-z2-7]{16}$'),
  subject text not null,
  words text not null,
  -- The number of changes.
  version integer not null default 1,
  updated_by text not null,
  updated_at timestamptz(3) not null
);

create index newsletter_drafts_by_time on newsletter_drafts (updated_at desc, id);

-- The results of issues. They have rows of their own, without a reference: an issue is locked while its mails are queued.
create table newsletter_results (
  issue_id text primary key,
  sent integer not null default 0,
  failed integer not null default 0,
  -- The subscribers of the issue who left before the next one.
  unsubscribed integer not null default 0
);

create index newsletter_issues_by_time on newsletter_issues (created_at desc, id);

-- Reviews without a reply, for staff.
create index reviews_unanswered on reviews (created_at desc, id desc) where answer is null and hidden_at is null;
