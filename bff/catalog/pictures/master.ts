import sharp from 'sharp';
import { encodeMaster } from '../../../server-kit/pictures/encoding.ts';
import { PICTURE_WIDTHS } from '../../../schema/vocabulary.ts';
import { decodeWithin } from './decoding.ts';

const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
/** The largest ratio of height to width; a higher picture is made narrower. */
const MAX_RATIO = 4;

/** The first bytes of JPEG, PNG, GIF, WebP and AVIF. */
const SIGNATURES = /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftyp(avi[fs]|mif1))/;

/**
 * Returns the picture of a foreign file, upright, at most as wide as the shop shows it, without camera metadata. The
 * host's content type is ignored, and decoders of other formats (SVG above all) never process the file. Throws if it
 * is not a picture, is broken, or is too large to decode. `client` is from `fairClientOf`; clients take turns.
 */
export async function makeMaster(file: Buffer, client = ''): Promise<Buffer> {
  if (!SIGNATURES.test(file.toString('latin1', 0, 16)))
    throw new Error('The file is not a picture in a supported format.');
  const size = { width: MAX_WIDTH, height: MAX_WIDTH * MAX_RATIO, fit: 'inside', withoutEnlargement: true } as const;
  return decodeWithin(file, () => encodeMaster(sharp(file, { failOn: 'error' }).autoOrient().resize(size), client));
}
