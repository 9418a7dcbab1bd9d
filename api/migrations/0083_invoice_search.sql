-- Compatible from 0032.
-- The list of documents for staff: its search, and the documents of one seller.
create index invoices_by_text on invoices
  using gin (lower(number || ' ' || order_id || ' ' || coalesce(content #>> '{billTo,name}', '')) gin_trgm_ops)
  where number is not null;
create index invoices_of_seller on invoices (seller_id, issued_at desc, id desc) where number is not null;
