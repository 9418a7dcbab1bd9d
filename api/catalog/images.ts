import { listSampleMasters, PLAIN_MASTER } from './pictures/masters.ts';
import type { ClothRow, ColourRow } from './tables.ts';

/** The addresses of a variant's pictures, the whole piece first. A variant with own photographs has only those. */
export type ImagesOf = (cloth: Pick<ClothRow, 'category' | 'craft'>, variant: ColourRow) => string[];

/**
 * Creates the choice of pictures, whose addresses begin with `base`. A variant without a photograph uses a sample's
 * pictures. The first match counts: the same sku; the same category, craft and colour; the same category and colour.
 * Without a match it uses a plain picture.
 */
export function createImageNames(base: string): ImagesOf {
  const known = new Map<string, string[]>();
  for (const { design, views } of listSampleMasters()) {
    const { garment, craft, colour, seed } = design;
    const addresses = views.map(({ name }) => `${base}/${name}`);
    for (const key of [keyOf(garment, craft, colour, seed), keyOf(garment, craft, colour), keyOf(garment, colour)])
      if (!known.has(key)) known.set(key, addresses);
  }
  const plain = [`${base}/${PLAIN_MASTER}`];
  return ({ category, craft }, { sku, color, image, picture_sku, more_images = [] }) => {
    if (image) return [image, ...more_images];
    return (
      known.get(keyOf(category, craft, color, picture_sku ?? sku)) ??
      known.get(keyOf(category, craft, color)) ??
      known.get(keyOf(category, color)) ??
      plain
    );
  };
}

/** The lookup key of pictures. No word contains a line break. */
const keyOf = (...words: string[]): string => words.join('\n');
