import { PICTURE_WIDTHS } from '../../schema/vocabulary.ts';
import type { HostCapabilities } from '../platform/host-capabilities.ts';
import type { ImageNode, ProductNode } from './nodes.ts';

/** The addresses of pictures, for one request. */
export interface ImageUrls {
  /** The address of a picture: of the smallest rendition at least `width` wide, where the host has renditions. */
  url(image: ImageNode, width?: number | null): string;
  /** All renditions as a `srcset`; null when there is only one size. */
  srcSet(image: ImageNode): string | null;
}

/**
 * An empty picture. It replaces an address that no page should open, such as `javascript:`, so that the product can still
 * be sold.
 */
const EMPTY_PICTURE = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const OWN_PICTURE = /^(https?:\/\/[^?#]+)?\/pictures\/[^/?#]+$/;

/**
 * Makes the addresses of pictures. The pictures of our own host belong to the shop's origin and have renditions, the
 * pictures of any other host belong to that host's origin.
 */
export function createImageUrls(
  { has, isKnown }: HostCapabilities,
  restOrigin: string,
  publicUrl: string | undefined,
): ImageUrls {
  const hostUrl = (address: string) => toAbsoluteUrl(address, restOrigin);
  const shopUrl = (address: string) => (OWN_PICTURE.test(address) ? toShopUrl(address, publicUrl) : hostUrl(address));
  if (has('pictures')) return createRenditionUrls(shopUrl);
  // As long as the host is unknown, a picture that looks like ours counts as ours.
  return createPlainUrls(isKnown ? hostUrl : shopUrl);
}

function createRenditionUrls(toUrl: (address: string) => string): ImageUrls {
  return {
    url: ({ sourceUrl }, width) => {
      const rendition = width && OWN_PICTURE.test(sourceUrl) ? `?w=${renditionWidth(width)}` : '';
      return toUrl(sourceUrl) + rendition;
    },
    srcSet: ({ sourceUrl }) => {
      if (!OWN_PICTURE.test(sourceUrl)) return null;
      const url = toUrl(sourceUrl);
      return PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ');
    },
  };
}

function createPlainUrls(toUrl: (address: string) => string): ImageUrls {
  return { url: ({ sourceUrl }) => toUrl(sourceUrl), srcSet: () => null };
}

/** What a picture shows, as a text: `Leheriya georgette saree, Indigo, whole piece`. */
export function altTextOf({ variant, showsWholePiece }: ImageNode, product: Pick<ProductNode, 'name'>): string {
  const words = [product.name, variant.color, showsWholePiece ? 'whole piece' : 'close-up'];
  return words.filter((word) => word !== undefined).join(', ');
}

function renditionWidth(width: number): number {
  return PICTURE_WIDTHS.find((one) => one >= width) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width;
}

function toShopUrl(address: string, publicUrl: string | undefined): string {
  return address.startsWith('/') ? (publicUrl ?? '') + address : address;
}

function toAbsoluteUrl(address: string, origin: string): string {
  const url = URL.parse(address, origin);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : EMPTY_PICTURE;
}
