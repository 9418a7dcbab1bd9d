-- Compatible from 0032.
-- The sums of a month can exceed an integer, whose limit is 2.1 crore rupees.
-- Contract: nothing is taken away. Older programs write and read the wider columns as the same numbers.
alter table seller_payouts
  alter column sales type bigint,
  alter column returns type bigint,
  alter column commission type bigint,
  alter column tax type bigint,
  alter column payout type bigint;
