-- What a code was mailed for, so that it confirms nothing else. Codes from before are good for ten minutes at most: they go.
delete from confirmation_codes;
alter table confirmation_codes add column purpose text not null check (char_length(purpose) between 1 and 100);
