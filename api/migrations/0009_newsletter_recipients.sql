-- To how many addresses an issue goes, as whoever sends it was told: also once some of them have left.
alter table newsletter_issues add column recipients integer not null default 0 check (recipients >= 0);
