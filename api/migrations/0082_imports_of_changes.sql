-- Compatible from 0032.
-- A CSV file changes products that exist, too.
alter table product_imports
  -- The role of the member of staff; null for an import of an earlier release.
  add column started_role text,
  add column updated integer not null default 0,
  -- The state of each product when the import started, by its id: its revision, and the pieces to add to each sku.
  add column bases jsonb not null default '{}',
  -- The products that were not imported, as faults of their rows.
  add column faults jsonb not null default '[]';

-- A stock that a file sets.
alter table stock_movements drop constraint stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check
  check (reason in ('received', 'counted', 'damaged', 'sold', 'returned', 'correction', 'import')) not valid;
alter table stock_movements validate constraint stock_movements_reason_check;
