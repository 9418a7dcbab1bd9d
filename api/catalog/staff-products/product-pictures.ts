import sharp from 'sharp';
import type { components } from '../../../schema/generated/rest.ts';
import { encodeMaster } from '../../../server-kit/pictures/encoding.ts';
import type { Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import { parseOptionalText } from '../../platform/text-input.ts';
import type { StaffProducts } from './staff-products.ts';
import { createProductPicturesRepository } from './pictures-repository.ts';
import type { Crop } from './pictures-repository.ts';

type Schemas = components['schemas'];
type GivenPicture = Schemas['ProductPicturesBody']['pictures'][number];

/** The pictures of products. */
export interface ProductPictures {
  /**
   * Sets all pictures of a colour, in their order. Refuses with CHANGED_MEANWHILE, PRODUCT_NOT_FOUND and INVALID_INPUT.
   */
  set(staff: Staff, id: string, body: Schemas['ProductPicturesBody']): Promise<Schemas['ManagedProduct']>;
}

/** The dependencies of the pictures of products. */
export interface ProductPicturesDependencies {
  db: Db;
  staffProducts: Pick<StaffProducts, 'change'>;
  /** Removes an unused upload of an account, and returns it as WebP; undefined without it. */
  takeUpload: (trx: Db, shopperId: string, id: string) => Promise<Buffer | undefined>;
  now: () => Date;
}

/** The shown part is at most this wide, in pixels, and 4/3 as high: the widest rendition of the shop. */
const SHOWN_WIDTH = 1_280;
const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 };

/** Creates the pictures of products. */
export function createProductPictures({
  staffProducts,
  takeUpload,
  now,
}: ProductPicturesDependencies): ProductPictures {
  /** The id of a picture that is of the product and has this crop: a new one, where it is an upload or the crop changed. */
  const pictureOf = async (trx: Db, staff: Staff, place: { id: string; color: string }, given: GivenPicture) => {
    const pictures = createProductPicturesRepository(trx);
    const known = await pictures.find(place.id, given.pictureId);
    const crop = given.crop ?? known?.crop ?? WHOLE;
    if (known && isEqual(crop, known.crop)) return given.pictureId;
    const original = known?.original ?? (await takeUpload(trx, staff.by, given.pictureId));
    if (!original) return refuse('INVALID_INPUT', { field: 'pictures', message: NO_PICTURE });
    const picture = { id: randomPhotoId(), alt: '', crop, original, shown: await cut(original, crop, staff.by) };
    await pictures.insert(place.id, place.color, picture, now());
    return picture.id;
  };
  return {
    set: async (staff, id, { version, color, pictures: given }) => {
      const texts = given.map(({ alt }) => parseOptionalText(alt, { field: 'pictures', what: 'The text' }) ?? '');
      if (new Set(given.map(({ pictureId }) => pictureId)).size < given.length)
        refuse('INVALID_INPUT', { field: 'pictures', message: 'Each picture is shown once.' });
      return staffProducts.change(staff, { id, version }, async (trx) => {
        const pictures = createProductPicturesRepository(trx);
        if (!(await pictures.hasColor(id, color))) refuse('INVALID_INPUT', { field: 'color', message: NO_COLOR });
        const ids: string[] = [];
        for (const one of given) ids.push(await pictureOf(trx, staff, { id, color }, one));
        await pictures.updateHidden(id, color);
        for (const [position, pictureId] of ids.entries())
          await pictures.updateShown(pictureId, { color, position, alt: texts[position] ?? '' });
        await pictures.updateVariants(id, color);
      });
    },
  };
}

const NO_PICTURE = 'A picture is no longer here. Please add it again.';
const NO_COLOR = 'The product has no such colour.';

/** 130 random bits: the address of a picture is its only key. */
const randomPhotoId = (): string => `photo-${(randomId('').slice(1) + randomId('').slice(1)).slice(0, 26)}`;

/** Crops are stored as real numbers. */
const isEqual = (one: Crop, other: Crop): boolean =>
  (['left', 'top', 'width', 'height'] as const).every((edge) => Math.abs(one[edge] - other[edge]) < 0.000_1);

/** The shown part of a picture, 3 wide and 4 high: where the crop has another shape, its middle. */
async function cut(original: Buffer, { left, top, width, height }: Crop, client: string): Promise<Buffer> {
  const { width: pixels, height: lines } = await sharp(original).metadata();
  const x = Math.min(Math.floor(left * pixels), pixels - 1);
  const y = Math.min(Math.floor(top * lines), lines - 1);
  const part = {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round(width * pixels), pixels - x)),
    height: Math.max(1, Math.min(Math.round(height * lines), lines - y)),
  };
  const across = Math.max(3, Math.min(SHOWN_WIDTH, part.width, Math.round(part.height * 0.75)));
  const size = { width: across, height: Math.round(across / 0.75), fit: 'cover' } as const;
  return encodeMaster(sharp(original).extract(part).resize(size), client);
}
