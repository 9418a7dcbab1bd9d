/** A picture as the gateway answers it. */
export interface PictureSource {
  url: string;
  srcSet?: string | null;
  alt: string;
}

/** How early a browser fetches a picture of the first view: before all else, or at once. */
export type PicturePriority = 'high' | 'eager';

interface PictureProps {
  image: PictureSource;
  /** How wide the picture is at which width of the window, as the `sizes` of an `<img>`. */
  sizes: string;
  /** Without one, a browser fetches the picture when it comes near the window. */
  priority?: PicturePriority;
  className?: string;
  /** Replaces the text of the picture itself; empty where the text beside it says the same. */
  alt?: string;
}

/** The place of a picture while it loads: a portrait of 3:4, as the style sheets have it. */
const [WIDTH, HEIGHT] = [480, 640];

/** One portrait of a product, in the rendition that fits the screen. The page keeps its place while it is loading. */
export function Picture({ image, sizes, priority, className, alt = image.alt }: PictureProps) {
  return (
    <img
      src={image.url}
      srcSet={image.srcSet ?? undefined}
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
