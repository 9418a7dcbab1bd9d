import sharp from 'sharp';
import { encodePicture } from '../../../pictures/encoding.ts';
import type { PictureFormat } from '../../../pictures/formats.ts';
import { PICTURE_RATIO } from '../../../schema/vocabulary.ts';
import { COLOURS } from '../cloth/design.ts';
import type { ClothDesign } from '../cloth/design.ts';

/** Pixels; a browser stretches the picture to the width that it asked for. */
const WIDTH = 96;

/** A plain piece of a design's colour, in milliseconds: it stands in until the cloth is drawn. */
export async function plainPicture({ colour }: ClothDesign, format: PictureFormat): Promise<Buffer> {
  const background = COLOURS[colour].ground;
  const picture = sharp({ create: { width: WIDTH, height: WIDTH * PICTURE_RATIO, channels: 3, background } });
  return encodePicture(picture, format, 0);
}
