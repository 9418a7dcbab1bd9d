/** A kind of request in the measurements of gateways. */
export interface Case {
  title: string;
  query: string;
  /** Returns the variables of the next request. */
  next: () => object;
}

const LISTING = `query ($page: Int!) { category(name: "Saree") { name products(page: $page) {
  nodes { id name price { amount display } listPrice { amount } discountPercent rating
    variants { sku color inStock image { url } reviews(first: 3) { totalCount nodes { id rating comment reviewer } } } }
  pageInfo { page totalPages hasNextPage } } } }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) { id name category { name } description fabric price { amount display }
  discountPercent rating seller { id shopName } variants { sku color inStock image { url } }
  reviews(first: 3) { totalCount nodes { id rating comment createdAt reviewer } } } }`;

let page = 0;

/** Q1: a listing of 24 products with reviews, any of twelve pages. */
export const LISTINGS: Case = {
  title: 'Q1 12 pages',
  query: LISTING,
  next: () => ({ page: 1 + Math.floor(Math.random() * 12) }),
};
/** Q1 again; each page repeats after 90,000 requests. */
export const LISTINGS_ONCE: Case = {
  title: 'Q1 each once',
  query: LISTING,
  next: () => ({ page: 1 + (page++ % 90_000) }),
};
/** Q2: a product page, any of 288. */
export const PRODUCTS: Case = {
  title: 'Q2 product',
  query: PRODUCT,
  next: () => ({ id: `b-${Math.floor(Math.random() * 288)}` }),
};
/** The smallest operation. */
export const TYPENAME: Case = { title: '__typename', query: '{ __typename }', next: () => ({}) };
