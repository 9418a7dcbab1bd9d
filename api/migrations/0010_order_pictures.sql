-- How an ordered piece looked when it was ordered: a change of the product changes no order.
alter table order_items add column cloth jsonb;

update order_items i
set cloth = json_build_object('sku', v.sku, 'color', i.color, 'image', v.image, 'category', i.category, 'craft', p.craft,
  'sheen', p.sheen, 'zari', p.zari)
from variants v join products p on p.id = v.product_id
where v.sku = i.sku;

alter table order_items alter column cloth set not null;
