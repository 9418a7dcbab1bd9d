import type { components } from '../../schema/generated/rest.ts';
import { COLLECTIONS, OCCASIONS } from '../../schema/vocabulary.ts';

/** A product, variant or review as the contract has it. */
export type Product = components['schemas']['Product'];
export type Variant = components['schemas']['Variant'];
export type Review = components['schemas']['Review'];

/** A small catalogue for tests. It is the same every time. */
export interface SampleCatalogue {
  products: Product[];
  reviews: Map<string, Review[]>;
}

const CATEGORIES = [
  { category: 'Saree', count: 50, fabrics: ['Georgette', 'Silk'], noun: 'saree' },
  { category: 'Dupatta', count: 5, fabrics: ['Silk'], noun: 'dupatta' },
  { category: 'Dress', count: 24, fabrics: ['Rayon', 'Crepe'], noun: 'dress' },
  { category: 'Lehanga', count: 1, fabrics: ['Silk'], noun: 'lehanga' },
];
const TIES = ['Bandhani', 'Leheriya', 'Shibori', 'Mothra', 'Gharchola 100%_off'];
const COLORS = ['Indigo', 'Madder', 'Turmeric', 'Pista'];

/** Makes eighty products in four of the five categories. Every third variant is out of stock; the number of reviews varies. */
export function createSampleCatalogue(): SampleCatalogue {
  const reviews = new Map<string, Review[]>();
  const products = CATEGORIES.flatMap(({ category, count, fabrics, noun }) =>
    Array.from({ length: count }, (_, at): Product => {
      const productId = `t-${noun}-${at + 1}`;
      const [price, showPrice] = [1_000 + ((at * 137) % 900), 700 + ((at * 137) % 900)];
      const variants = COLORS.slice(0, 1 + (at % 4)).map((color, nth): Variant => {
        const sku = `${noun.slice(0, 3).toUpperCase()}-${1000 + at}-${nth}`;
        reviews.set(sku, makeReviews(sku, (at * 3 + nth) % 7));
        return { sku, productId, color, stock: (at + nth) % 3, image: `/pictures/${sku}.whole.0123abcd` };
      });
      const ofProduct = variants.flatMap(({ sku }) => reviews.get(sku) ?? []);
      return {
        productId,
        name: `${TIES[at % TIES.length]} ${fabrics[at % fabrics.length]?.toLowerCase()} ${noun}`,
        category,
        fabric: fabrics[at % fabrics.length],
        pattern: at % 2 === 0 ? 'Leheriya' : undefined,
        dimension: '5.5 x 1.1',
        weight: 600 + at,
        size: 'Free size',
        description: at % 5 === 0 ? undefined : 'Tied by hand, <b>dyed</b> twice.',
        price,
        showPrice,
        discount: Math.round(((price - showPrice) / price) * 100),
        rating: ofProduct.length === 0 ? 0 : ofProduct.reduce((sum, { rating }) => sum + rating, 0) / ofProduct.length,
        seller: { sellerId: `s-${at % 3}`, shopName: `Workshop ${at % 3}` },
        variants,
        collections: [COLLECTIONS[at % 3] ?? 'Featured'],
        occasions: [OCCASIONS[at % 5] ?? 'Party'],
      };
    }),
  );
  return { products, reviews };
}

function makeReviews(sku: string, count: number): Review[] {
  return Array.from({ length: count }, (_, at) => ({
    reviewId: `${sku}-r${at}`,
    rating: 1 + ((at + sku.length) % 5),
    comment: `Comment ${at} on ${sku}`,
    createdAt: new Date(Date.UTC(2026, 0, 1 + ((at * 5) % 20), 10)).toISOString(),
    user: { name: at % 2 === 0 ? `Reviewer ${at}` : undefined, email: `reviewer${at}@example.com` },
  }));
}

/** The number of products in each category. */
export function countsOf({ products }: SampleCatalogue): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(products, ({ category }) => category)].map(([name, all]) => [name, all.length]),
  );
}
