/** Masters: the committed pictures of the sample catalogue. The shop has no other pictures. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { ColourName, Craft, Cut, Finish, Garment, Technique } from '../cloth.ts';
import { sampleCatalogue } from '../seed.ts';
import { promisedBy } from './promises.ts';

/**
 * The width of a master in pixels; its height is 4/3 of that. After a change, empty the folder and draw all masters.
 */
export const MASTER_WIDTH = 960;

/** The folder of the masters. */
export const MASTERS_FOLDER = join(import.meta.dirname, '../../generated/pictures');

/** The master of a piece that is unlike all samples: only the colour of undyed cloth, which its name ends with. */
export const PLAIN_MASTER = 'PLAIN.whole.eadfc6ff';

/** Increase this number when `packages/cloth` draws the same design differently. */
const DRAWING_VERSION = 1;

/** The whole piece, and its cloth from close by. */
const VIEWS = ['whole', 'close-up'] as const;

/** The input of a drawing. */
export interface MasterDesign {
  garment: Garment;
  craft: Craft;
  /** How the craft was done, where the pattern or the name promises it. */
  technique?: Technique | undefined;
  /** The cuts that the name promises. */
  cuts?: readonly Cut[] | undefined;
  /** A change of its colours that the name promises. */
  finish?: Finish | undefined;
  colour: ColourName;
  /** From 0 (matt) to 1 (silk). */
  sheen: number;
  /** Whether borders have gold thread. */
  zari: boolean;
  /** The sku, which makes each drawing unique. */
  seed: string;
}

/** The masters of a variant of the samples. */
export interface SampleMasters {
  design: MasterDesign;
  /**
   * Their names, `{sku}.{view}.{hash}`. Another drawing has another name, so caches may store a picture permanently.
   */
  views: { view: (typeof VIEWS)[number]; name: string }[];
}

let sampleMasters: readonly SampleMasters[] | undefined;

/** The masters of all samples, the oldest product first. Each variant with its own pictures has two. */
export function listSampleMasters(): readonly SampleMasters[] {
  sampleMasters ??= makeSampleMasters();
  return sampleMasters;
}

function makeSampleMasters(): SampleMasters[] {
  const { products } = sampleCatalogue();
  return products.flatMap(({ name: title, pattern, category: garment, craft, sheen, zari, variants }) =>
    variants
      .filter(({ pictureSku }) => pictureSku === undefined)
      .map(({ sku, color: colour }) => {
        const design = {
          garment,
          craft,
          ...promisedBy({ craft, pattern, name: title }),
          colour,
          sheen,
          zari,
          seed: sku,
        };
        return { design, views: VIEWS.map((view) => ({ view, name: nameOf(design, view) })) };
      }),
  );
}

function nameOf(
  { garment, craft, technique, cuts, finish, colour, sheen, zari, seed }: MasterDesign,
  view: string,
): string {
  // A close-up shows no cut.
  const promised = [technique, ...((view === 'whole' && cuts) || []), finish].filter((word) => word !== undefined);
  const parts = [garment, craft, colour, Math.round(sheen * 100), zari, seed, view, DRAWING_VERSION, ...promised];
  const shown = JSON.stringify(parts);
  return `${seed}.${view}.${hash('sha256', shown).slice(0, 12)}`;
}

/** The file of a master in its folder. */
export function masterFile(name: string): string {
  return `${name}.avif`;
}
