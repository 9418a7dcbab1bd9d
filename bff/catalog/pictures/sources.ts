import { LRUCache } from 'lru-cache';
import { isPublicHost } from '../../../schema/picture-hosts.ts';
import { createContractPaths } from './contract-paths.ts';

/** The longest address of a picture that the gateway fetches, in characters. */
const MAX_LENGTH = 2_000;
/** The most characters of all names that are remembered, and of the addresses they stand for: to make a name takes a while. */
const MAX_REMEMBERED = 1_000_000;

/** Which pictures the gateway fetches, and what it calls them. */
export interface PictureSources {
  /**
   * The name of the picture at an address, absolute or relative to the REST host; undefined when the gateway does not fetch
   * it. A name is a path of two parts that shows neither a host nor a port.
   */
  nameOf(address: string): string | undefined;
  /** The address of the picture with a name; undefined when `nameOf` never gives this name. */
  addressOf(name: string): string | undefined;
  /** The address where a browser may open it by itself: http(s), without a password, on a public host or the shop's own, not the REST host. */
  publicAddressOf(address: string): string | undefined;
  /** Whether the picture at an address can be shown, as far as the address says so. */
  canShow(address: string): boolean;
}

/** Where pictures may be. */
export interface PictureSourceOptions {
  /** The REST host. Its pictures may be under any path of its origin that is no call of the contract. */
  restUrl: string;
  /** Other origins whose pictures the gateway fetches, whatever their paths. */
  pictureHosts: readonly string[];
  /** The shop's own address: its pages may open what lies beside them, on a private host too. */
  publicUrl?: string | undefined;
}

/**
 * Makes the names of pictures: `host/` for the REST host's, `1/`, `2/` and so on for those of the other origins in their
 * order, then the path and query in base64url.
 */
export function createPictureSources({ restUrl, pictureHosts, publicUrl }: PictureSourceOptions): PictureSources {
  const rest = new URL(restUrl);
  const shop = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const isCall = createContractPaths(rest.pathname);
  const origins = new Map([['host', rest.origin], ...pictureHosts.map((origin, at) => [`${at + 1}`, origin] as const)]);
  const placeOf = ({ origin }: URL) => [...origins].find(([, one]) => one === origin)?.[0];
  const parse = (address: string) => {
    const url = URL.parse(address, rest.origin);
    return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : undefined;
  };

  const makeName = (address: string) => {
    const url = parse(address);
    const place = url && placeOf(url);
    if (!place || url.href.length > MAX_LENGTH || (place === 'host' && isCall(url.pathname))) return undefined;
    return `${place}/${Buffer.from(url.pathname + url.search).toString('base64url')}`;
  };
  const names = new LRUCache<string, { name: string | undefined }>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: ({ name = '' }, { length }) => 100 + length + name.length,
  });
  const nameOf: PictureSources['nameOf'] = (address) => {
    const known = names.get(address);
    if (known) return known.name;
    const name = makeName(address);
    if (address.length <= MAX_LENGTH) names.set(address, { name });
    return name;
  };
  const publicAddressOf: PictureSources['publicAddressOf'] = (address) => {
    const url = parse(address);
    const canOpen = url && url.origin !== rest.origin && (url.origin === shop || isPublicHost(url));
    return canOpen ? url.href : undefined;
  };
  return {
    nameOf,
    publicAddressOf,
    canShow: (address) => (nameOf(address) ?? publicAddressOf(address)) !== undefined,
    addressOf: (name) => {
      const [place = '', path = ''] = name.split('/');
      const address = `${origins.get(place)}${Buffer.from(path, 'base64url').toString()}`;
      // Each picture has one name, and nothing that is said in another way is one.
      return origins.has(place) && makeName(address) === name ? address : undefined;
    },
  };
}
