/** Names of pictures: a name depends on what it shows, so its bytes never change and caches may keep it for good. */
import { hash } from 'node:crypto';
import { DRAWING_VERSION } from '../cloth/design.ts';
import type { ClothDesign, ClothView } from '../cloth/design.ts';

/**
 * The name of a picture, `{sku}.{view}.{hash}`: equal for equal designs, and different as soon as the design or the
 * drawing changes. Safe in file names and paths, whatever the sku.
 */
export function pictureName(design: ClothDesign, view: ClothView): string {
  const { garment, craft, colour, sheen, zari, seed } = design;
  const shown = JSON.stringify([garment, craft, colour, Math.round(sheen * 100), zari, seed, view, DRAWING_VERSION]);
  return `${encodeURIComponent(seed)}.${view}.${hash('sha256', shown).slice(0, 12)}`;
}
