-- Compatible from 0032.
-- Of which refund of ours one that was made at the provider was a part, once a person has ended that one: its money is counted there, once.
alter table refunds add column part_of text references refunds;
