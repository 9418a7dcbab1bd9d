import { describe, expect, it } from 'vitest';
import * as drawn from 'cloth/design';
import { COLOUR_CODES, CRAFTS, GARMENTS } from '../../../api/catalog/cloth.ts';
import { sampleCatalogue } from '../../../api/catalog/seed.ts';
import { sampleReviews } from '../../../api/reviews/seed.ts';
import { samplesFor } from '../../../api/seeding.ts';
import { isGtin13, isHsnCode } from '../../../schema/product-codes.ts';
import { COLLECTIONS, OCCASIONS } from '../../../schema/vocabulary.ts';

const { sellers, products } = sampleCatalogue();
const variants = products.flatMap((product) => product.variants);
const reviews = sampleReviews(products);

function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

const isWithin = (low: number, high: number) => (value: number) => value >= low && value <= high;

describe('the words of cloth', () => {
  it('are those that the samples’ pictures are drawn by', () => {
    expect([GARMENTS, CRAFTS]).toEqual([drawn.GARMENTS, drawn.CRAFTS]);
    expect(Object.keys(COLOUR_CODES)).toEqual(Object.keys(drawn.COLOURS));
  });
});

describe('the sample catalogue', () => {
  it('is the same at every start', () => {
    expect(sampleCatalogue()).toEqual({ sellers, products });
    expect(sampleReviews(sampleCatalogue().products)).toEqual(reviews);
  });

  it('sells its remaining products in a shop with other categories, each piece as among all', () => {
    const all = { sellers, products, reviews, promoCodes: [] };
    const sold = samplesFor(['Stole', 'Dress', 'Saree'], all);
    expect(sold.products).toEqual(products.filter(({ category }) => category === 'Dress' || category === 'Saree'));
    expect(sold.sellers).toEqual(sellers);
    const skus = new Set(sold.products.flatMap((product) => product.variants.map(({ sku }) => sku)));
    expect(sold.reviews.every(({ sku }) => skus.has(sku))).toBe(true);
    expect(sold.reviews.length).toSatisfy(isWithin(500, reviews.length - 100));
    expect(samplesFor(['Stole'], all)).toEqual({ sellers, products: [], reviews: [], promoCodes: [] });
  });

  it('names each product, variant and seller once', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(132);
    expect(new Set(products.map(({ name }) => name.toLowerCase())).size).toBe(132);
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
    expect(new Set(sellers.map(({ shopName }) => shopName)).size).toBe(10);
    expect(products.filter(({ sellerId }) => !sellers.some(({ id }) => id === sellerId))).toEqual([]);
    expect(sellers.filter(({ id }) => !products.some(({ sellerId }) => sellerId === id))).toEqual([]);
  });

  it('gives every variant a GTIN of its own that no real piece has, and every product a brand and an HSN code', () => {
    expect(variants.filter(({ gtin }) => !isGtin13(gtin) || !gtin.startsWith('952'))).toEqual([]);
    expect(new Set(variants.map(({ gtin }) => gtin)).size).toBe(variants.length);
    expect(products.filter(({ brand, hsnCode }) => !brand || !isHsnCode(hsnCode ?? ''))).toEqual([]);
  });

  it('prices everything in whole rupees from 399 to 6,500, and no list price below that', () => {
    for (const { showPrice, listPrice } of products) {
      expect(showPrice / 100).toSatisfy(isWithin(399, 6500));
      expect(showPrice % 5000).toBe(4900);
      expect(listPrice % 100).toBe(0);
      expect(listPrice).toBeGreaterThanOrEqual(showPrice);
    }
  });

  it('has products for every fabric, collection and occasion that the shop filters by', () => {
    const wanted = 'Silk,Cotton Silk,Georgette,Banarasi Silk,Patola Silk,Kanjivaram Silk,Linen,Crepe,Rayon'.split(',');
    const fabrics = countsOf(products.map(({ fabric }) => fabric));
    expect(wanted.filter((fabric) => (fabrics[fabric] ?? 0) < 4)).toEqual([]);
    const tags = countsOf(products.flatMap(({ collections, occasions }) => [...collections, ...occasions]));
    expect([...COLLECTIONS, ...OCCASIONS].filter((tag) => (tags[tag] ?? 0) < 10)).toEqual([]);
    expect(products.some(({ collections, occasions }) => collections.length + occasions.length === 0)).toBe(true);
    expect(new Set(products.map(({ craft }) => craft))).toEqual(new Set(CRAFTS));
  });
});

describe('the sample reviews', () => {
  const createdAtOf = new Map(products.flatMap((one) => one.variants.map(({ sku }) => [sku, one.createdAt] as const)));

  it('never have an empty placeholder, and come from fictitious addresses, after their product was added', () => {
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(1_500);
    for (const { sku, comment, userEmail, createdAt } of reviews) {
      expect(comment).not.toMatch(/[{}]|undefined/);
      expect(comment.length).toSatisfy(isWithin(5, 400));
      expect(userEmail).toMatch(/^[a-z]+\.[a-z]+\d*@example\.(com|in)$/);
      expect(createdAt > (createdAtOf.get(sku) ?? '')).toBe(true);
    }
  });
});
