import { PICTURE_WIDTHS } from '../../schema/vocabulary.ts';
import type { Additions } from '../platform/additions.ts';
import type { ImageNode, ProductNode } from './nodes.ts';

/** Addresses of pictures, for one request. */
export interface Pictures {
  /** Where a picture is: the smallest rendition at least `width` wide, where its host has renditions. */
  url(image: ImageNode, width?: number | null): string;
  /** All renditions as a `srcset`; null when there is but one. */
  srcSet(image: ImageNode): string | null;
}

/** Stands for an address that no page should open (`javascript:` and the like): an empty picture, so that the product still sells. */
const EMPTY_PICTURE = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const OWN_PICTURE = /^(https?:\/\/[^?#]+)?\/pictures\/[^/?#]+$/;

/**
 * Makes addresses of pictures; relative ones of a foreign host are taken from its origin. Until it is known whose host it
 * is, what looks like a picture of ours stays one.
 */
export function openPictures({ has, isKnown }: Additions, restOrigin: string, publicUrl: string | undefined): Pictures {
  const hasRenditions = (address: string) => has('pictures') && OWN_PICTURE.test(address);
  const place = (address: string) => {
    if (hasRenditions(address) || (!isKnown && OWN_PICTURE.test(address))) {
      return address.startsWith('/') ? (publicUrl ?? '') + address : address;
    }
    return absolute(address, restOrigin);
  };
  return {
    url: ({ address }, width) => {
      const rendition = width && hasRenditions(address) ? `?w=${fitting(width)}` : '';
      return place(address) + rendition;
    },
    srcSet: ({ address }) => {
      if (!hasRenditions(address)) return null;
      const placed = place(address);
      return PICTURE_WIDTHS.map((width) => `${placed}?w=${width} ${width}w`).join(', ');
    },
  };
}

/** What a picture shows, in words: `Leheriya georgette saree, Indigo, whole piece`. */
export function altOf({ variant, isWhole }: ImageNode, product: Pick<ProductNode, 'name'>): string {
  const words = [product.name, variant.color, isWhole ? 'whole piece' : 'close-up'];
  return words.filter((word) => word !== undefined).join(', ');
}

function fitting(width: number): number {
  return PICTURE_WIDTHS.find((one) => one >= width) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width;
}

function absolute(address: string, origin: string): string {
  const url = URL.parse(address, origin);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : EMPTY_PICTURE;
}
