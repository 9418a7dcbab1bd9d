/** The pieces of each garment. */
import type { ClothDesign } from '../design.ts';
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import { dupattaPieces } from './drapes.ts';
import { capeDress, waistedDress } from './dresses.ts';
import { belt, cord, skirt } from './parts.ts';
import type { Patch } from './patch.ts';
import { sareePieces } from './saree.ts';
import { kurti, straightDress } from './tunics.ts';

/** Panels mirror the cloth, and would cut wheels and webs apart: such a skirt is of one piece. */
function lehanga(random: Random, seed: number, isOnePiece: boolean, hem: number): Patch[] {
  const drawn = 5 + 2 * Math.floor(random() * 2);
  const panels = isOnePiece ? undefined : drawn;
  const top = 0.13;
  const flare = between(random, 0.4, 0.435);
  const lower = skirt(random, seed + 4, {
    y0: top,
    y1: 1.23,
    folds: 5,
    high: 0.06,
    hem,
    bow: 0.045,
    panels,
    half: [
      [0, 0.135],
      [0.1, 0.185],
      [0.4, flare * 0.7],
      [0.75, flare * 0.92],
      [1, flare],
    ],
  });
  const side = random() < 0.5 ? -1 : 1;
  return [
    ...lower,
    belt(top - 0.035, 0.136, 0.05, 'edge', seed),
    ...cord(random, 0.5 + side * 0.07, top + 0.005, between(random, 0.16, 0.22), seed),
    ...cord(random, 0.5 + side * 0.09, top + 0.005, between(random, 0.2, 0.28), seed + 1),
  ];
}

/** The width of a lehanga's border, and of one with a broad border. */
const HEM = { usual: 0.15, broad: 0.3 };

/** The pieces of a whole garment, from the lowest to the highest. */
export function piecesOf(design: ClothDesign, random: Random, seed: number): Patch[] {
  const { garment, cuts = [], craft, technique } = design;
  if (garment === 'Saree') return sareePieces(random, seed);
  if (garment === 'Dupatta') return dupattaPieces(random, seed);
  if (garment === 'Kurti') return kurti(random, seed, cuts);
  if (garment === 'Lehanga') {
    const isOnePiece = craft === 'spiral' || technique === 'kumo';
    return lehanga(random, seed, isOnePiece, cuts.includes('broad-hem') ? HEM.broad : HEM.usual);
  }
  if (cuts.includes('cape')) return capeDress(random, seed);
  return straightDress(random, seed, cuts) ?? waistedDress(random, seed, cuts);
}
