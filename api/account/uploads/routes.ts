import { SMALL_UPLOAD_SIDE } from '../../../schema/uploads.ts';
import type { Serve } from '../../platform/contract.ts';
import { refuse } from '../../platform/refusals.ts';
import type { Uploads } from './uploads.ts';

/** Uploads pictures, and serves them. */
export function uploadRoutes(serve: Serve, { uploads }: { uploads: Uploads }): void {
  serve('uploadPicture', async ({ shopperId, body }) => {
    if (!Buffer.isBuffer(body)) refuse('UNSUPPORTED_TYPE', { message: 'Send the bytes of one picture.' });
    const { id, ...picture } = await uploads.add(shopperId, body);
    return { picture: { pictureId: id, ...picture } };
  });

  serve('getUploadedPicture', async ({ params: { pictureId }, query: { w, until, key }, address }) => {
    const isSmall = w !== undefined && w <= SMALL_UPLOAD_SIDE;
    const found = await uploads.read(pictureId, { isSmall, client: address, until, key });
    const { bytes, isPublic } = found ?? refuse('PICTURE_NOT_FOUND');
    // Staff may hide a public picture, so caches store it for an hour only.
    const cacheControl = isPublic ? 'public, max-age=3600' : 'private, max-age=600';
    const headers = {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': cacheControl,
    };
    return { bytes, headers: { ...headers, etag: `"${pictureId}.${isSmall ? 'small' : 'large'}"` } };
  });
}
