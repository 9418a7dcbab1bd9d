import pg from 'pg';
import { CATEGORIES } from '../schema/shop.ts';
import { COLLECTIONS, OCCASIONS } from '../schema/vocabulary.ts';

/** The number of records of each kind. */
export interface Amounts {
  products: number;
  /** One in eight products is out of stock. */
  variants: number;
  reviews: number;
  shoppers: number;
  /** The first of the shoppers, who have bought very often. */
  regulars: number;
  orders: number;
  cartLines: number;
}

/** The amounts for this number of products; a million of them have five million reviews and two million orders. */
export function amountsFor(products: number): Amounts {
  const [variants, reviews, orders] = [products * 3, products * 5, products * 2];
  return { products, variants, reviews, orders, shoppers: products / 5, regulars: 20, cartLines: products };
}

/** Words of the names, and thus the searched words. */
export const CRAFTS = [
  'Bandhani',
  'Leheriya',
  'Shibori',
  'Mothra',
  'Gharchola',
  'Rajputana',
  'Ekdali',
  'Panchrangi',
] as const;
/** The fabrics of the products. */
export const FABRICS = ['Georgette', 'Crepe', 'Mulmul', 'Silk', 'Rayon', 'Linen', 'Cotton Silk', 'Kanjivaram'] as const;
/** The colours of the variants. */
export const VARIANT_COLOURS = [
  'Red',
  'Pink',
  'Maroon',
  'Orange',
  'Yellow',
  'Mustard',
  'Green',
  'Olive',
  'Teal',
  'Turquoise',
  'Blue',
  'Navy',
  'Indigo',
  'Purple',
  'Lavender',
  'Brown',
  'Beige',
  'Cream',
  'White',
  'Black',
  'Grey',
  'Gold',
  'Silver',
  'Peach',
] as const;
/** Colours in names. */
export const COLOURS = ['indigo', 'madder', 'turmeric', 'pista', 'rani', 'ivory', 'mustard', 'sindoor'] as const;
/** Motifs in names. */
export const MOTIFS = ['dots', 'waves', 'peacocks', 'parrots', 'mangoes', 'lotus', 'temples', 'stripes'] as const;

/** The id of the nth shopper, order or other record with this `prefix`; `n` is an SQL expression or a number. */
const idOf = (prefix: string, n: string) => `'${prefix}-' || translate(lpad((${n})::text, 16, 'a'), '0189', 'bcde')`;

/** The same id in TypeScript. */
export function nthId(prefix: string, n: number): string {
  const letters: Record<string, string> = { 0: 'b', 1: 'c', 8: 'd', 9: 'e' };
  return `${prefix}-${String(n)
    .padStart(16, 'a')
    .replaceAll(/[0189]/g, (digit) => letters[digit] ?? '')}`;
}

/** A whole number from 0 that looks random and is the same in every run. */
const chance = (n: string, salt: number) => `abs(hashint8((${n})::bigint * 64 + ${salt})::bigint)`;
const pick = (list: readonly string[], n: string, salt: number) =>
  `(array[${list.map((one) => `'${one}'`).join(', ')}])[1 + ${chance(n, salt)} % ${list.length}]`;
const ADDRESS = JSON.stringify({
  name: 'Asha Verma',
  email: 'asha@example.com',
  address: '12 Johari Bazaar, near the old gate',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302001',
  phone: '9829012345',
});
const HASH = `repeat('h', 43)`;
const START = `timestamptz '2024-01-01'`;

/** The number of the shopper who placed order `n`: the regulars placed a tenth of the orders. */
const buyerOf = (n: string, { shoppers, regulars }: Amounts) =>
  `1 + case when ${n} % 10 = 0 then (${n} / 10) % ${regulars} else ${chance(n, 20)} % ${shoppers} end`;

const catalogue = ({ products, variants, reviews }: Amounts) => [
  `insert into sellers select 'se-' || n, 'Dyers of lane ' || n from generate_series(1, 200) n`,
  `insert into products (id, position, name, category, fabric, pattern, dimension, weight, size, description, list_price,
      show_price, rating, review_count, seller_id, collections, occasions, craft, sheen, zari, created_at)
    select 'b-' || n, n, craft || ' ' || lower(fabric) || ' ' || lower(category) || ' with ' || ${pick(COLOURS, 'n', 4)} ||
        ' ' || ${pick(MOTIFS, 'n', 5)} || ' ' || (1000 + n % 9000),
      category, fabric, craft, '5.5 x 1.1', 500, 'Free size',
      repeat('Tied by hand in Sanganer, dyed twice, and washed until the colour no longer runs. ', 3),
      900000, 39900 + (${chance('n', 6)} % 6000)::int * 100, (10 + ${chance('n', 7)} % 41) / 10.0, ${reviews / products},
      'se-' || 1 + n % 200,
      case when n % 9 = 0 then array[${pick(COLLECTIONS, 'n', 8)}] else '{}' end,
      array[${pick(OCCASIONS, 'n', 9)}], 'leheriya', 0.4, false, ${START} + n * interval '1 minute'
    from (
      select n, ${pick(CATEGORIES, 'n', 1)} as category, ${pick(FABRICS, 'n', 2)} as fabric, ${pick(CRAFTS, 'n', 3)} as craft
      from generate_series(1, ${products}) n
    ) drawn`,
  `insert into variants (sku, product_id, position, color, stock, review_count)
    select 'B-' || n || '-' || at, 'b-' || n, at, ${pick(VARIANT_COLOURS, 'n * 4 + at', 14)},
      case when n % 8 = 0 then 0 else greatest(0, (${chance('n', 10)} + at * 5) % 12 - 4) end,
      case when at = 0 then ${reviews / products} else 0 end
    from generate_series(1, ${products}) n, generate_series(0, ${variants / products - 1}) at`,
  `insert into stocked_variants (sku, category, position, show_price, rating)
    select v.sku, p.category, p.position, p.show_price, p.rating
    from variants v join products p on p.id = v.product_id where v.stock > 0`,
  `insert into reviews (id, sku, rating, comment, created_at, user_name, user_email)
    select 'r-' || n, 'B-' || 1 + n % ${products} || '-0', 1 + ${chance('n', 11)} % 5,
      'The colour held in the wash, and the dots are all tied by hand.', ${START} + n * interval '15 seconds', 'Asha',
      's' || n % 1000 || '@example.com'
    from generate_series(1, ${reviews}) n`,
  `insert into product_words
    select p.position, words_of(concat_ws(' ', p.name, p.category, p.fabric, p.pattern, array_to_string(p.occasions, ' '),
      string_agg(distinct v.color, ' ')))
    from products p join variants v on v.product_id = p.id group by p.id order by p.position`,
  `insert into search_words select distinct word from product_words, unnest(words) word`,
];

