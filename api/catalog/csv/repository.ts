import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { soldBy } from '../selling/repository.ts';

/** An import of products and its progress. */
export interface ImportRow {
  id: string;
  started_by: string;
  seller_id: string | null;
  csv: string;
  rows: number;
  done: number;
  added: number;
  problem: string | null;
  finished_at: Date | null;
}

/** A counted variant of a file, and its stock now. */
export interface CountedVariant {
  sku: string;
  stock: number;
}

/** The statements on files of products and of stock. */
export function createCsvRepository(db: Db) {
  return {
    /** The ids of all products of staff, the oldest first. */
    async listProductIds(sellerId: string | undefined): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select p.id from products p where ${soldBy(sellerId)} order by p.position`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** The skus of these that exist, of whichever seller. */
    async listKnownSkus(skus: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ sku: string }>`
        select sku from variants where sku = any(${[...skus]}::text[])`.execute(db);
      return rows.map(({ sku }) => sku);
    },

    /** The stock of staff that is not retired, by sku; only of `skus` when they are given. With `lock`, until the transaction ends. */
    async listStock(
      sellerId: string | undefined,
      { skus, lock = false }: { skus?: readonly string[]; lock?: boolean } = {},
    ): Promise<(CountedVariant & { name: string; color: string; size: string | null })[]> {
      const wanted = skus === undefined ? sql`not v.is_retired` : sql`v.sku = any(${[...skus]}::text[])`;
      const { rows } = await sql<CountedVariant & { name: string; color: string; size: string | null }>`
        select v.sku, v.stock + v.kept_stock as stock, p.name, v.color, v.size
        from variants v join products p on p.id = v.product_id
        where ${soldBy(sellerId)} and ${wanted} order by v.sku ${lock ? sql`for no key update of v` : sql``}`.execute(
        db,
      );
      return rows;
    },

    /** Inserts an import. */
    async insertImport(
      {
        id,
        by,
        sellerId,
        csv,
        rows,
      }: { id: string; by: string; sellerId: string | undefined; csv: string; rows: number },
      now: Date,
    ): Promise<void> {
      await sql`
        insert into product_imports (id, started_by, seller_id, csv, rows, started_at)
        values (${id}, ${by}, ${sellerId ?? null}, ${csv}, ${rows}, ${now})`.execute(db);
    },

    /** The number of a person's imports that began after this moment and are not finished. */
    async countUnfinished(by: string, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from product_imports
        where started_by = ${by} and started_at > ${since} and finished_at is null`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** An import; only of this person, unless the person is undefined. */
    async findImport(id: string, by?: string): Promise<ImportRow | undefined> {
      const { rows } = await sql<ImportRow>`
        select * from product_imports where id = ${id} and (${by ?? null}::text is null or started_by = ${by ?? null})`.execute(
        db,
      );
      return rows[0];
    },

    /** Counts the rows that are handled, and the products that are added. */
    async updateProgress(id: string, done: number, added: number): Promise<void> {
      await sql`
        update product_imports set done = ${done}::int, added = added + ${added}::int where id = ${id}`.execute(db);
    },

    /** Ends an import; with a problem, it has stopped. */
    async updateFinished(id: string, problem: string | undefined, now: Date): Promise<void> {
      await sql`
        update product_imports set finished_at = ${now}::timestamptz, problem = ${problem ?? null}
        where id = ${id} and finished_at is null`.execute(db);
    },
  };
}
