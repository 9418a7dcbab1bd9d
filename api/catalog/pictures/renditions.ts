/** Makes one rendition: found on disk, scaled down from a master, or drawn. */
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { encodePicture } from '../../../pictures/encoding.ts';
import type { PictureFormat } from '../../../pictures/formats.ts';
import type { ClothDesign, ClothView } from '../cloth/design.ts';
import type { DrawingThreads } from './drawing-threads.ts';
import { readIfThere, writeWhole } from './files.ts';
import { MASTER_WIDTH, masterFile } from './masters.ts';
import { pictureName } from './names.ts';

/** A picture in one width and format. */
export interface Rendition {
  design: ClothDesign;
  view: ClothView;
  /** Pixels. */
  width: number;
  format: PictureFormat;
}

/**
 * AVIF's effort for what cards and tiles show. It takes ten times as long as 0, once for each rendition, and the files are an
 * eighth smaller and closer to the master.
 */
const SMALL_EFFORT = 3;

/** What a rendition needs. */
export interface RenditionDependencies {
  /** Renditions are saved in its folder `pictures`. */
  dataDir: string;
  /** The folder of committed masters. */
  masters: string;
  drawingThreads: DrawingThreads;
  /** The bytes of another rendition, from which this one is made. */
  other: (rendition: Rendition) => Promise<Buffer>;
  /** Called with the number of bytes that were added to the folder. */
  onMade: (bytes: number) => void;
}

async function pixels(
  { drawingThreads, other }: RenditionDependencies,
  { design, view, width, format }: Rendition,
): Promise<Sharp> {
  if (width < MASTER_WIDTH || (width === MASTER_WIDTH && format !== 'avif')) {
    return sharp(await other({ design, view, width: MASTER_WIDTH, format: 'avif' })).resize({ width });
  }
  const drawn = await drawingThreads.draw({ design, view, width });
  return sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 3 } });
}

/** The bytes of a rendition; a new one is saved on disk. Throws when drawing or the disk fails. */
export async function makeRendition(dependencies: RenditionDependencies, rendition: Rendition): Promise<Buffer> {
  const { width, format } = rendition;
  const name = pictureName(rendition.design, rendition.view);
  if (width === MASTER_WIDTH && format === 'avif') {
    const master = await readIfThere(join(dependencies.masters, masterFile(name)));
    if (master) return master;
  }
  const file = join(dependencies.dataDir, 'pictures', String(width), `${name}.${format}`);
  const kept = await readIfThere(file);
  if (kept) return kept;
  const picture = await pixels(dependencies, rendition);
  const made = await encodePicture(picture, format, width < MASTER_WIDTH ? SMALL_EFFORT : 1);
  await writeWhole(file, made);
  dependencies.onMade(made.length);
  return made;
}
