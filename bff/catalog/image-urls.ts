import { PICTURE_RATIO, PICTURE_WIDTHS, SHARE_PICTURE_SIZE, USUAL_PICTURE_WIDTH } from '../../schema/vocabulary.ts';
import type { HostCapabilities } from '../host/capabilities.ts';
import type { ImageNode } from './nodes.ts';
import type { PictureSources } from './pictures/sources.ts';

/** The addresses of pictures, for one request. */
export interface ImageUrls {
  /** Returns the address of a picture: its smallest rendition at least `width` wide, if it has renditions. */
  url(image: ImageNode, width?: number | null): string;
  /** Returns all renditions as a `srcset`; null if there is only one size. */
  srcSet(image: ImageNode): string | null;
  /** Returns the address of a picture that a shopper uploaded; the shop's mark for any other address. */
  uploadUrl(address: string): string;
  /** Returns the pixels of the picture at its address; null if they are unknown. */
  size(image: ImageNode, width?: number | null): { width: number; height: number } | null;
  /** Returns the picture for share cards of a variant with this first picture; null if there is none. */
  shareImage(sourceUrl: string | undefined): ShareImageNode | null;
  /** Returns the picture for share cards at an address of the host; null for none. */
  shareImageAt(address: string | undefined): ShareImageNode | null;
}

/** A picture for share cards: its address, and its size in pixels. */
export interface ShareImageNode {
  url: string;
  width: number;
  height: number;
}

/** Options of picture addresses. */
export interface ImageUrlOptions {
  /** The pictures that the gateway downloads. */
  sources: PictureSources;
  /** The origin of the shop's pages; without it addresses are relative. */
  shopUrl: string | undefined;
}

/**
 * The placeholder of a picture: the shop's mark. It replaces an address that no page should open, such as
 * `javascript:` or a private network, so that the product can still be sold.
 */
const EMPTY_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 48 64"><g fill="none" stroke="#9b1b3a" \
stroke-opacity=".3" stroke-width="2" stroke-linecap="round"><circle cx="24" cy="32" r="3"/><circle cx="24" cy="32" r="7" \
pathLength="24" stroke-dasharray="0 3"/></g></svg>`,
)}`;
/** The first picture of a variant on our own host, of the samples or uploaded; other hosts have none with this name. */
const WHOLE_PICTURE =
  /^(?<folder>.*\/pictures)\/(?<name>[A-Za-z0-9-]{1,40}\.whole\.[0-9a-f]{8,64}|photo-[a-z2-7]{26})$/;
/** The address of a picture for share cards on our own host. */
const SHARE_PICTURE = /^(https?:\/\/[^?#]+)?\/pictures\/share\/[^/?#]+$/;
const UPLOADED_PICTURE = /^\/pictures\/uploads\/[\w-]+(\?[\w=&-]+)?$/;
const OWN_PICTURE = /^(https?:\/\/[^?#]+)?\/pictures\/[^/?#]+$/;

/** The address of a picture, whether it has all widths, and whether it has the standard height of the shop's pictures. */
interface PicturePlace {
  url: string;
  hasRenditions: boolean;
  isPortrait: boolean;
}

/**
 * Creates the addresses of pictures. Our own host's pictures are in the shop's origin. The gateway downloads those of
 * other hosts, and of the origins that the owner configured, and serves them from the same origin. Both have
 * renditions. All others have their original address, if browsers can reach it.
 */
export function createImageUrls({ has, isKnown }: HostCapabilities, { sources, shopUrl }: ImageUrlOptions): ImageUrls {
  const toShopUrl = (address: string) => (address.startsWith('/') ? (shopUrl ?? '') + address : address);
  const placeOf = ({ sourceUrl }: ImageNode): PicturePlace => {
    // While the host is unknown, a picture whose address looks like ours counts as ours.
    const isOwn = (has('pictures') || !isKnown) && OWN_PICTURE.test(sourceUrl);
    if (isOwn) return { url: toShopUrl(sourceUrl), hasRenditions: has('pictures'), isPortrait: has('pictures') };
    const name = sourceUrl === '' ? undefined : sources.nameOf(sourceUrl);
    if (name) return { url: toShopUrl(`/pictures/remote/${name}`), hasRenditions: true, isPortrait: false };
    return { url: sources.publicAddressOf(sourceUrl) ?? EMPTY_PICTURE, hasRenditions: false, isPortrait: false };
  };
  const shareImageAt = (address = '') =>
    has('share-pictures') && SHARE_PICTURE.test(address) ? { url: toShopUrl(address), ...SHARE_PICTURE_SIZE } : null;
  return {
    shareImageAt,
    shareImage: (sourceUrl = '') => {
      const parts = OWN_PICTURE.test(sourceUrl) ? WHOLE_PICTURE.exec(sourceUrl)?.groups : undefined;
      return parts ? shareImageAt(`${parts['folder']}/share/${parts['name']}`) : null;
    },
    uploadUrl: (address) => (UPLOADED_PICTURE.test(address) ? toShopUrl(address) : EMPTY_PICTURE),
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

/** Returns the alternative text of a picture: `Leheriya georgette saree, Indigo, whole piece`. */
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
