import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { FairSemaphore } from '../../../server-kit/fair-semaphore.ts';
import { encodePicture } from '../../../server-kit/pictures/encoding.ts';
import { chooseFormat, type PictureFormat } from '../../../server-kit/pictures/formats.ts';
import type { PictureWidth } from '../../../schema/vocabulary.ts';
import type { Downloader } from '../../host/download.ts';
import { makeMaster } from './master.ts';
import { NoPicture } from './no-picture.ts';

const MASTER_BYTES = 64_000_000;
const RENDITION_BYTES = 32_000_000;
/** Milliseconds for which a picture counts as unchanged, and for which a failure is cached. */
const TTL_MS = 3_600_000;
const FAILURE_TTL_MS = 10_000;
/** The downloads that run at once, and those of one client that wait. Clients take turns. */
const DOWNLOADS = { most: 8, mostWaiting: 200 };

/** One rendition of a picture. */
export interface RemotePicture {
  type: string;
  body: Buffer;
  /** Equal for equal bytes. */
  etag: string;
}

/** A request for a picture: its width, its `Accept` header, and its client, from `fairClientOf`. */
export interface PictureRequest {
  width: PictureWidth;
  accept: string | undefined;
  client: string;
}

/** The pictures of foreign hosts. */
export interface RemotePictures {
  /**
   * Returns a picture in the best format of an `Accept` header, never enlarged. It is downloaded once for all widths
   * and formats, and at most once an hour. While the host fails, the last picture is used. Throws NoPicture.
   */
  serve(address: string, requested: PictureRequest): Promise<RemotePicture>;
}

/** Options of remote pictures. */
export interface RemotePictureOptions {
  downloader: Downloader;
  /** Whether a redirect may lead to an address. */
  isAllowed: (address: string) => boolean;
  /** Runs once for each failure of a host. */
  onFailure: (address: string, failure: NoPicture) => void;
  /** A clock in milliseconds. */
  now?: () => number;
}

type Master = { bytes: Buffer; hash: string } | NoPicture;
interface Rendition {
  address: string;
  client: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** Creates the pictures. They are cached in memory; the least recently used are evicted first. */
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
      return masters(context.address, context.client).then((master) => makeRendition(master, context), failure);
    },
  });
  return {
    serve: async (address, { width, accept, client }) => {
      const format = chooseFormat(accept);
      const picture = await renditions.fetch(`${width} ${format} ${address}`, {
        context: { address, width, format, client },
      });
      if (!picture) throw new NoPicture('unavailable', 'no rendition was made');
      return picture;
    },
  };
}

async function makeRendition(
  { bytes, hash }: Exclude<Master, NoPicture>,
  { width, format, client }: Rendition,
): Promise<RemotePicture> {
  const picture = sharp(bytes).resize({ width, withoutEnlargement: true });
  // JPEG has no transparency; the page is white.
  const opaque = format === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture;
  return {
    type: `image/${format}`,
    body: await encodePicture(opaque, { format, effort: 0, client }),
    etag: `"${hash}.${width}.${format}"`,
  };
}

/** The clock of a cache, which the cache reads at every use. */
function clockOf({ now = () => performance.now() }: Pick<RemotePictureOptions, 'now'>) {
  return { perf: { now }, ttlResolution: 0 };
}

/** Creates the cache of masters by address. Concurrent calls share one download; only a few downloads run at a time. */
function createMasters({ downloader, isAllowed, onFailure, now }: RemotePictureOptions) {
  const downloads = new FairSemaphore(DOWNLOADS);
  const load = async (address: string, client: string): Promise<Master> => {
    const download = await downloader.download(address, isAllowed);
    if ('failure' in download) return new NoPicture(download.failure, download.detail);
    const hash = createHash('sha256').update(download.bytes).digest('hex').slice(0, 12);
    return makeMaster(download.bytes, client).then(
      (bytes) => ({ bytes, hash }),
      (error: Error) => new NoPicture('missing', error.message),
    );
  };
  const cache = new LRUCache<string, Master, { client: string }>({
    maxSize: MASTER_BYTES,
    ttl: TTL_MS,
    ...clockOf({ now }),
    sizeCalculation: (master) => (master instanceof NoPicture ? 500 : master.bytes.length),
    ignoreFetchAbort: true,
    fetchMethod: async (address, _stale, { context, options }) => {
      const release = await downloads.acquire(context.client);
      if (!release) throw new NoPicture('busy', `${DOWNLOADS.mostWaiting} pictures of the client wait`);
      const master = await load(address, context.client).finally(release);
      if (master instanceof NoPicture) {
        options.ttl = FAILURE_TTL_MS;
        onFailure(address, master);
      }
      return master;
    },
  });
  return async (address: string, client: string) => {
    const master =
      (await cache.fetch(address, { context: { client } })) ?? new NoPicture('unavailable', 'no master was made');
    if (master instanceof NoPicture) throw master;
    return master;
  };
}
