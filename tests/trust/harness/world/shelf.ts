import type { ShopDatabase } from '../shop-database.ts';

/** Products that are alike. */
interface Shelf {
  count: number;
  /** Pieces of each. */
  stock: number;
  /** In paise. */
  price: number;
}

/** Puts new products of one variant each into the shop, and notes in `initial` what there is; answers their skus. */
export async function shelve(database: ShopDatabase, initial: Map<string, number>, { count, stock, price }: Shelf) {
  const made = Array.from({ length: count }, () => {
    const number = String(++shelved).padStart(6, '0');
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

let shelved = 0;
