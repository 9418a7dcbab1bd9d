import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { encodePicture } from '../../../pictures/encoding.ts';
import { chooseFormat, type PictureFormat } from '../../../pictures/formats.ts';
import type { PictureWidth } from '../../../schema/vocabulary.ts';
import type { Downloader } from '../../platform/download.ts';
import { makeMaster } from './master.ts';
import { NoPicture } from './no-picture.ts';

const MASTER_BYTES = 64_000_000;
const RENDITION_BYTES = 32_000_000;
/** How long a picture counts as unchanged at its host, and how long a failure is remembered. */
const TTL_MS = 3_600_000;
const FAILURE_TTL_MS = 10_000;
const MAX_CONCURRENT = 8;
const MAX_WAITING = 200;

/** One rendition of a picture. */
export interface RemotePicture {
  type: string;
  body: Buffer;
  /** The same for the same bytes. */
  etag: string;
}

/** The pictures of foreign hosts. */
export interface RemotePictures {
  /**
   * Answers a picture in the best format of an `Accept` header, never larger than it is. It is downloaded once for all
   * widths and formats, and at most once an hour; while the host fails, the former one is shown. Throws NoPicture.
   */
  serve(address: string, width: PictureWidth, accept: string | undefined): Promise<RemotePicture>;
}

/** What the pictures need. */
export interface RemotePictureOptions {
  downloader: Downloader;
  /** Whether a redirect may lead to an address. */
  isAllowed: (address: string) => boolean;
  /** Called once for each failure of a host. */
  onFailure: (address: string, failure: NoPicture) => void;
  /** A clock in milliseconds. */
  now?: () => number;
}

type Master = { bytes: Buffer; hash: string } | NoPicture;
interface Rendition {
  address: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** Makes the pictures. They are kept in memory, the least recently shown go first. */
export function createRemotePictures(options: RemotePictureOptions): RemotePictures {
  const masters = createMasters(options);
  const renditions = new LRUCache<string, RemotePicture, Rendition>({
    maxSize: RENDITION_BYTES,
    ttl: TTL_MS,
    ...clockOf(options),
    sizeCalculation: ({ body }) => body.length + 1,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, former, { context, options }) => {
      const failure = (error: unknown) => {
        if (!former || !(error instanceof NoPicture) || error.reason === 'missing') throw error;
        options.ttl = FAILURE_TTL_MS;
        return former;
      };
      return masters(context.address).then((master) => makeRendition(master, context), failure);
    },
  });
  return {
    serve: async (address, width, accept) => {
      const format = chooseFormat(accept);
      const picture = await renditions.fetch(`${width} ${format} ${address}`, { context: { address, width, format } });
      if (!picture) throw new NoPicture('unavailable', 'no rendition was made');
      return picture;
    },
  };
}

async function makeRendition(
  { bytes, hash }: Exclude<Master, NoPicture>,
  { width, format }: Rendition,
): Promise<RemotePicture> {
  const picture = sharp(bytes).resize({ width, withoutEnlargement: true });
  // JPEG has no transparency; the page is white.
  const opaque = format === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture;
  return {
    type: `image/${format}`,
    body: await encodePicture(opaque, format, 0),
    etag: `"${hash}.${width}.${format}"`,
  };
}

/** The clock of a cache, which reads it at every use. */
function clockOf({ now = () => performance.now() }: Pick<RemotePictureOptions, 'now'>) {
  return { perf: { now }, ttlResolution: 0 };
}

/** The masters by their addresses. Concurrent calls share one download; a few downloads are under way at a time. */
function createMasters({ downloader, isAllowed, onFailure, now }: RemotePictureOptions) {
  const limit = pLimit(MAX_CONCURRENT);
  const load = async (address: string): Promise<Master> => {
    const download = await downloader.download(address, isAllowed);
    if ('failure' in download) return new NoPicture(download.failure, download.detail);
    const hash = createHash('sha256').update(download.bytes).digest('hex').slice(0, 12);
    return makeMaster(download.bytes).then(
      (bytes) => ({ bytes, hash }),
      (error: Error) => new NoPicture('missing', error.message),
    );
  };
  const cache = new LRUCache<string, Master>({
    maxSize: MASTER_BYTES,
    ttl: TTL_MS,
    ...clockOf({ now }),
    sizeCalculation: (master) => (master instanceof NoPicture ? 500 : master.bytes.length),
    ignoreFetchAbort: true,
    fetchMethod: async (address, _stale, { options }) => {
      if (limit.pendingCount >= MAX_WAITING) throw new NoPicture('busy', `${MAX_WAITING} pictures wait`);
      const master = await limit(load, address);
      if (master instanceof NoPicture) {
        options.ttl = FAILURE_TTL_MS;
        onFailure(address, master);
      }
      return master;
    },
  });
  return async (address: string) => {
    const master = (await cache.fetch(address)) ?? new NoPicture('unavailable', 'no master was made');
    if (master instanceof NoPicture) throw master;
    return master;
  };
}
