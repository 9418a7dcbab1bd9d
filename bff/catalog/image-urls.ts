import { PICTURE_RATIO, PICTURE_WIDTHS, USUAL_PICTURE_WIDTH } from '../../schema/vocabulary.ts';
import type { HostCapabilities } from '../platform/host-capabilities.ts';
import type { ImageNode } from './nodes.ts';
import type { PictureSources } from './pictures/sources.ts';

/** The addresses of pictures, for one request. */
export interface ImageUrls {
  /** The address of a picture: of the smallest rendition at least `width` wide, where it has renditions. */
  url(image: ImageNode, width?: number | null): string;
  /** All renditions as a `srcset`; null when there is only one size. */
  srcSet(image: ImageNode): string | null;
  /** The pixels of the picture at its address; null where nobody has measured it. */
  size(image: ImageNode, width?: number | null): { width: number; height: number } | null;
}

/** Where pictures are shown. */
export interface ImageUrlOptions {
  /** The pictures that the gateway fetches. */
  sources: PictureSources;
  /** The shop's origin; without it addresses are relative. */
  publicUrl: string | undefined;
  /** The start of the addresses of fetched pictures: an http(s) address, or a path of the shop's origin. */
  pictureBaseUrl: string;
}

/**
 * The shop's mark in place of a picture, as pages have it for one that does not load. It replaces an address that no page should open,
 * such as `javascript:` or one within a private network, so that the product can still be sold.
 */
const EMPTY_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 48 64"><g fill="none" stroke="#9b1b3a" \
stroke-opacity=".3" stroke-width="2" stroke-linecap="round"><circle cx="24" cy="32" r="3"/><circle cx="24" cy="32" r="7" \
pathLength="24" stroke-dasharray="0 3"/></g></svg>`,
)}`;
const OWN_PICTURE = /^(https?:\/\/[^?#]+)?\/pictures\/[^/?#]+$/;

/** Where a picture is, whether in all widths, and whether it is as high as every picture of the shop's own. */
interface PicturePlace {
  url: string;
  hasRenditions: boolean;
  isPortrait: boolean;
}

/**
 * Makes the addresses of pictures. The pictures of our own host belong to the shop's origin. Those of any other host, and of
 * the hosts that the owner has named, are fetched by the gateway and shown from the same origin; both have renditions.
 * All others have the address that their host gives, as long as browsers can reach it.
 */
export function createImageUrls(
  { has, isKnown }: HostCapabilities,
  { sources, publicUrl, pictureBaseUrl }: ImageUrlOptions,
): ImageUrls {
  const toShopUrl = (address: string) => (address.startsWith('/') ? (publicUrl ?? '') + address : address);
  const placeOf = ({ sourceUrl }: ImageNode): PicturePlace => {
    // As long as the host is unknown, a picture that looks like ours counts as ours.
    const isOwn = (has('pictures') || !isKnown) && OWN_PICTURE.test(sourceUrl);
    if (isOwn) return { url: toShopUrl(sourceUrl), hasRenditions: has('pictures'), isPortrait: has('pictures') };
    const name = sourceUrl === '' ? undefined : sources.nameOf(sourceUrl);
    if (name) return { url: toShopUrl(`${pictureBaseUrl}/remote/${name}`), hasRenditions: true, isPortrait: false };
    return { url: sources.publicAddressOf(sourceUrl) ?? EMPTY_PICTURE, hasRenditions: false, isPortrait: false };
  };
  return {
    url: (image, width) => {
      const { url, hasRenditions } = placeOf(image);
      return width && hasRenditions ? `${url}?w=${renditionWidth(width)}` : url;
    },
    srcSet: (image) => {
      const { url, hasRenditions } = placeOf(image);
      return hasRenditions ? PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ') : null;
    },
    size: (image, width) => {
      if (!placeOf(image).isPortrait) return null;
      const pixels = width ? renditionWidth(width) : USUAL_PICTURE_WIDTH;
      return { width: pixels, height: Math.round(pixels * PICTURE_RATIO) };
    },
  };
}

/** What a picture shows, as a text: `Leheriya georgette saree, Indigo, whole piece`. */
export function altTextOf(
  { color, showsWholePiece }: Pick<ImageNode, 'color' | 'showsWholePiece'>,
  productName: string,
): string {
  const words = [productName, color, showsWholePiece ? 'whole piece' : 'close-up'];
  return words.filter((word) => word !== undefined).join(', ');
}

function renditionWidth(width: number): number {
  return PICTURE_WIDTHS.find((one) => one >= width) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width;
}
