/** The fabrics of the sample shop: sheen, weight and care. */

/** The material of cloth: natural, or made from oil (synthetic) or from wood (artificial). */
export type Fibre = 'silk' | 'silk-mix' | 'cotton' | 'linen' | 'synthetic' | 'artificial';

/** A fabric by its name on the label. */
export interface Fabric {
  /** The name in the database and in filters, for example `Georgette`. */
  name: string;
  /** From 0 (matt) to 1 (silk). */
  sheen: number;
  /** Grams of a saree length. */
  grams: number;
  /** The fibre of its threads, by which trade and tax classify fabrics. */
  fibre: Fibre;
  /** How to wash and store it. */
  care: string;
}

const DRY_CLEAN = 'Dry clean only. Keep folded in muslin, away from light, and change the folds twice a year.';
const SILK_WASH = 'Dry clean the first time, then hand wash cold with a mild shampoo. Iron on the reverse while damp.';
const COOL_WASH = 'Hand wash cold by itself, do not wring, dry in shade. Cool iron on the reverse.';
const COTTON_WASH = 'Soak in salted cold water before the first wash. Hand wash by itself, dry in shade, iron warm.';
const EASY_WASH = 'Machine wash cold in a cotton bag with like colours. Dry in shade, iron warm.';

const FABRICS: readonly Fabric[] = [
  { name: 'Silk', sheen: 0.85, grams: 560, fibre: 'silk', care: DRY_CLEAN },
  { name: 'Gajji Silk', sheen: 1, grams: 740, fibre: 'silk', care: DRY_CLEAN },
  { name: 'Banarasi Silk', sheen: 0.9, grams: 780, fibre: 'silk', care: DRY_CLEAN },
  { name: 'Patola Silk', sheen: 0.85, grams: 690, fibre: 'silk', care: DRY_CLEAN },
  { name: 'Kanjivaram Silk', sheen: 0.95, grams: 860, fibre: 'silk', care: DRY_CLEAN },
  { name: 'Cotton Silk', sheen: 0.5, grams: 520, fibre: 'silk-mix', care: SILK_WASH },
  { name: 'Chanderi', sheen: 0.45, grams: 380, fibre: 'silk-mix', care: SILK_WASH },
  { name: 'Georgette', sheen: 0.3, grams: 460, fibre: 'synthetic', care: COOL_WASH },
  { name: 'Crepe', sheen: 0.4, grams: 510, fibre: 'synthetic', care: COOL_WASH },
  { name: 'Chinnon', sheen: 0.6, grams: 480, fibre: 'synthetic', care: COOL_WASH },
  { name: 'Modal', sheen: 0.55, grams: 540, fibre: 'artificial', care: EASY_WASH },
  { name: 'Rayon', sheen: 0.25, grams: 490, fibre: 'artificial', care: EASY_WASH },
  { name: 'Kota Doria', sheen: 0.2, grams: 310, fibre: 'cotton', care: COTTON_WASH },
  { name: 'Cotton Mulmul', sheen: 0.05, grams: 350, fibre: 'cotton', care: COTTON_WASH },
  { name: 'Linen', sheen: 0.1, grams: 580, fibre: 'linen', care: COTTON_WASH },
];

/** The fabric of a name. Throws an Error that quotes an unknown name. */
export function fabricOf(name: string): Fabric {
  const fabric = FABRICS.find((known) => known.name === name);
  if (!fabric) throw new Error(`The samples name the fabric '${name}', which the shop does not have.`);
  return fabric;
}
