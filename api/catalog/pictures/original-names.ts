import { deriveKey, equalsInConstantTime, hmacOf } from '../../platform/secrets.ts';

/** The names of whole pictures, of which the shop shows a part. Only responses to staff contain them. */
export interface OriginalNames {
  /** The name of the whole picture `photo-…`. The name of the shown part does not reveal it. */
  nameOf(photoId: string): string;
  /** The picture of a name; undefined for a name that this shop has not made. */
  photoOf(name: string): string | undefined;
}

const NAME = /^original-([a-z2-7]{26})-([\w-]{22})$/;

/** Creates the names, which end with a seal of the shop's secret. */
export function createOriginalNames(secret: string): OriginalNames {
  const key = deriveKey(secret, 'original pictures');
  const sealOf = (photoId: string) => hmacOf(key, photoId).slice(0, 22);
  return {
    nameOf: (photoId) => `${photoId.replace('photo-', 'original-')}-${sealOf(photoId)}`,
    photoOf: (name) => {
      const [, random = '', seal = ''] = NAME.exec(name) ?? [];
      const photoId = `photo-${random}`;
      return random !== '' && equalsInConstantTime(seal, sealOf(photoId)) ? photoId : undefined;
    },
  };
}
