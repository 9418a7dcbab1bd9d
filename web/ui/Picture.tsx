import { PICTURE_RATIO } from '../../schema/vocabulary.ts';

/** A picture as the gateway answers it. */
export interface PictureSource {
  url: string;
  srcSet?: string | null;
  alt: string;
}

/** How early a picture of the first view is fetched. */
export type Turn = 'top' | 'early';

interface PictureProps {
  image: PictureSource;
  /** How wide it stands at which width of the window, as the `sizes` of an `<img>`. */
  sizes: string;
  /** `top` is fetched before all else, `early` at once; without it the picture is fetched when it comes near. */
  turn?: Turn;
  className?: string;
  /** In place of the picture's own words; empty where the text beside it says the same. */
  alt?: string;
}

const WIDTH = 480;

/** One portrait of a piece, in the rendition that fits the screen; its place is kept before it is there. */
export function Picture({ image, sizes, turn, className, alt = image.alt }: PictureProps) {
  return (
    <img
      src={image.url}
      srcSet={image.srcSet ?? undefined}
      sizes={image.srcSet ? sizes : undefined}
      width={WIDTH}
      height={WIDTH * PICTURE_RATIO}
      alt={alt}
      loading={turn ? undefined : 'lazy'}
      fetchPriority={turn === 'top' ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
