import type { ShopDatabase } from '../shop-database.ts';

/** New products that differ only in their ids. */
interface NewProducts {
  count: number;
  /** The stock of each. */
  stock: number;
  /** In paise. */
  price: number;
}

/** Inserts new products of one variant each, and saves their stock in `initial`; returns their skus. */
export async function addProducts(
  database: ShopDatabase,
  initial: Map<string, number>,
  { count, stock, price }: NewProducts,
) {
  const made = Array.from({ length: count }, () => {
    const number = String(++added).padStart(6, '0');
    return { id: `trust-${number}`, sku: `TRST-${number}-MR` };
  });
  const rows = JSON.stringify(made);
  await database.rows(
    `insert into products (id, name, category, fabric, list_price, show_price, seller_id, craft, sheen, zari)
     select r.id, 'Proof ' || r.id, category, fabric, $2, $2, seller_id, craft, sheen, zari
     from (select * from products order by position limit 1) p, jsonb_to_recordset($1) as r(id text)`,
    [rows, price],
  );
  await database.rows(
    `insert into variants (sku, product_id, position, color, stock)
     select r.sku, r.id, 0, v.color, $2
     from (select color from variants order by sku limit 1) v, jsonb_to_recordset($1) as r(id text, sku text)`,
    [rows, stock],
  );
  for (const { sku } of made) initial.set(sku, stock);
  return made.map(({ sku }) => sku);
}

let added = 0;
