import type { components } from '../schema/generated/rest.ts';
import { responseTo } from './host-responses.ts';

/**
 * The same records in the shape of the schema. A gateway that cannot compute reads them: Tailcall neither multiplies
 * nor formats amounts. So its host does that part of its work, which is in its favour.
 */
type Schemas = components['schemas'];
/** The response of the REST host for one of the paths. */
interface HostResponse {
  product: Schemas['Product'];
  products: Schemas['Product'][];
  totalPages: number;
  reviews: Schemas['Review'][];
}
const FIRST = 3;
const rupee = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const money = (rupees: number) => ({ amount: rupees * 100, display: rupee.format(rupees) });
const shapedProduct = (product: Schemas['Product']) => ({
  id: `Product:${product.productId}`,
  name: product.name,
  category: { name: product.category },
  description: product.description,
  fabric: product.fabric,
  price: money(product.showPrice),
  listPrice: money(product.price),
  discountPercent: product.discount,
  rating: product.rating,
  seller: { id: `Seller:${product.seller.sellerId}`, shopName: product.seller.shopName },
  variants: product.variants.map(({ sku, color, stock, image }) => ({
    sku,
    color,
    inStock: stock,
    image: { url: image },
  })),
});
const shapedReviews = (sku: string, { reviews }: Pick<HostResponse, 'reviews'>) => ({
  totalCount: reviews.length,
  nodes: reviews.slice(0, FIRST).map(({ reviewId, rating, comment, createdAt, user }) => ({
    id: `Review:${sku}:${reviewId}`,
    rating,
    comment,
    createdAt,
    reviewer: user.name,
  })),
});

function shape(path: string): object | undefined {
  const read = (from: string): HostResponse => JSON.parse(responseTo(from, new URLSearchParams()) ?? '{}');
  const [, kind, id = '', page] = path.split('/');
  const sku = id.replace('Product:b-', 'BN-');
  if (kind === 'reviews') return shapedReviews(sku, read(`/product/variant/reviews/${sku}`));
  const response = read(path);
  if (!page) return response.product && shapedProduct(response.product);
  const { products, totalPages } = response;
  const pageInfo = { page: Number(page), totalPages, hasNextPage: Number(page) < totalPages };
  return { nodes: products.map(shapedProduct), pageInfo };
}

const PAGES = 12;
const made = new Map<string, string>();

/** The response for a path under `/shaped`, made once. Pages after the twelfth differ only in their number. */
export function shapedResponseTo(path: string): string | undefined {
  const [, number] = /^\/product\/\w+\/(\d+)$/.exec(path) ?? [];
  const at = number === undefined ? path : path.replace(/\d+$/, String(1 + ((Number(number) - 1) % PAGES)));
  const known = made.get(at) ?? JSON.stringify(shape(at));
  if (known === undefined) return undefined;
  made.set(at, known);
  return number === undefined ? known : known.replace(/"page":\d+/, `"page":${number}`);
}
