-- Compatible from 0032.
-- A search text may be a SKU: the whole of it, or the part that the storefront shows. `skusIn` of schema/matching.ts reads it.
create index variants_by_folded_sku on variants (lower(sku));
create index variants_by_shown_sku on variants (lower(substr(sku, 6, 4)));
