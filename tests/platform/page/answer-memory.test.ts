import { InMemoryCache } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { rememberAnswers } from '../../../web/apollo/answer-memory.ts';

const LISTING = addTypenameToDocument(
  parse(`query listing($page: Int, $isLong: Boolean = false) { products(page: $page) { total nodes { id ...Card ...Cover } } }
    fragment Card on Product { id name price { amount } }
    fragment Cover on Product { id cover { sku url } note @include(if: $isLong) }`),
);
const PRODUCT = addTypenameToDocument(parse('query product($id: ID!) { product(id: $id) { id name } }'));
/** Documents as Apollo reads fragments by them. */
const CARD = addTypenameToDocument(
  parse('query Card { ...Card } fragment Card on Product { id name price { amount } }'),
);
const COVER = addTypenameToDocument(
  parse('query Cover { ...Cover } fragment Cover on Product { id cover { sku url } }'),
);

const product = (nth: number, name = `Saree ${nth}`) => ({
  __typename: 'Product',
  id: `p${nth}`,
  name,
  price: { __typename: 'Money', amount: 100 * nth },
  cover: { __typename: 'Variant', sku: `s${nth}`, url: `/${nth}` },
});
const listing = {
  products: { __typename: 'ProductConnection', total: 2, nodes: [product(1), product(2)] },
};

const createCache = () =>
  new InMemoryCache({ typePolicies: { Variant: { keyFields: ['sku'] }, Money: { merge: true } } });

/** A cache that remembers, and how often it was read nevertheless. */
function open(state = {}, told: Parameters<typeof rememberAnswers>[1] = []) {
  const cache = createCache().restore(state);
  const read = cache.diff.bind(cache);
  const reads = { count: 0 };
  Object.assign(cache, { diff: (...all: Parameters<typeof read>) => ((reads.count += 1), read(...all)) });
  rememberAnswers(cache, told);
  return { cache, reads };
}

const ask = (cache: InMemoryCache, query: DocumentNode, variables = {}, id?: string) =>
  cache.diff({ query, variables, optimistic: true, returnPartialData: true, ...(id ? { id } : {}) });

describe('the memory of a page that the server renders', () => {
  it('answers a query and its fragments as the cache does, without reading it', () => {
    const { cache, reads } = open();
    const plain = createCache();
    for (const one of [cache, plain]) one.writeQuery({ query: LISTING, variables: { page: 1 }, data: listing });
    reads.count = 0;
    expect(ask(cache, LISTING, { page: 1 }).result).toEqual(ask(plain, LISTING, { page: 1 }).result);
    for (const id of ['Product:p1', 'Product:p2'])
      expect(ask(cache, CARD, {}, id).result).toMatchObject(Object(ask(plain, CARD, {}, id).result));
    expect(reads.count).toBe(0);
    expect(cache.extract()).toEqual(plain.extract());
  });

  it('reads what it was not told: other variables, an unknown object, a fragment under a condition', () => {
    const { cache, reads } = open();
    cache.writeQuery({ query: LISTING, variables: { page: 1 }, data: listing });
    reads.count = 0;
    expect(ask(cache, LISTING, { page: 2 }).complete).toBe(false);
    expect(ask(cache, CARD, {}, 'Product:p9').complete).toBe(false);
    expect(ask(cache, COVER, {}, 'Product:p1')).toMatchObject({ complete: true, result: { id: 'p1' } });
    expect(reads.count).toBe(3);
  });

  it('reads everything once an answer says something else than one before, or something is evicted', () => {
    const { cache } = open();
    cache.writeQuery({ query: LISTING, variables: { page: 1 }, data: listing });
    const data = { product: { __typename: 'Product', id: 'p1', name: 'Renamed' } };
    cache.writeQuery({ query: PRODUCT, variables: { id: 'p1' }, data });
    expect(ask(cache, LISTING, { page: 1 }).result).toMatchObject({ products: { nodes: [{ name: 'Renamed' }, {}] } });
    expect(ask(cache, CARD, {}, 'Product:p1').result).toMatchObject({ name: 'Renamed' });
    cache.writeQuery({ query: PRODUCT, variables: { id: 'p1' }, data });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'product' });
    expect(ask(cache, PRODUCT, { id: 'p1' }).complete).toBe(false);
  });

  it('knows the answers that its cache was restored with', () => {
    const plain = createCache();
    plain.writeQuery({ query: LISTING, variables: { page: 1 }, data: listing });
    const { cache, reads } = open(plain.extract(), [{ query: LISTING, variables: { page: 1 }, result: listing }]);
    expect(ask(cache, LISTING, { page: 1 }).result).toBe(listing);
    expect(ask(cache, CARD, {}, 'Product:p2').result).toMatchObject({ name: 'Saree 2' });
    expect(reads.count).toBe(0);
    expect(cache.extract()).toEqual(plain.extract());
  });

  it('goes on answering when a second answer agrees with the first', () => {
    const { cache, reads } = open();
    cache.writeQuery({ query: LISTING, variables: { page: 1 }, data: listing });
    cache.writeQuery({
      query: PRODUCT,
      variables: { id: 'p1' },
      data: { product: { __typename: 'Product', id: 'p1', name: 'Saree 1' } },
    });
    reads.count = 0;
    expect(ask(cache, LISTING, { page: 1 }).complete).toBe(true);
    expect(ask(cache, PRODUCT, { id: 'p1' }).complete).toBe(true);
    expect(reads.count).toBe(0);
  });
});
