import { encodeMaster } from '../../../server-kit/pictures/encoding.ts';
import { isPictureFile, reencode } from '../../../server-kit/pictures/untrusted.ts';
import { PICTURE_WIDTHS } from '../../../schema/vocabulary.ts';

const MAX_WIDTH = Math.max(...PICTURE_WIDTHS);
/** The largest ratio of height to width; a higher picture is made narrower. */
const MAX_RATIO = 4;

/**
 * Returns the picture of a foreign file, upright, at most as wide as the shop shows it, without camera metadata. The
 * host's content type is ignored, and decoders of other formats (SVG above all) never process the file. Throws if it
 * is not a picture, is broken, or is too large to decode. `client` is from `fairClientOf`; clients take turns.
 */
export async function makeMaster(file: Buffer, client = ''): Promise<Buffer> {
  if (!isPictureFile(file)) throw new Error('The file is not a picture in a supported format.');
  const box = { width: MAX_WIDTH, height: MAX_WIDTH * MAX_RATIO };
  return reencode(file, box, (picture) => encodeMaster(picture, client));
}
