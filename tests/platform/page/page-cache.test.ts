import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { buildSchema, type DocumentNode, Kind, OperationTypeNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../../web/apollo/client.ts';
import { createPageCaches } from '../../../web/apollo/page-cache/page-cache.ts';
import { expectWarning } from '../../quiet-console.ts';
import { createDraw, randomAnswer } from './random-answers.ts';

const GENERATED = join(import.meta.dirname, '../../../schema/generated');
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const ROUNDS = 20;

const openPageCache = createPageCaches(createCache);
const documentOf = (text: string) => addTypenameToDocument(parse(text));

/** The storefront's queries, as the gateway knows them. */
function storefrontQueries(): [name: string, document: DocumentNode][] {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(GENERATED, 'persisted-documents.json'), 'utf8'));
  return Object.values(texts).flatMap((text) => {
    const document = documentOf(text);
    const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
    return operation?.operation === OperationTypeNode.QUERY ? [[operation.name?.value ?? '', document]] : [];
  });
}

const LISTING = documentOf(`query listing($page: Int, $isLong: Boolean!) {
  products(page: $page) { total nodes { id ...Card ...Cover } } }
  fragment Card on Product { id name price { amount } }
  fragment Cover on Product { id cover { sku url } note @include(if: $isLong) }`);
const CARDS = documentOf(`query cards($page: Int) { products(page: $page) { nodes { id ...Card ...Summary } } }
  fragment Card on Product { id name price { amount } tags }
  fragment Summary on Product { price { display } }`);
const CARD = documentOf('fragment Card on Product { id name price { amount } tags }');
const PRODUCT = documentOf('query product($id: ID!) { product(id: $id) { id name } }');

const product = (nth: number, name = `Saree ${nth}`) => ({
  __typename: 'Product',
  id: `p${nth}`,
  name,
  price: { __typename: 'Money', amount: nth, display: `₹${nth}` },
  tags: ['a', 'b'],
});
const cards = { products: { __typename: 'ProductConnection', nodes: [product(1), product(2), null] } };
const askFor = (nth: number) => ({
  fragment: CARD,
  fragmentName: 'Card',
  from: { __typename: 'Product', id: `p${nth}` },
});

describe('what a page that the server renders knows', () => {
  it(`knows of each query of the storefront what Apollo’s cache would (SEED=${SEED})`, () => {
    const schema = buildSchema(readFileSync(join(GENERATED, 'schema.graphql'), 'utf8'));
    const draw = createDraw(SEED);
    const queries = storefrontQueries();
    expect(queries.length).toBeGreaterThan(20);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, query] of queries) {
        const answer = randomAnswer(schema, query, draw);
        const variables = { id: 'x', page: 1 + draw(3), reviews: 10 };
        const [page, apollo] = [openPageCache({}), createCache()];
        page.write({ query, variables }, answer);
        apollo.writeQuery({ query, variables, data: answer });
        expect(page.content(), `${name} SEED=${SEED}`).toEqual(apollo.extract());
      }
  });

  it('shows a component what it has asked for, and hides what is a fragment’s', () => {
    const page = openPageCache({});
    page.write({ query: CARDS, variables: { page: 2 } }, cards);
    const nodes = [{ __typename: 'Product', id: 'p1' }, { __typename: 'Product', id: 'p2' }, null];
    expect(page.read({ query: CARDS, variables: { page: 2 } })).toEqual({
      products: { __typename: 'ProductConnection', nodes },
    });
    expect(page.readFragment(askFor(2))).toEqual({ ...product(2), price: { __typename: 'Money', amount: 2 } });
  });

  it('answers nothing of what it does not know', () => {
    const page = openPageCache({});
    page.write({ query: CARDS, variables: { page: 2 } }, cards);
    expect(page.read({ query: CARDS, variables: { page: 1 } })).toBeUndefined();
    expect(page.readFragment(askFor(9))).toBeUndefined();
    expect(openPageCache({}).read({ query: PRODUCT, variables: { id: 'p1' } })).toBeUndefined();
  });

  it('believes the later answer, and changes nothing that other pages know', () => {
    const first = openPageCache({});
    first.write({ query: CARDS }, cards);
    const known = first.content();
    const before = structuredClone(known);
    const page = openPageCache(known);
    page.write({ query: PRODUCT, variables: { id: 'p1' } }, { product: product(1, 'Renamed') });
    expect(page.readFragment(askFor(1))).toMatchObject({ name: 'Renamed', tags: ['a', 'b'] });
    expect(known).toEqual(before);
    expect(first.readFragment(askFor(1))).toMatchObject({ name: 'Saree 1' });
  });

  it('leaves to Apollo’s cache what has conditions, contradicts itself, or is of a type that the query does not name', () => {
    expectWarning(/Cannot match fragment `\w+` on `Product` against `Voucher`/);
    const odd = { ...product(1), cover: { __typename: 'Variant', sku: 's1', url: '/1' }, note: 'Long' };
    const twice = { products: { __typename: 'ProductConnection', nodes: [product(1), product(1, 'Renamed')] } };
    const other = { products: { __typename: 'ProductConnection', nodes: [{ ...product(1), __typename: 'Voucher' }] } };
    const cases = [
      {
        query: LISTING,
        variables: { isLong: true },
        data: { products: { ...cards.products, total: 1, nodes: [odd] } },
      },
      { query: CARDS, variables: {}, data: twice },
      { query: CARDS, variables: {}, data: other },
    ];
    for (const { data, ...question } of cases) {
      const [page, apollo] = [openPageCache({}), createCache()];
      page.write(question, data);
      apollo.writeQuery<unknown, object>({ ...question, data });
      expect(page.content()).toEqual(apollo.extract());
    }
  });

  it('forgets what Apollo’s cache evicts', () => {
    const page = openPageCache({});
    page.write(
      { query: PRODUCT, variables: { id: 'p1' } },
      { product: { __typename: 'Product', id: 'p1', name: 'A' } },
    );
    page.change((cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'product', args: { id: 'p1' } }));
    expect(page.read({ query: PRODUCT, variables: { id: 'p1' } })).toBeUndefined();
  });
});
