-- When an item was promised to come, as days of India's calendar; absent in orders from before.
alter table order_items
  add column promised_from text check (promised_from ~ '^\d{4}-\d{2}-\d{2}$'),
  add column promised_until text check (promised_until ~ '^\d{4}-\d{2}-\d{2}$'),
  add check ((promised_from is null) = (promised_until is null)),
  add check (promised_from <= promised_until);
