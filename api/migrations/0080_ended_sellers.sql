-- Compatible from 0032.
-- The state of a product when its seller was ended, which archived it; null for every other product. When the shop takes
-- the seller back, the product has this state again.
alter table products add column state_before_end text check (state_before_end in ('live', 'draft'));

-- Each variant has its own number up to which its stock is low.
create index variants_below_own_level on variants (product_id)
  where not is_retired and stock + kept_stock <= coalesce(low_stock, 5);
drop index variants_with_low_stock;
