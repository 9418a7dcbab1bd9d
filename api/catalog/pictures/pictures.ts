/**
 * The pictures of variants, in any of the shop's widths and the client's best format. Renditions are saved on disk, and
 * frequent ones in memory.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { chooseFormat, PICTURE_FORMATS } from '../../../pictures/formats.ts';
import { PICTURE_WIDTHS } from '../../../schema/vocabulary.ts';
import type { PictureWidth } from '../../../schema/vocabulary.ts';
import { CLOTH_VIEWS } from '../cloth/design.ts';
import type { ClothDesign, ClothView } from '../cloth/design.ts';
import { createDrawingThreads, DrawingBusy } from './drawing-threads.ts';
import { MASTER_WIDTH, masterFile, MASTERS_FOLDER } from './masters.ts';
import { pictureName } from './names.ts';
import { plainPicture } from './plain-picture.ts';
import { createFolderPruning } from './pruning.ts';
import { makeRendition } from './renditions.ts';
import type { Rendition } from './renditions.ts';

const HOT_BYTES = 32_000_000;
const TIMEOUT_MS = 600;
/** Each thread takes about 170 MB while it draws, and a container of the api has 1 GB in all. */
const MOST_THREADS = 2;
/** The maximum bytes of pictures on disk: more than the sample catalogue's in all widths and formats. */
const DISK_BYTES = 1_000_000_000;
const MOST_WAITING = 200;
/** The widths that are drawn, each by itself; the smaller ones are made from the master. */
const DRAWN_WIDTHS = PICTURE_WIDTHS.filter((width) => width >= MASTER_WIDTH);

/** A picture's bytes and their media type. */
export interface ServedPicture {
  type: string;
  body: Buffer;
  /** false: another picture stands in for one that is still being drawn. */
  isFinal: boolean;
}

/** The pictures of variants. */
export interface Pictures {
  /**
   * Answers one rendition with its media type, in the best format of an `Accept` header. Concurrent calls for the same
   * rendition make it once. While a rendition takes long to draw, its master stands in, or a plain piece of its colour
   * where there is no master yet. Rejects when drawing or the disk fails, and with DrawingBusy while too many others wait
   * and there is no master.
   */
  serve(design: ClothDesign, view: ClothView, width: PictureWidth, accept: string | undefined): Promise<ServedPicture>;
  /** Makes the renditions that must be drawn, in all formats, the master first. Rejects like `serve`. */
  prepare(design: ClothDesign): Promise<void>;
  /** Stops the drawing threads. */
  close(): Promise<void>;
}

/** The options of the pictures. */
export interface PictureOptions {
  /** Renditions are saved in its folder `pictures`, which several processes may share. */
  dataDir: string;
  /** The maximum number of drawing threads; one less than the machine's cores by default. */
  workers?: number;
  /** The folder of committed masters. */
  masters?: string;
  /** Milliseconds after which another picture stands in; 600 by default. */
  timeoutMs?: number;
  /** The number of pictures that may wait for a drawing thread; 200 by default. */
  mostWaiting?: number;
  /** The approximate maximum of bytes on disk; 1 GB by default. */
  diskBytes?: number;
}

/** Creates the pictures. No thread starts before something must be drawn. */
export function createPictures({
  dataDir,
  workers,
  masters = MASTERS_FOLDER,
  timeoutMs = TIMEOUT_MS,
  mostWaiting = MOST_WAITING,
  diskBytes = DISK_BYTES,
}: PictureOptions): Pictures {
  const drawingThreads = createDrawingThreads(workers ?? usualThreads(), mostWaiting);
  const pruning = createFolderPruning(join(dataDir, 'pictures'), diskBytes);
  const dependencies = {
    dataDir,
    masters,
    drawingThreads,
    other: bytesOf,
    onMade: (bytes: number) => pruning.grew(bytes),
  };

  const hot = new LRUCache<string, Buffer, Rendition>({
    maxSize: HOT_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (_key, _stale, { context }) => makeRendition(dependencies, context),
    ignoreFetchAbort: true,
  });

  async function bytesOf(rendition: Rendition): Promise<Buffer> {
    const key = `${pictureName(rendition.design, rendition.view)} ${rendition.width} ${rendition.format}`;
    const bytes = await hot.fetch(key, { context: rendition });
    if (!bytes) throw new Error(`No picture was made for ${key}.`);
    return bytes;
  }

  function hasMaster(design: ClothDesign, view: ClothView): boolean {
    const file = masterFile(pictureName(design, view));
    return existsSync(join(masters, file)) || existsSync(join(dataDir, 'pictures', String(MASTER_WIDTH), file));
  }

  return {
    async serve(design, view, width, accept) {
      const format = chooseFormat(accept);
      const type = `image/${format}`;
      const isDrawn = hasMaster(design, view);
      const wanted = bytesOf({ design, view, width, format });
      if (isDrawn && width <= MASTER_WIDTH) return { type, body: await wanted, isFinal: true };
      const inTime = withTimeout(wanted, timeoutMs);
      const body = await (isDrawn ? inTime.catch(nullIfBusy) : inTime);
      if (body) return { type, body, isFinal: true };
      const master = { design, view, width: MASTER_WIDTH, format };
      return { type, body: isDrawn ? await bytesOf(master) : await plainPicture(design, format), isFinal: false };
    },
    async prepare(design) {
      for (const width of DRAWN_WIDTHS) {
        for (const view of CLOTH_VIEWS) {
          await Promise.all(PICTURE_FORMATS.map((format) => bytesOf({ design, view, width, format })));
        }
      }
    },
    close: async () => {
      await drawingThreads.close();
      await pruning.settled();
    },
  };
}

/** null when too many pictures wait: the master is then answered at once. */
function nullIfBusy(error: unknown): null {
  if (error instanceof DrawingBusy) return null;
  throw error;
}

/** As many threads as there are cores besides ours. */
const usualThreads = (): number => Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));

/** The value when it is ready in time, else null. A later value is cached for the next call. */
async function withTimeout<T>(wanted: Promise<T>, milliseconds: number): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), milliseconds);
  try {
    return await Promise.race([wanted, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
