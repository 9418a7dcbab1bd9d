import sharp from 'sharp';
import { MAX_PICTURES, SMALL_UPLOAD_SIDE, UPLOAD_SIDE } from '../../../schema/uploads.ts';
import { FairSemaphore } from '../../../server-kit/fair-semaphore.ts';
import { encodePicture } from '../../../server-kit/pictures/encoding.ts';
import { isPhotoFile, reencode } from '../../../server-kit/pictures/untrusted.ts';
import type { Db } from '../../platform/database.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { refuse } from '../../platform/refusals.ts';
import { pictureReads } from '../../platform/picture-reads.ts';
import { randomId } from '../../platform/secrets.ts';
import { createUploadAddresses, type SignedQuery, type UploadAddresses } from './addresses.ts';
import { createUploadRepository, type UploadUse } from './repository.ts';

/** Pictures that shoppers upload. Each is decoded and encoded again, so it contains nothing but its pixels. */
export interface Uploads extends UploadAddresses {
  /**
   * Stores a picture of a shopper; it is private and unused. Refuses with INVALID_INPUT for a file that is no picture or
   * has too many pixels, RATE_LIMITED, and UNAVAILABLE while too many pictures wait.
   */
  add(shopperId: string, file: Buffer): Promise<{ id: string; url: string; width: number; height: number }>;
  /**
   * The bytes of a picture for this query; undefined without it, and for a private one without a valid signature.
   * `client` is the client's address: clients take turns.
   */
  read(
    id: string,
    { isSmall, client, ...query }: SignedQuery & { isSmall: boolean; client: string },
  ): Promise<{ bytes: Buffer; isPublic: boolean } | undefined>;
}

/** The dependencies of uploads. */
export interface UploadDependencies {
  db: Db;
  secret: string;
  now: () => Date;
  rateLimits: Pick<RateLimits, 'countUpload'>;
}

/** The most unused pictures of one shopper; the oldest is deleted when there are more. */
const MAX_UNUSED = 20;
/** Milliseconds after which an unused picture is deleted. */
const UNUSED_MS = 86_400_000;

/** Creates the uploads. */
export function createUploads({ db, secret, now, rateLimits }: UploadDependencies): Uploads {
  const repository = createUploadRepository(db);
  const addresses = createUploadAddresses(secret, now);
  // Each waiting file takes its bytes of memory.
  const turns = new FairSemaphore({ most: 2, mostOfOne: 1, mostWaiting: 6, waitMs: 5_000 });
  return {
    ...addresses,
    add: async (shopperId, file) => {
      await rateLimits.countUpload(shopperId);
      const release = (await turns.acquire(shopperId)) ?? refuse('UNAVAILABLE', { retryAfter: 5 });
      try {
        const picture = await toStored(file, shopperId);
        const id = randomUploadId();
        await repository.insert(shopperId, { id, ...picture }, now());
        await repository.deleteUnusedBut(shopperId, MAX_UNUSED);
        const { width, height } = picture;
        return { id, url: addresses.addressOf(id, false), width, height };
      } finally {
        release();
      }
    },
    read: async (id, { isSmall, client, ...query }) => {
      const release = await pictureReads.acquire(client);
      const found = await repository.find(id, isSmall).finally(release);
      if (!found || !(found.is_public || addresses.isSigned(id, query))) return undefined;
      return { bytes: found.bytes, isPublic: found.is_public };
    },
  };
}

/**
 * Marks a shopper's unused pictures as used, in the transaction `trx`. Refuses with INVALID_INPUT for too many, and for
 * one that the shopper does not have, or that is used.
 */
export async function claimUploads(
  trx: Db,
  shopperId: string,
  ids: readonly string[],
  { use, isPublic, field = 'pictureIds' }: { use: UploadUse; isPublic: boolean; field?: string },
): Promise<void> {
  if (ids.length === 0) return;
  if (ids.length > MAX_PICTURES || new Set(ids).size < ids.length)
    refuse('INVALID_INPUT', { field, message: `Please choose at most ${MAX_PICTURES} different pictures.` });
  const claimed = await createUploadRepository(trx).updateUsed(shopperId, ids, use, isPublic);
  if (claimed < ids.length)
    refuse('INVALID_INPUT', { field, message: 'A picture is no longer here. Please add it again.' });
}

/** Removes an unused picture of an account from the uploads, and returns it as WebP; undefined without it. */
export function takeUpload(trx: Db, shopperId: string, id: string): Promise<Buffer | undefined> {
  return createUploadRepository(trx).deleteUnusedOf(shopperId, id);
}

/** Deletes the pictures that were never used. */
export async function deleteUnusedUploads(db: Db, now: Date): Promise<void> {
  await createUploadRepository(db).deleteUnused(new Date(now.getTime() - UNUSED_MS));
}

/** An id of 130 bits: it is the only key of a public picture. */
const randomUploadId = (): string => `up-${(randomId('').slice(1) + randomId('').slice(1)).slice(0, 26)}`;

/** Both copies of a picture, as WebP. Refuses a file that is no photograph, is broken or has too many pixels. */
async function toStored(file: Buffer, client: string) {
  if (!isPhotoFile(file)) refuse('INVALID_INPUT', { field: 'picture', message: NO_PICTURE });
  const encoding = { format: 'webp', effort: 2, client } as const;
  const box = { width: UPLOAD_SIDE, height: UPLOAD_SIDE };
  const large = await reencode(file, box, (one) => encodePicture(one.flatten({ background: '#fff' }), encoding)).catch(
    () => refuse('INVALID_INPUT', { field: 'picture', message: BROKEN }),
  );
  const small = await encodePicture(
    sharp(large).resize({
      width: SMALL_UPLOAD_SIDE,
      height: SMALL_UPLOAD_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    }),
    encoding,
  );
  const { width, height } = await sharp(large).metadata();
  return { large, small, width, height };
}

const NO_PICTURE = 'This file is not a photo that we can read. Please choose a JPEG, PNG or WebP picture.';
const BROKEN = 'We couldn’t read this picture: it is damaged or has too many pixels. Please choose another one.';
