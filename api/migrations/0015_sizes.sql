-- A variant is a colour and, where a piece is sewn to measure, a size. A variant without a size is as it was.
alter table variants
  add column size text check (char_length(size) between 1 and 20),
  -- The variant whose pictures it shares, for sizes of one colour look alike; its own when there is none.
  add column picture_sku text references variants;

create unique index variants_by_size on variants (product_id, color, size) where size is not null;

drop trigger note_variant_change on variants;
create trigger note_variant_change
  after update of sku, product_id, position, color, image, gtin, size, picture_sku on variants
  for each row when (old is distinct from new) execute function note_variant_change();

-- As it was when it was ordered.
alter table order_items add column size text;
