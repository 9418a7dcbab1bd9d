-- The sweep finds the accounts whose address was never proven.
create index shoppers_unproven on shoppers (created_at) where email_proven_at is null;
