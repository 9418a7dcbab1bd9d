-- What is done to the pieces of a line, by the codes of schema/services.ts.
alter table cart_items add column services text[] not null default '{}' check (cardinality(services) <= 10);

-- What was done to an ordered piece: code, name and price in paise as they were then. They are part of the unit price.
alter table order_items add column services jsonb not null default '[]' check (jsonb_typeof(services) = 'array');
