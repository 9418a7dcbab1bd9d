/** Masters: the committed pictures of the sample catalogue, so that a new shop need not draw them. */
import { join } from 'node:path';

/** The width of a master in pixels. Renditions up to this width are made from it. */
export const MASTER_WIDTH = 480;

/** The folder of the committed masters. */
export const MASTERS_FOLDER = join(import.meta.dirname, '../../generated/pictures');

/** The file of a master in its folder. */
export function masterFile(name: string): string {
  return `${name}.avif`;
}
