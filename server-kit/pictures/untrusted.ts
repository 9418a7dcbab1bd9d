/** Decodes pictures that the shop did not make. */
import sharp, { type Sharp } from 'sharp';
import { decodeWithin } from './decoding.ts';

/** The first bytes of JPEG, PNG, GIF, WebP and AVIF. */
const SIGNATURES = /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftyp(avi[fs]|mif1))/;
/** The first bytes of a photograph: JPEG, PNG and WebP. */
const PHOTO_SIGNATURES = /^(\xff\xd8\xff|\x89PNG\r\n|RIFF[^]{4}WEBP)/;

/** Whether the first bytes of a file are those of a picture that the shop fetches from other hosts. */
export const isPictureFile = (file: Buffer): boolean => SIGNATURES.test(file.toString('latin1', 0, 16));

/** Whether the first bytes of a file are those of a picture that a shopper may upload. */
export const isPhotoFile = (file: Buffer): boolean => PHOTO_SIGNATURES.test(file.toString('latin1', 0, 16));

/** A space in which a picture must fit; it is never enlarged. */
export interface PictureBox {
  width: number;
  height: number;
}

/**
 * Decodes a file within the limits of `decodeWithin`, upright and inside `box`, and encodes it by `encode`. The
 * result has no metadata of the camera. Throws if the file is broken or too large to decode. Check its first bytes before.
 */
export function reencode(file: Buffer, box: PictureBox, encode: (picture: Sharp) => Promise<Buffer>): Promise<Buffer> {
  const size = { ...box, fit: 'inside', withoutEnlargement: true } as const;
  return decodeWithin(file, () => encode(sharp(file, { failOn: 'error' }).autoOrient().resize(size)));
}
