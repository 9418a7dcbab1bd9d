/**
 * Serves the masters in any of the shop's widths and the client's best format. Renditions are saved on disk, and
 * frequent ones in memory.
 */
import { LRUCache } from 'lru-cache';
import { chooseFormat } from '../../../server-kit/pictures/formats.ts';
import type { PictureWidth } from '../../../schema/vocabulary.ts';
import { listSampleMasters, MASTERS_FOLDER, PLAIN_MASTER } from './masters.ts';
import { makePhotoRendition, makeRendition } from './renditions.ts';
import type { Rendition } from './renditions.ts';

const HOT_BYTES = 32_000_000;

/** The name of a picture that staff have uploaded: its shown part, or the whole of it. */
const PHOTO_NAME = /^(photo-[a-z2-7]{26}|original-[a-z2-7]{26}-[\w-]{22})$/;

/** A picture's bytes and their media type. */
export interface ServedPicture {
  type: string;
  body: Buffer;
}

/** A request for a picture: its width, its `Accept` header, and the address of its client. */
export interface RequestedPicture {
  width: PictureWidth;
  accept: string | undefined;
  client: string;
}

/** The pictures of the shop. */
export interface Pictures {
  /**
   * One rendition of a master in the best format of an `Accept` header; undefined for an unknown name. Concurrent calls
   * for the same rendition make it once. Rejects when the disk fails.
   */
  serve(name: string, asked: RequestedPicture): Promise<ServedPicture | undefined>;
}

/** The options of the pictures. */
export interface PictureOptions {
  /** Renditions are saved in its folder `pictures`, which several processes may share. */
  dataDir: string;
  /** The folder of the masters. */
  masters?: string;
  /** The bytes of a picture that staff have uploaded, by its name, for a client; undefined for an unknown one. */
  findPhoto?: (name: string, client: string) => Promise<Buffer | undefined>;
}

/** Creates the pictures. */
export function createPictures({ dataDir, masters = MASTERS_FOLDER, findPhoto }: PictureOptions): Pictures {
  const names = new Set(listSampleMasters().flatMap(({ views }) => views.map(({ name }) => name)));
  names.add(PLAIN_MASTER);
  const hot = new LRUCache<string, Buffer, Rendition>({
    maxSize: HOT_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context }) =>
      names.has(context.name)
        ? makeRendition({ dataDir, masters }, context)
        : makePhotoRendition(dataDir, context, findPhoto),
    ignoreFetchAbort: true,
  });
  return {
    async serve(name, { width, accept, client }) {
      if (!names.has(name) && !PHOTO_NAME.test(name)) return undefined;
      const format = chooseFormat(accept);
      const body = await hot.fetch(`${name} ${width} ${format}`, { context: { name, width, format, client } });
      return body && { type: `image/${format}`, body };
    },
  };
}
