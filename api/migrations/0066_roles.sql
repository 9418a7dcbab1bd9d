-- Compatible from 0032.
-- The roles of staff who work for the whole shop, beside the ADMIN, its owner.
alter table shoppers drop constraint shoppers_role_check;
alter table shoppers add constraint shoppers_role_check
  check (role in ('SHOPPER', 'SELLER', 'ACCOUNTANT', 'EDITOR', 'PACKER', 'MANAGER', 'ADMIN')) not valid;
alter table shoppers validate constraint shoppers_role_check;
