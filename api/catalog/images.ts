import { LRUCache } from 'lru-cache';
import { COLOURS, CRAFTS, GARMENTS } from './cloth/design.ts';
import type { ClothDesign, ColourName } from './cloth/design.ts';
import { pictureName } from './pictures/names.ts';
import type { ClothRow, ColourRow } from './tables.ts';

/** The addresses of a variant's pictures, the whole piece first; only its own photograph when it has one. */
export type ImagesOf = (cloth: ClothRow, variant: ColourRow) => string[];

/** The design of a variant's cloth; unknown words get a plain design. Variants that share pictures have one design. */
export function designOf(
  { category, craft, sheen, zari }: ClothRow,
  { sku, color, picture_sku }: Omit<ColourRow, 'image'>,
): ClothDesign {
  return {
    garment: GARMENTS.find((garment) => garment === category) ?? 'Dupatta',
    craft: CRAFTS.find((known) => known === craft) ?? 'bandhani',
    colour: isColour(color) ? color : 'Ivory',
    sheen,
    zari,
    seed: picture_sku ?? sku,
  };
}

/** Creates the picture names under a base address. It caches them, because a name costs two hashes. */
export function createImageNames(base: string): ImagesOf {
  const known = new LRUCache<string, string[]>({ max: 20_000 });
  return (cloth, variant) => {
    if (variant.image) return [variant.image];
    const key = `${variant.picture_sku ?? variant.sku}|${variant.color}|${cloth.category}|${cloth.craft}|${cloth.sheen}|${cloth.zari}`;
    const former = known.get(key);
    if (former) return former;
    const names = namesOf(base, designOf(cloth, variant));
    known.set(key, names);
    return names;
  };
}

function namesOf(base: string, design: ClothDesign): string[] {
  return [`${base}/${pictureName(design, 'whole')}`, `${base}/${pictureName(design, 'close-up')}`];
}

function isColour(name: string): name is ColourName {
  return name in COLOURS;
}
