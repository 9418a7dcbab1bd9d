/** The sample catalogue of a new shop: the same on every machine and at every start. */
import type { CollectionName, OccasionName } from '../../schema/vocabulary.ts';
import { createRandom } from '../platform/seeded-random.ts';
import type { Random } from '../platform/seeded-random.ts';
import { GARMENTS } from './cloth.ts';
import type { Craft, Garment } from './cloth.ts';
import { hsnCodeOf } from './samples/codes.ts';
import { measuresOf, pick } from './samples/measures.ts';
import { brandOf, sampleSellers, sellersOf } from './samples/sellers.ts';
import type { SampleSeller } from './samples/sellers.ts';
import { sketchesOf } from './samples/sketches.ts';
import type { DesignSketch } from './samples/sketches.ts';
import { inSizes, sizesIn, variantsOf } from './samples/variants.ts';
import type { SampleVariant } from './samples/variants.ts';
import type { NewProduct } from './tables.ts';

/** The seller and the variants of a sample product. */
export type { SampleSeller, SampleVariant };

/** A product of the sample catalogue. Its ids are `rb-1001`, `rb-1002` …, in the catalogue's order. */
export interface SampleProduct extends NewProduct {
  /** Only a shop with this category sells it. */
  category: Garment;
  dimension: string | undefined;
  weight: number;
  size: string;
  collections: CollectionName[];
  occasions: OccasionName[];
  craft: Craft;
  variants: SampleVariant[];
}

const OPENED = Date.UTC(2024, 0, 15);
const LATEST = Date.UTC(2026, 10, 4);
const NEW_ARRIVALS = 16;

/** The sketches of all garments in one list, evenly mixed, so that every category grows with the shop. */
function allSketches(): DesignSketch[] {
  const placed = GARMENTS.flatMap((garment) => {
    const sketches = sketchesOf(garment);
    return sketches.map((sketch, index) => ({ sketch, at: (index + 0.5) / sketches.length }));
  });
  return placed.toSorted((one, other) => one.at - other.at).map(({ sketch }) => sketch);
}

/** The day of a product's arrival: evenly spread over the shop's years, at a random minute of a working day. */
function dayOf(index: number, count: number, random: Random): string {
  const day = Math.floor((OPENED + ((LATEST - OPENED) * (index + 0.6 * random())) / count) / 86_400_000);
  return new Date(day * 86_400_000 + (4 * 60 + Math.floor(random() * 480)) * 60_000).toISOString();
}

/** The price before the discount, in rupees: up to 45 % above, ending in 49 or 99. */
function listRupees(rupees: number, random: Random): number {
  if (random() < 0.1) return rupees;
  const wanted = rupees * (1.08 + 0.37 * random());
  return Math.max(rupees, Math.floor((wanted + 1) / 50) * 50 - 1);
}

function collectionsOf({ marks }: DesignSketch, isNew: boolean): CollectionName[] {
  const collections: CollectionName[] = [];
  if (marks.includes('featured')) collections.push('Featured');
  if (marks.includes('best')) collections.push('Best Sellers');
  if (isNew) collections.push('New Arrivals');
  return collections;
}

function productOf(sketch: DesignSketch, index: number, count: number, skuNumber: number): SampleProduct {
  const random = createRandom(`sample ${sketch.name}`);
  const { fabric } = sketch;
  const product = {
    id: `rb-${1001 + index}`,
    name: sketch.name,
    category: sketch.category,
    fabric: fabric.name,
    pattern: sketch.pattern,
    ...measuresOf(sketch, random),
    careGuide: random() < 0.05 ? undefined : fabric.care,
    description: sketch.description,
    listPrice: listRupees(sketch.rupees, random) * 100,
    showPrice: sketch.rupees * 100,
    sellerId: pick(random, sellersOf(sketch.craft)),
    collections: collectionsOf(sketch, index >= count - NEW_ARRIVALS),
    occasions: sketch.occasions,
    craft: sketch.craft,
    sheen: fabric.sheen,
    zari: sketch.marks.includes('zari'),
    createdAt: dayOf(index, count, random),
    variants: variantsOf(sketch, skuNumber, random),
  };
  return { ...product, brand: brandOf(product.sellerId), hsnCode: hsnCodeOf(sketch.category, fabric.fibre) };
}

/** Ten sellers and 132 products, the oldest product first. Every call returns equal, new objects. */
export function sampleCatalogue(): { sellers: SampleSeller[]; products: SampleProduct[] } {
  const sketches = allSketches();
  let skuNumber = 2101;
  const products = sketches.map((sketch, index) => {
    const product = productOf(sketch, index, sketches.length, skuNumber);
    skuNumber += product.variants.length;
    return product;
  });
  // Colours were numbered first, so that adding sizes changed no sku of an older shop.
  for (const product of products) {
    const sizes = sizesIn(product.size);
    if (sizes.length === 0) continue;
    const colours = product.variants.length;
    product.variants = inSizes(product.variants, sizes, skuNumber);
    skuNumber += product.variants.length - colours;
  }
  return { sellers: sampleSellers(), products };
}
