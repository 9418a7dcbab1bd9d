import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** The shown part of a picture, in parts of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture of a product. */
export interface ProductPicture {
  id: string;
  alt: string;
  crop: Crop;
  /** WebP. */
  original: Buffer;
  shown: Buffer;
}

/** The address of a picture at the shop. */
export const pictureAddressOf = (id: string): string => `/pictures/${id}`;

/** The bytes of a picture: its shown part, or the whole of it. */
export async function findPhoto(db: Db, id: string, column: 'shown' | 'original'): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Uint8Array }>`
    select ${sql.ref(column)} as bytes from product_pictures where id = ${id}`.execute(db);
  return rows[0] && Buffer.from(rows[0].bytes);
}

/** The statements on the pictures of products; `db` is a transaction that has locked the product. */
export function createProductPicturesRepository(db: Db) {
  return {
    /** Whether the product has a variant of this colour. */
    async hasColor(productId: string, color: string): Promise<boolean> {
      const { rows } = await sql`
        select from variants where product_id = ${productId} and color = ${color} limit 1`.execute(db);
      return rows.length > 0;
    },

    /** The crop of a picture of a product, and its bytes; undefined without it. */
    async find(productId: string, id: string): Promise<{ crop: Crop; original: Buffer } | undefined> {
      const { rows } = await sql<{ original: Uint8Array; crop: Crop }>`
        select original, json_build_object(
          'left', crop_left, 'top', crop_top, 'width', crop_width, 'height', crop_height) as crop
        from product_pictures where id = ${id} and product_id = ${productId}`.execute(db);
      return rows[0] && { crop: rows[0].crop, original: Buffer.from(rows[0].original) };
    },

    /** Shows no picture of a colour. They stay, because orders show them. */
    async updateHidden(productId: string, color: string): Promise<void> {
      await sql`
        update product_pictures set position = null where product_id = ${productId} and color = ${color}`.execute(db);
    },

    /** Shows a picture of a product at this place of a colour. */
    async updateShown(id: string, { color, position, alt }: { color: string; position: number; alt: string }) {
      await sql`
        update product_pictures set color = ${color}, position = ${position}::int, alt = ${alt}
        where id = ${id}`.execute(db);
    },

    /** Inserts a picture that is not yet shown. */
    async insert(productId: string, color: string, picture: ProductPicture, now: Date): Promise<void> {
      const { id, alt, crop, original, shown } = picture;
      await sql`
        insert into product_pictures (id, product_id, color, alt, crop_left, crop_top, crop_width, crop_height, original,
          shown, uploaded_at)
        values (${id}, ${productId}, ${color}, ${alt}, ${crop.left}, ${crop.top}, ${crop.width}, ${crop.height},
          ${original}, ${shown}, ${now})`.execute(db);
    },

    /** Gives the variants of a colour its pictures. Without any, they have those of the samples again. */
    async updateVariants(productId: string, color: string): Promise<void> {
      await sql`
        with shown as (
          select coalesce(array_agg('/pictures/' || id order by position), '{}') as addresses,
            coalesce(array_agg(alt order by position), '{}') as texts
          from product_pictures where product_id = ${productId} and color = ${color} and position is not null
        )
        update variants set image = addresses[1], more_images = addresses[2:], image_texts = texts
        from shown where product_id = ${productId} and color = ${color}`.execute(db);
    },
  };
}
