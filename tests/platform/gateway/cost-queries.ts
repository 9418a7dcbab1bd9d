/** The lookup of a product, the base of all other measurements. */
const LOOKUP = 'a product';

/**
 * The fields that cost the REST host time, by their names in `docs/figures.md`. `at` is a different number each time,
 * so that no response is cached.
 */
export const COST_QUERIES: Readonly<Record<string, (at: number) => string>> = {
  [LOOKUP]: (at) => `{ product(id: "rb-${1_000 + at}") { name } }`,
  'a page of 24 products': (at) =>
    `{ products(filter: { maxPrice: ${9_000_000 + at} }, first: 24) { nodes { id name } } }`,
  'the counts of a listing': (at) => `{ products(filter: { maxPrice: ${8_000_000 + at} }) { filterCounts { count } } }`,
  'a search by a common word': (at) =>
    `{ products(search: { text: "saree" }, filter: { maxPrice: ${7_000_000 + at} }) { nodes { id } } }`,
  'a search by misspelt words': (at) => `{ products(search: { text: "leherya sare ${at}" }) { nodes { id } } }`,
  'a search that finds nothing': (at) => `{ products(search: { text: "qwx${at}zzk" }) { nodes { id } } }`,
  'the counts of a search': (at) => `{ products(search: { text: "leherya ${at}" }) { filterCounts { count } } }`,
  '50 reviews': (at) => `{ product(id: "rb-${1_000 + at}") { reviews(first: 50) { nodes { id } } } }`,
  'the newest reviews': (at) => `{ recentReviews(first: ${1 + (at % 12)}, minRating: ${1 + (at % 5)}) { id } }`,
  'a PIN code': (at) => `{ pinCode(code: "${302_001 + at}") { city } }`,
  'delivery days': (at) => `{ deliveryEstimate(pinCode: "${302_001 + at}", skus: ["RBSR-2101-MR"]) { isServed } }`,
};
