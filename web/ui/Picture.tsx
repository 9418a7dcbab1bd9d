import { usePictureAddress } from './usePictureAddress.ts';

/** A picture as the gateway returns it. */
export interface PictureSource {
  url: string;
  srcSet?: string | null;
  alt?: string;
}

/** The fetch priority of a picture in the first view: before all others, or at once. */
export type PicturePriority = 'high' | 'eager';

interface PictureProps {
  image: PictureSource;
  /** The width of the picture by the width of the window, as the `sizes` of an `<img>`. */
  sizes: string;
  /** Without one, a browser fetches the picture when it is near the window. */
  priority?: PicturePriority;
  className?: string;
  /** Replaces the picture's own text; empty if the text beside it is the same. */
  alt?: string;
}

/** The placeholder of a picture while it loads: a portrait of 3:4, as in the style sheets. */
const [WIDTH, HEIGHT] = [480, 640];

/** One portrait of a product, in the rendition that fits the screen. The page reserves its space while it is loading. */
export function Picture({ image, sizes, priority, className, alt = image.alt ?? '' }: PictureProps) {
  const toAddress = usePictureAddress();
  return (
    <img
      src={toAddress(image.url)}
      srcSet={toAddress(image.srcSet)}
      sizes={image.srcSet ? sizes : undefined}
      width={WIDTH}
      height={HEIGHT}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}

/** A small rendition of a picture, by its address, beside the text or picture that describes it. Screen readers skip it. */
export function Thumbnail({ address }: { address: string | undefined }) {
  return <img src={usePictureAddress()(address)} alt="" width={96} height={128} />;
}
