import sharp from 'sharp';
import { encodeMaster } from '../../../pictures/encoding.ts';
import { PICTURE_WIDTHS } from '../../../schema/vocabulary.ts';

const MAX_PIXELS = 40_000_000;
const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
/** How many times as high as wide a picture may be; a higher one is made narrower. */
const MAX_RATIO = 4;

/** How JPEG, PNG, GIF, WebP and AVIF begin, byte by byte. */
const SIGNATURES = /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftyp(avi[fs]|mif1))/;

/**
 * The picture in a foreign file, upright and at most as wide as the shop shows it, without what a camera writes into it.
 * What the host says of its type does not count, and decoders of other formats, SVG's above all, never see the file.
 * Throws for what is no picture, is broken, or has more than 40 megapixels.
 */
export async function makeMaster(file: Buffer): Promise<Buffer> {
  if (!SIGNATURES.test(file.toString('latin1', 0, 16))) throw new Error('It has none of the formats of pictures.');
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const size = { width: MAX_WIDTH, height: MAX_WIDTH * MAX_RATIO, fit: 'inside', withoutEnlargement: true } as const;
  return encodeMaster(picture.autoOrient().resize(size));
}
