import { describe, expect, it } from 'vitest';
import { CRAFTS } from '../../../api/catalog/cloth/design.ts';
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

function share(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}

const isWithin = (low: number, high: number) => (value: number) => value >= low && value <= high;

describe('the sample catalogue', () => {
  it('is the same at every start', () => {
    expect(sampleCatalogue()).toEqual({ sellers, products });
    expect(sampleReviews(sampleCatalogue().products)).toEqual(reviews);
  });

  it('sells in a shop with other categories what it still has, each piece as it would be among all', () => {
    const all = { sellers, products, reviews, promoCodes: [] };
    const sold = samplesFor(['Stole', 'Dress', 'Saree'], all);
    expect(sold.products).toEqual(products.filter(({ category }) => category === 'Dress' || category === 'Saree'));
    expect(sold.sellers).toEqual(sellers);
    const skus = new Set(sold.products.flatMap((product) => product.variants.map(({ sku }) => sku)));
    expect(sold.reviews.every(({ sku }) => skus.has(sku))).toBe(true);
    expect(sold.reviews.length).toSatisfy(isWithin(500, reviews.length - 100));
    expect(samplesFor(['Stole'], all)).toEqual({ sellers, products: [], reviews: [], promoCodes: [] });
  });

  it('fills all five categories, each product with two to four colours, each of them in all its sizes', () => {
    expect(countsOf(products.map(({ category }) => category))).toEqual({
      Saree: 52,
      Dupatta: 26,
      Dress: 20,
      Lehanga: 18,
      Kurti: 16,
    });
    expect(variants.filter(({ pictureSku }) => pictureSku === undefined).length).toSatisfy(isWithin(315, 345));
    for (const product of products) {
      const colours = Map.groupBy(product.variants, ({ color }) => color);
      expect(colours.size).toSatisfy(isWithin(2, 4));
      const isSized = product.size.includes(', ') && !product.size.startsWith('Semi');
      const sizes = isSized ? product.size.split(', ') : [undefined];
      for (const variants of colours.values()) expect(variants.map(({ size }) => size)).toEqual(sizes);
    }
    expect(products.filter((product) => product.variants.some(({ size }) => size)).length).toBe(42);
  });

  it('names each product, variant and seller once', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(132);
    expect(new Set(products.map(({ name }) => name.toLowerCase())).size).toBe(132);
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
    expect(new Set(sellers.map(({ shopName }) => shopName)).size).toBe(10);
    expect(products.filter(({ sellerId }) => !sellers.some(({ id }) => id === sellerId))).toEqual([]);
    expect(sellers.filter(({ id }) => !products.some(({ sellerId }) => sellerId === id))).toEqual([]);
  });

  it('gives every sku four digits of its own at characters 5 to 9', () => {
    for (const { sku, size } of variants)
      expect(sku).toMatch(
        size && size !== 'M' ? /^RB(DR|LH|KU)-\d{4}-[A-Z]{2}-X*[SL]$/ : /^RB(SR|DP|DR|LH|KU)-\d{4}-[A-Z]{2,3}$/,
      );
    expect(new Set(variants.map(({ sku }) => sku.slice(5, 9))).size).toBe(variants.length);
  });

  it('gives every variant a GTIN of its own that no real piece has, and every product a brand and an HSN code', () => {
    expect(variants.filter(({ gtin }) => !isGtin13(gtin) || !gtin.startsWith('952'))).toEqual([]);
    expect(new Set(variants.map(({ gtin }) => gtin)).size).toBe(variants.length);
    expect(products.filter(({ brand, hsnCode }) => !brand || !isHsnCode(hsnCode ?? ''))).toEqual([]);
    const headings = (category: string) =>
      new Set(products.filter((one) => one.category === category).map(({ hsnCode }) => hsnCode?.slice(0, 4)));
    expect(headings('Dupatta')).toEqual(new Set(['6214']));
    expect(headings('Saree')).toEqual(new Set(['5007', '5208', '5309', '5407', '5516']));
  });

  it('prices everything in whole rupees from 399 to 6,500, list prices up to 45 % above', () => {
    for (const { showPrice, listPrice } of products) {
      expect(showPrice / 100).toSatisfy(isWithin(399, 6500));
      expect(showPrice % 5000).toBe(4900);
      expect(listPrice % 100).toBe(0);
      expect(listPrice / showPrice).toSatisfy(isWithin(1, 1.45));
    }
    expect(products.filter((product) => product.listPrice === product.showPrice).length).toSatisfy(isWithin(8, 20));
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

  it('runs out here and there', () => {
    expect(share(variants.filter(({ stock }) => stock === 0).length, variants.length)).toSatisfy(isWithin(9, 15));
    expect(variants.filter(({ stock }) => stock >= 1 && stock <= 3).length).toSatisfy(isWithin(20, 90));
    expect(products.filter((product) => product.variants.every(({ stock }) => stock === 0)).length).toSatisfy(
      isWithin(2, 6),
    );
  });

  it('lists the oldest first, and the newest as new arrivals', () => {
    const dates = products.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted());
    expect(new Set(dates.map((date) => date.slice(0, 4)))).toEqual(new Set(['2024', '2025', '2026']));
    const isNew = products.map(({ collections }) => collections.includes('New Arrivals'));
    expect(isNew.indexOf(true)).toBe(isNew.length - isNew.filter(Boolean).length);
  });

  it('describes cloth in words of its own, and leaves some of them out', () => {
    const written = products.flatMap(({ description }) => description ?? []);
    expect(products.length - written.length).toBe(8);
    expect(new Set(written).size).toBe(written.length);
    for (const text of written) expect(text.split(/[.!?](?:\s|$)/).length - 1).toSatisfy(isWithin(2, 4));
    for (const { name, category, dimension, weight } of products) {
      expect(name.length).toBeLessThanOrEqual(60);
      if (category === 'Dress' || category === 'Kurti') expect(dimension).toBeUndefined();
      else expect(dimension).toMatch(/^\d(\.\d+)? x \d(\.\d+)?$/);
      expect(weight).toSatisfy(isWithin(100, 2200));
    }
    expect(products.some(({ pattern }) => pattern === undefined)).toBe(true);
    expect(products.some(({ careGuide }) => careGuide === undefined)).toBe(true);
    const withBlouse = products.filter(({ blouse }) => blouse !== undefined).map(({ category }) => category);
    expect(new Set(withBlouse)).toEqual(new Set(['Saree', 'Lehanga']));
  });
});

