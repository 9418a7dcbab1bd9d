/**
 * The picture server: any picture in any of the shop's widths, in the format the client likes best. What was made once
 * is kept on disk, what is asked for often in memory.
 */
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { PictureWidth } from '../../../schema/vocabulary.ts';
import type { ClothDesign, ClothView } from '../cloth/design.ts';
import { pictureFormat } from './formats.ts';
import { makeRendition } from './making.ts';
import type { Rendition } from './making.ts';
import { MASTERS_FOLDER } from './masters.ts';
import { pictureName } from './names.ts';
import { openStudio } from './studio.ts';

const HOT_BYTES = 32_000_000;

/** A server of pictures. */
export interface Pictures {
  /**
   * One rendition, with its media type, in the best format of an `Accept` header. Made at most once at a time,
   * however many ask. Rejects when drawing or the disk fails.
   */
  serve(
    design: ClothDesign,
    view: ClothView,
    width: PictureWidth,
    accept: string | undefined,
  ): Promise<{ type: string; body: Buffer }>;
  /** Stops the drawing threads. */
  close(): Promise<void>;
}

/** How a picture server is opened. */
export interface PictureOptions {
  /** What is made is kept in its folder `pictures`, which several processes may share. */
  dataDir: string;
  /** Drawing threads at the most; the machine's cores less one by default. */
  workers?: number;
  /** Where committed masters lie. */
  masters?: string;
}

/** Opens a picture server. No thread is started before something must be drawn. */
export function openPictures({ dataDir, workers, masters = MASTERS_FOLDER }: PictureOptions): Pictures {
  const studio = openStudio(workers ?? Math.max(1, availableParallelism() - 1));
  // Many small pictures are wanted at once: one thread to each makes more of them than many threads to one.
  sharp.concurrency(1);

  const hot = new LRUCache<string, Buffer, Rendition>({
    maxSize: HOT_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context }) => makeRendition({ dataDir, masters, studio, other: bytesOf }, context),
    ignoreFetchAbort: true,
  });

  async function bytesOf(rendition: Rendition): Promise<Buffer> {
    const key = `${pictureName(rendition.design, rendition.view)} ${rendition.width} ${rendition.format}`;
    const bytes = await hot.fetch(key, { context: rendition });
    if (!bytes) throw new Error(`No picture was made for ${key}.`);
    return bytes;
  }

  return {
    async serve(design, view, width, accept) {
      const format = pictureFormat(accept);
      return { type: `image/${format}`, body: await bytesOf({ design, view, width, format }) };
    },
    close: () => studio.close(),
  };
}
