import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The purpose of a used picture. */
export type UploadUse = 'review' | 'return';

/** A new picture. */
export interface NewUpload {
  id: string;
  /** WebP. */
  large: Buffer;
  small: Buffer;
  /** Pixels of the large picture. */
  width: number;
  height: number;
}

/** The statements on uploaded pictures. */
export function createUploadRepository(db: Db) {
  return {
    /** Inserts an unused picture of a shopper. */
    async insert(shopperId: string, { id, large, small, width, height }: NewUpload, now: Date): Promise<void> {
      await sql`
        insert into uploads (id, shopper_id, large, small, width, height, uploaded_at)
        values (${id}, ${shopperId}, ${large}, ${small}, ${width}, ${height}, ${now})`.execute(db);
    },

    /** Deletes a shopper's unused pictures except the `newest` newest ones. */
    async deleteUnusedBut(shopperId: string, newest: number): Promise<void> {
      await sql`
        delete from uploads where id in (
          select id from uploads where shopper_id = ${shopperId} and used_for is null
          order by uploaded_at desc, id offset ${newest})`.execute(db);
    },

    /** Marks a shopper's unused pictures as used; returns the number of them. */
    async updateUsed(shopperId: string, ids: readonly string[], use: UploadUse, isPublic: boolean): Promise<number> {
      const { rows } = await sql`
        update uploads set used_for = ${use}, is_public = ${isPublic}
        where id = any(${[...ids]}::text[]) and shopper_id = ${shopperId} and used_for is null returning id`.execute(
        db,
      );
      return rows.length;
    },

    /** Shows used pictures to everybody, or to nobody without a signed address. */
    async updatePublic(ids: readonly string[], isPublic: boolean): Promise<void> {
      await sql`
        update uploads set is_public = ${isPublic}
        where id = any(${[...ids]}::text[]) and used_for is not null`.execute(db);
    },

    /** One copy of a picture, and whether everybody may see it; undefined without it. */
    async find(id: string, isSmall: boolean): Promise<{ bytes: Buffer; is_public: boolean } | undefined> {
      const { rows } = await sql<{ bytes: Uint8Array; is_public: boolean }>`
        select ${sql.ref(isSmall ? 'small' : 'large')} as bytes, is_public from uploads where id = ${id}`.execute(db);
      const [row] = rows;
      // PGlite returns plain bytes.
      return row && { ...row, bytes: Buffer.from(row.bytes) };
    },

    /** Deletes an unused picture of a shopper; returns its large copy, undefined without it. */
    async deleteUnusedOf(shopperId: string, id: string): Promise<Buffer | undefined> {
      const { rows } = await sql<{ large: Uint8Array }>`
        delete from uploads where id = ${id} and shopper_id = ${shopperId} and used_for is null returning large`.execute(
        db,
      );
      return rows[0] && Buffer.from(rows[0].large);
    },

    /** Deletes the pictures that were uploaded before this moment and never used. */
    async deleteUnused(before: Date): Promise<void> {
      await sql`delete from uploads where used_for is null and uploaded_at < ${before}`.execute(db);
    },
  };
}