describe('the sample reviews', () => {
  const productOf = new Map(products.flatMap((product) => product.variants.map(({ sku }) => [sku, product] as const)));
  const counts = countsOf(reviews.flatMap(({ sku }) => productOf.get(sku)?.id ?? []));

  it('are 1,500, 200 of them of one product, none of 25', () => {
    expect(reviews).toHaveLength(1500);
    const [most, second] = Object.values(counts).toSorted((one, other) => other - one);
    expect([most, products.length - Object.keys(counts).length]).toEqual([200, 25]);
    expect(second).toBeLessThan(120);
    expect(Math.min(...Object.values(counts))).toBeLessThanOrEqual(4);
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(1500);
  });

  it('praise more than they blame', () => {
    const stars = countsOf(reviews.map(({ rating }) => String(rating)));
    expect(Object.keys(stars)).toEqual(['1', '2', '3', '4', '5']);
    expect(share((stars['4'] ?? 0) + (stars['5'] ?? 0), 1500)).toSatisfy(isWithin(75, 88));
    expect(share((stars['1'] ?? 0) + (stars['2'] ?? 0), 1500)).toSatisfy(isWithin(4, 10));
  });

  it('seldom say the same, and never leave a blank unfilled', () => {
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBeGreaterThan(1470);
    for (const { comment } of reviews) {
      expect(comment).not.toMatch(/[{}]|undefined/);
      expect(comment.length).toSatisfy(isWithin(5, 400));
    }
  });

  it('come from addresses that belong to nobody, some without a name', () => {
    for (const { userEmail } of reviews) expect(userEmail).toMatch(/^[a-z]+\.[a-z]+\d*@example\.(com|in)$/);
    expect(share(reviews.filter(({ userName }) => userName === undefined).length, 1500)).toSatisfy(isWithin(11, 19));
  });

  it('are written after the product came in and before mid-November 2026', () => {
    for (const { sku, createdAt } of reviews) {
      expect(createdAt > (productOf.get(sku)?.createdAt ?? '')).toBe(true);
      expect(createdAt < '2026-11-16').toBe(true);
    }
  });
});
