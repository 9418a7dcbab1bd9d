-- How the provider took a payment, in its own word (`upi`, `card`, `netbanking`, `wallet`); absent where it doesn't tell.
alter table payments add column method text check (char_length(method) between 1 and 40);