const purchases = (amounts: Amounts) => {
  const { products, shoppers, orders, cartLines } = amounts;
  return [
    `insert into shoppers (id, email, name, created_at, updated_at)
      select ${idOf('sh', 'n')}, 's' || n || '@example.com', 'Asha', ${START}, ${START} from generate_series(1, ${shoppers}) n`,
    `insert into sessions (id, shopper_id, begun_by, created_at, expires_at)
      select ${idOf('se', 'n')}, ${idOf('sh', 'n')}, 'code', now(), now() + interval '30 days'
      from generate_series(1, ${shoppers}) n`,
    `insert into cart_items (id, shopper_id, sku, quantity, created_at)
      select ${idOf('ca', 'n')}, ${idOf('sh', `1 + n % ${shoppers}`)}, 'B-' || 1 + ${chance('n', 12)} % ${products} || '-0', 1, ${START}
      from generate_series(1, ${cartLines}) n on conflict do nothing`,
    `insert into orders (id, shopper_id, chain_id, attempt_id, wish_hash, state, provider_order_id, subtotal, promo_discount,
        first_purchase_discount, total, shipping, created_at, expires_at, paid_at)
      select ${idOf('or', 'n')}, ${idOf('sh', buyerOf('n', amounts))}, ${idOf('ch', 'n')}, 'attempt-' || n, ${HASH}, 'paid',
        'order_' || n, 150000, 0, 0, 150000, '${ADDRESS}', at, at, at
      from (select n, ${START} + n * interval '40 seconds' as at from generate_series(1, ${orders}) n) o`,
    `insert into order_items (id, order_id, position, shopper_id, sku, seller_id, name, category, color, list_price,
        unit_price, quantity, discount, status, placed_at, delivered_at, cloth)
      select ${idOf('oi', 'n * 2 + at')}, ${idOf('or', 'n')}, at, ${idOf('sh', buyerOf('n', amounts))},
        'B-' || 1 + (${chance('n', 13)} + at) % ${products} || '-0', 'se-' || 1 + (${chance('n', 13)} + at) % ${products} % 200,
        'Bandhani saree with indigo dots', 'Saree', 'Indigo', 200000, 150000, 1, 0,
        case when n < ${orders} * 0.95 then 'Delivered' else 'Placed' end, ${START} + n * interval '40 seconds',
        case when n < ${orders} * 0.95 then ${START} + n * interval '40 seconds' + interval '4 days' end,
        '{"sku": "B-1-0", "color": "Indigo", "image": null, "category": "Saree", "craft": "leheriya", "sheen": 0.4, "zari": false}'
      from generate_series(1, ${orders}) n, generate_series(0, (n % 3 = 0)::int) at`,
    `insert into payments (id, order_id, amount, fulfils, created_at, method)
      select 'pay_' || n, ${idOf('or', 'n')}, 150000, true, ${START} + n * interval '40 seconds', 'upi'
      from generate_series(1, ${orders}) n`,
  ];
};

const TABLES = [
  'products',
  'variants',
  'stocked_variants',
  'reviews',
  'product_words',
  'search_words',
  'shoppers',
  'sessions',
  'cart_items',
  'orders',
  'order_items',
  'payments',
];

/**
 * Fills a migrated database inside PostgreSQL, without triggers and checks of foreign keys, for which the role must be a
 * superuser. Indexes that no constraint needs are created afterwards.
 */
export async function fillShop(url: string, amounts: Amounts): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c session_replication_role=replica' });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '128MB'`);
    const { rows } = await client.query<{ indexrelid: string; definition: string }>(
      `select i.indexrelid::regclass::text as indexrelid, pg_get_indexdef(i.indexrelid) as definition from pg_index i
       where i.indrelid = any($1::regclass[])
         and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
      [TABLES],
    );
    for (const { indexrelid } of rows) await client.query(`drop index ${indexrelid}`);
    for (const statement of [...catalogue(amounts), ...purchases(amounts)]) await client.query(statement);
    for (const { definition } of rows) await client.query(definition);
    await client.query(`select setval(pg_get_serial_sequence('products', 'position'), ${amounts.products})`);
    await client.query(`vacuum (analyze) sellers, ${TABLES.join(', ')}`);
  } finally {
    await client.end();
  }
}
