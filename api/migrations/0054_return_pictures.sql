-- Compatible from 0032.
-- The pictures that a shopper has added to a return: at most three of `uploads`, in their order.
alter table returns add column picture_ids text[] not null default '{}' check (cardinality(picture_ids) <= 3);
