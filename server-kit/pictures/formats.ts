/** The formats of pictures, and which of them a client prefers. */

/** The formats, the smallest files first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
/** One of the formats. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

interface AcceptEntry {
  type: string;
  weight: number;
}

function parseAcceptEntry(text: string): AcceptEntry {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const stated = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = stated === undefined ? 1 : Number(stated);
  return { type, weight: weight >= 0 && weight <= 1 ? weight : 0 };
}

/**
 * The response format for an `Accept` header: the one of highest weight; among equals, the smallest. AVIF and WebP must
 * be named, because clients that know neither send `image/*`. The fallback is JPEG.
 */
export function chooseFormat(accept: string | undefined): PictureFormat {
  const wishes = (accept ?? '').split(',').map(parseAcceptEntry);
  const weightOf = (type: string) => wishes.find((wish) => wish.type === type)?.weight;
  const weights = {
    avif: weightOf('image/avif') ?? 0,
    webp: weightOf('image/webp') ?? 0,
    jpeg: Math.max(weightOf('image/jpeg') ?? weightOf('image/*') ?? weightOf('*/*') ?? 0, Number.EPSILON),
  };
  return PICTURE_FORMATS.reduce((best, format) => (weights[format] > weights[best] ? format : best));
}
