-- Compatible from 0032.
-- Credit notes for refunds out of goodwill. They belong to a refund and an invoice, not to an item, and change no tax.
alter table invoices add column refund_id text;
create unique index invoices_one_goodwill on invoices (refund_id, seller_id) where refund_id is not null;

alter table invoices drop constraint invoices_check;
alter table invoices add constraint invoices_item_check
  check ((kind = 'credit_note') = (order_item_id is not null or refund_id is not null)) not valid;
alter table invoices validate constraint invoices_item_check;
alter table invoices drop constraint invoices_check4;
alter table invoices add constraint invoices_total_check check (
  case when refund_id is null then taxable + cgst + sgst + igst = total
  else taxable = 0 and cgst = 0 and sgst = 0 and igst = 0 end) not valid;
alter table invoices validate constraint invoices_total_check;
