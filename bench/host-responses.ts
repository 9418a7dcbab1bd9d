import type { components } from '../schema/generated/rest.ts';

/**
 * The responses of the REST hosts for the measurements: 24 products a page, one variant each with five reviews,
 * all built beforehand. Pages repeat after twelve, whatever their number.
 */
const PAGES = 12;

type Product = components['schemas']['Product'];

const product = (nth: number): Product => {
  const productId = `b-${nth}`;
  const variant = {
    sku: `BN-${nth}`,
    productId,
    color: 'Indigo',
    // The hosts of the specification send true and false.
    stock: nth % 5 > 0,
    image: `/pictures/BN-${nth}.whole.0123abcd`,
  };
  return {
    productId,
    name: `Leheriya georgette saree no. ${nth}`,
    category: 'Saree',
    fabric: 'Georgette',
    pattern: 'Leheriya',
    dimension: '5.5 x 1.1',
    weight: 600,
    size: 'Free size',
    description: 'Tied by hand, <b>dyed</b> twice.',
    price: 1_000,
    showPrice: 600 + nth,
    discount: 30,
    rating: 3,
    seller: { sellerId: 's-0', shopName: 'Workshop 0' },
    variants: [variant],
    collections: ['Featured'],
    occasions: ['Party'],
  };
};
const products = Array.from({ length: PAGES * 24 }, (_, nth) => product(nth));
const reviewsOf = (sku: string) =>
  Array.from({ length: 5 }, (_, at) => ({
    reviewId: `${sku}-${at}`,
    rating: 1 + at,
    comment: 'Fine fall, true colours, tied as it should be.',
    createdAt: new Date(Date.UTC(2026, 5, 28 - at)).toISOString(),
    user: { name: `Reviewer ${at}`, email: 'reviewer@example.com' },
  }));

const pages = Array.from({ length: PAGES }, (_, at) =>
  JSON.stringify({ products: products.slice(at * 24, at * 24 + 24), totalPages: 100_000, totalItems: 2_400_000 }),
);
const single = new Map(products.map((one) => [one.productId, JSON.stringify({ product: one })]));
const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
const plainReviews = new Map(skus.map((sku) => [sku, JSON.stringify({ reviews: reviewsOf(sku) })]));
const batchReviews = new Map(
  skus.map((sku) => [sku, JSON.stringify({ sku, totalCount: 5, reviews: reviewsOf(sku).slice(0, 4) })]),
);
const reviewed = new Map(
  products.map((product) => {
    const reviews = product.variants.map(({ sku }) => `${batchReviews.get(sku)}`);
    return [product.productId, `{"product":${JSON.stringify(product)},"reviews":[${reviews.join(',')}]}`];
  }),
);
const rating = (id: string) => {
  const variants = [{ sku: id.replace('b', 'BN'), reviewCount: 5 }];
  return JSON.stringify({ productId: id, rating: 3, reviewCount: 5, variants });
};
const ratings = new Map(products.map(({ productId }) => [productId, rating(productId)]));
const additions = JSON.stringify({
  additions: ['categories', 'products', 'reviewed-products', 'variants', 'reviews', 'ratings', 'search', 'pictures'],
});
const categories = JSON.stringify({ categories: [{ name: 'Saree', productCount: 2_400_000 }] });

/** The response for a path, built from prepared parts; undefined for an unknown path. */
export function responseTo(path: string, query: URLSearchParams): string | undefined {
  const [, first, second = '', third, fourth = ''] = path.split('/');
  if (first === 'additions') return additions;
  if (first === 'categories') return categories;
  if (first === 'products') return reviewed.get(second);
  if (first === 'reviews')
    return `{"reviews":[${query
      .getAll('sku')
      .map((sku) => batchReviews.get(sku))
      .join(',')}]}`;
  if (first === 'ratings')
    return `{"ratings":[${query
      .getAll('productId')
      .map((id) => ratings.get(id))
      .join(',')}]}`;
  if (second === 'variant') return plainReviews.get(fourth);
  return third === undefined ? single.get(second) : pages[(Number(third) - 1) % PAGES];
}
