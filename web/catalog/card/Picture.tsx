import { PICTURE_RATIO } from '../../../schema/vocabulary.ts';

/** A picture as the gateway answers it. */
export interface PictureSource {
  url: string;
  srcSet?: string | null;
  alt: string;
}

interface PictureProps {
  image: PictureSource;
  /** How wide it stands at which width of the window, as the `sizes` of an `<img>`. */
  sizes: string;
  /** Stands in the first view: fetched before all else instead of when it comes near. */
  first?: boolean;
  className?: string;
  /** In place of the picture's own words; empty where the text beside it says the same. */
  alt?: string;
}

const WIDTH = 480;

/** One portrait of a piece, in the rendition that fits the screen; its place is kept before it is there. */
export function Picture({ image, sizes, first = false, className, alt = image.alt }: PictureProps) {
  return (
    <img
      src={image.url}
      srcSet={image.srcSet ?? undefined}
      sizes={image.srcSet ? sizes : undefined}
      width={WIDTH}
      height={WIDTH * PICTURE_RATIO}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
