import type { ManagedProductDetailFragment, SetPicturesOfMutationVariables } from './products.graphql.generated.ts';

type ManagedPicture = ManagedProductDetailFragment['pictures'][number];

/** The shown part of a picture, in parts of its width and height. */
export type Crop = ManagedPicture['crop'];

/** A picture of a colour while it is edited. */
export interface EditedPicture {
  pictureId: string;
  alt: string;
  /** Undefined until it is chosen: the shop shows the middle. */
  crop: Crop | undefined;
  /** The whole picture. */
  originalUrl: string;
}

/** The pictures of a colour that the shop has. */
export const picturesOf = ({ pictures }: ManagedProductDetailFragment, color: string): EditedPicture[] =>
  pictures
    .filter((picture) => picture.color === color)
    .map(({ pictureId, alt, crop: { left, top, width, height }, original }) => ({
      pictureId,
      alt,
      crop: { left, top, width, height },
      originalUrl: original.url,
    }));

/** The pictures as the mutation takes them. */
export const toPictureInput = (
  pictures: readonly EditedPicture[],
): SetPicturesOfMutationVariables['input']['pictures'] =>
  pictures.map(({ pictureId, alt, crop }) => ({ pictureId, alt: alt.trim() || null, crop: crop ?? null }));

/** The same list with a picture at another place. */
export function movePicture(pictures: readonly EditedPicture[], from: number, to: number): EditedPicture[] {
  const moved = pictures[from];
  if (!moved || to < 0 || to >= pictures.length) return [...pictures];
  const others = pictures.filter((_, at) => at !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** The width over the height of a picture in the shop. */
const SHAPE = 0.75;

/** The part of a picture of these pixels at a zoom from 1 up, whose place is given from 0 to 1 in both directions. */
export function cropAt(
  { width, height }: { width: number; height: number },
  { zoom, x, y }: { zoom: number; x: number; y: number },
): Crop {
  const isWide = width / height > SHAPE;
  const part = {
    width: (isWide ? (SHAPE * height) / width : 1) / zoom,
    height: (isWide ? 1 : width / SHAPE / height) / zoom,
  };
  return { left: x * (1 - part.width), top: y * (1 - part.height), ...part };
}
