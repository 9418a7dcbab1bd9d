import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isPublicHost } from '../../../server-kit/picture-hosts.ts';
import { createContractPaths } from './contract-paths.ts';

/** The longest address of a picture that the gateway fetches, in characters. */
const MAX_LENGTH = 2_000;
/** The most characters of all cached names and their addresses: to create a name is slow. */
const MAX_REMEMBERED = 1_000_000;

/** The pictures that the gateway downloads, and their names. */
export interface PictureSources {
  /**
   * Returns the name of the picture at an address, absolute or relative to the REST host; undefined if the gateway
   * does not download it. A name is a path of three parts that contains no host and no port. It carries a signature.
   */
  nameOf(address: string): string | undefined;
  /** Returns the address of the picture with a name; undefined if `nameOf` never returns this name. */
  addressOf(name: string): string | undefined;
  /** Returns the address if a browser may open it: http(s), no password, on a public host or the shop's own, not the REST host. */
  publicAddressOf(address: string): string | undefined;
  /** Whether the picture at an address can be shown, as far as the address shows it. */
  canShow(address: string): boolean;
}

/** Options of picture sources. */
export interface PictureSourceOptions {
  /** The REST host. Its pictures may be under any path of its origin that is not a call of the contract. */
  restUrl: string;
  /** Other origins whose pictures the gateway downloads, whatever their paths. */
  pictureHosts: readonly string[];
  /** The secrets of signatures. The first one signs new names. Names signed with any of them are valid. */
  secrets: readonly [string, ...string[]];
  /** Called when the first picture gets a name. */
  onFirstName?: (() => void) | undefined;
  /** The shop's address: its pages may open pictures of the same origin, even on a private host. */
  publicUrl?: string | undefined;
}

/** The characters of a signature: 132 of the 256 bits of its HMAC-SHA256. */
const SIGNATURE_LENGTH = 22;

/** Whether an address names a host and no scheme, in any spelling that browsers understand. */
const withoutScheme = (address: string): boolean => /^\s*[/\\][\t\r\n]*[/\\]/.test(address);

/** Signs the place, the path and the query of a picture. */
const signatureOf = (secret: string, place: string, path: string): string =>
  createHmac('sha256', secret).update(`picture\0${place}\0${path}`).digest('base64url').slice(0, SIGNATURE_LENGTH);

/** Whether two signatures are the same, in a time that does not depend on where they differ. */
const isSame = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Creates the names of pictures: `host/` for the REST host's, `1/`, `2/` and so on for the other origins in their
 * order, then the signature, then the path and query in base64url. The function signs only addresses of the catalogue, so a
 * client cannot make the gateway download a path of its choice.
 */
export function createPictureSources(options: PictureSourceOptions): PictureSources {
  const { restUrl, pictureHosts, publicUrl, secrets } = options;
  let { onFirstName } = options;
  const rest = new URL(restUrl);
  const shop = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const isCall = createContractPaths(rest.pathname);
  const origins = new Map([['host', rest.origin], ...pictureHosts.map((origin, at) => [`${at + 1}`, origin] as const)]);
  const placeOf = ({ origin }: URL) => [...origins].find(([, one]) => one === origin)?.[0];
  /** An address such as `//cdn.example/a.jpg`: of an origin that the gateway fetches, or https, for no page opens a picture by http. */
  const parseOfNoScheme = (address: string) => {
    const urls = ['https:', 'http:'].map((scheme) => URL.parse(address, `${scheme}//${rest.host}`));
    return urls.find((url) => url !== null && placeOf(url) !== undefined) ?? urls[0] ?? null;
  };
  const parse = (address: string) => {
    const url = withoutScheme(address) ? parseOfNoScheme(address) : URL.parse(address, rest.origin);
    return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : undefined;
  };

  /** The place and the path of a picture that the gateway may fetch. */
  const partsOf = (address: string) => {
    const url = parse(address);
    const place = url && placeOf(url);
    if (!place || url.href.length > MAX_LENGTH || (place === 'host' && isCall(url.pathname))) return undefined;
    return { place, path: url.pathname + url.search };
  };
  const makeName = (address: string) => {
    const parts = partsOf(address);
    if (!parts) return undefined;
    const { place, path } = parts;
    onFirstName?.();
    onFirstName = undefined;
    return `${place}/${signatureOf(secrets[0], place, path)}/${Buffer.from(path).toString('base64url')}`;
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
      const [place = '', signature = '', encoded = '', ...rest] = name.split('/');
      const origin = origins.get(place);
      const path = Buffer.from(encoded, 'base64url').toString();
      // Each picture has one name for each secret: other spellings of its path are refused.
      if (origin === undefined || rest.length > 0 || Buffer.from(path).toString('base64url') !== encoded)
        return undefined;
      if (!secrets.some((secret) => isSame(signature, signatureOf(secret, place, path)))) return undefined;
      return partsOf(origin + path)?.path === path ? origin + path : undefined;
    },
  };
}
