/** Fields of which one operation may have many, by the number that fits into it; `at` is another number each time. */
const KINDS: readonly { times: number; field: (at: number) => string }[] = [
  { times: 12, field: (at) => `products(search: { text: "leherya ${at}" }) { filterCounts { count } }` },
  { times: 18, field: (at) => `products(search: { text: "saree ${at}" }) { nodes { id } }` },
  { times: 34, field: (at) => `products(filter: { maxPrice: ${100_000 + 100 * at} }) { filterCounts { count } }` },
  { times: 47, field: (at) => `products(filter: { maxPrice: ${100_000 + 100 * at} }, first: 24) { nodes { id } }` },
  { times: 50, field: (at) => `pinCode(code: "${110_001 + (at % 700_000)}") { city }` },
  { times: 30, field: (at) => `category(name: "Saree") { products(page: ${1 + (at % 90_000)}) { nodes { name } } }` },
];

/** Queries that cost the shop as much as one operation may, of each kind by turns; no answer of one serves another. */
export function createCostlyQueries(): () => string {
  let [turn, at] = [0, 0];
  return () => {
    const { times, field } = KINDS[turn++ % KINDS.length] ?? KINDS[0]!;
    return `{ ${Array.from({ length: times }, (_, one) => `a${one}: ${field((at += 1))}`).join(' ')} }`;
  };
}
