import Fastify, { type FastifyReply } from 'fastify';
import { graphql, GraphQLError, type GraphQLSchema } from 'graphql';
import { DOCUMENT_TEXTS } from './document-texts.ts';
import { recordMissingFields } from './quiet-console.ts';
import { clientSchema } from './schema-of-clients.ts';
import { shopNode } from './shop-facts.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { CATALOGUE_EVENTS_PATH } from '../server-kit/catalogue-events.ts';
import { PAGE_SIZE, PICTURE_WIDTHS } from '../schema/vocabulary.ts';
import { CATEGORIES } from '../schema/shop.ts';

const COLOURS = ['Madder', 'Indigo', 'Turmeric', 'Leaf'] as const;
const HUES = { Madder: '#8f1d3f', Indigo: '#22346e', Turmeric: '#d99b2b', Leaf: '#2f6b4f' } as const;
const TIES = ['Bandhani', 'Leheriya', 'Shibori', 'Mothra'] as const;
const FABRICS = ['Georgette', 'Silk', 'Mulmul', 'Crepe'] as const;

type Colour = (typeof COLOURS)[number];
type Sample = ReturnType<typeof sampleProduct>;

const money = (rupees: number) => ({
  amount: rupees * 100,
  currency: 'INR',
  display: `₹${rupees.toLocaleString('en-IN')}.00`,
});

const picture = (sku: string, part: string, words: string) => ({
  url: ({ width = 480 }: { width?: number }) => `/pictures/${sku}.${part}?w=${width}`,
  srcSet: PICTURE_WIDTHS.map((width) => `/pictures/${sku}.${part}?w=${width} ${width}w`).join(', '),
  alt: words,
});

const sampleReview = (id: string, index: number) => ({
  id: `${id}-r${index}`,
  rating: 5 - (index % 3),
  comment:
    index === 0
      ? 'The dots are truly tied; <b>lovely</b> & soft </script> fall.'
      : 'Colour as in the picture, fine fall.',
  createdAt: new Date(Date.now() - (index * 30 + 1) * 3_600_000).toISOString(),
  reviewer: ['Meera', 'Kavya', 'anjali.r'][index % 3],
});

function sampleVariant(id: string, name: string, colour: Colour, index: number, reviews: number) {
  const sku = `RBXX-${id}-${colour.slice(0, 2).toUpperCase()}`;
  const images = [
    picture(sku, 'whole', `${name} in ${colour}`),
    picture(sku, 'close', `The cloth of ${name} in ${colour}`),
  ];
  return {
    sku,
    image: images[0],
    images,
    color: colour,
    inStock: index !== 1,
    stock: index === 1 ? 0 : 3 + index,
    reviewCount: reviews,
  };
}

function sampleProduct(category: string, index: number) {
  const productId = `rb-${category.toLowerCase()}-${index}`;
  const [tie, fabric] = [TIES[index % 4] ?? 'Bandhani', FABRICS[(index + 1) % 4] ?? 'Silk'];
  const name = `${tie} ${fabric.toLowerCase()} ${category.toLowerCase()} ${index + 1}`;
  const reviews = Array.from({ length: (index * 5) % 13 }, (_, at) => sampleReview(productId, at));
  const variants = COLOURS.slice(0, 2 + (index % 3)).map((colour, at) =>
    sampleVariant(productId, name, colour, at, reviews.length),
  );
  return {
    id: `Product:${productId}`,
    productId,
    name,
    fabric,
    pattern: tie,
    variants,
    services: [],
    sizes: [],
    colors: variants.map((variant) => ({
      name: variant.color,
      cover: variant,
      variants: [variant],
      inStock: variant.inStock,
    })),
    reviews,
    category: { name: category },
    path: `/${category}/${name.replaceAll(' ', '-')}/${productId}`,
    dimension: '5.5 x 1.1',
    blouse: '0.8 m, running',
    weight: '640',
    // For half of them the shop does not know the time of the last change.
    updatedAt: index % 2 === 0 ? '2026-11-01T09:30:00.000Z' : null,
    size: 'Free size',
    careGuide: 'Dry clean first, then cold water.',
    description: 'Tied thread by thread in Jodhpur, dyed in two baths.',
    price: money(1499 + index * 120),
    listPrice: money(1899 + index * 120),
    discountPercent: 20,
    rating: reviews.length ? 4.2 : 0,
    seller: { id: 's-1', shopName: 'Rangrez Studio', legal: null },
    collections: [],
    occasions: [],
    reviewCount: reviews.length,
    cover: variants[0],
  };
}

/** The sample shop's products: 30 in each category but Kurti, which is empty. */
const PRODUCTS: readonly Sample[] = CATEGORIES.flatMap((category: string) =>
  Array.from({ length: category === 'Kurti' ? 0 : 30 }, (_, index) => sampleProduct(category, index)),
);

function category(wanted: string) {
  const name = CATEGORIES.find((each) => each.toLowerCase() === wanted.toLowerCase());
  if (!name) return null;
  const all = PRODUCTS.filter((product) => product.category.name === name);
  const products = ({ page = 1 }: { page?: number }) => {
    if (page < 1) throw new GraphQLError('Pages start at 1.', { extensions: { code: 'BAD_USER_INPUT' } });
    const totalPages = Math.ceil(all.length / PAGE_SIZE);
    const pageInfo = {
      page,
      totalPages,
      totalItems: all.length,
      hasNextPage: page < totalPages,
      hasPreviousPage: page > 1,
    };
    return { nodes: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(productNode), pageInfo };
  };
  const showcase = ({ first = 4 }: { first?: number }) =>
    all.slice(0, PAGE_SIZE).toReversed().slice(0, first).map(productNode);
  return { name, productCount: all.length, products, showcase };
}

const productNode = (product: Sample) => ({
  ...product,
  category: () => category(product.category.name),
  variant: ({ sku }: { sku: string }) => product.variants.find((variant) => variant.sku === sku) ?? null,
  reviews: ({ first = 10, after }: { first?: number; after?: string }) => {
    const [start, all] = [Number(after ?? 0), product.reviews];
    const pageInfo = { hasNextPage: start + first < all.length, endCursor: String(start + first) };
    return { nodes: all.slice(start, start + first), totalCount: all.length, pageInfo };
  },
});

const root = {
  categories: () => CATEGORIES.map(category),
  category: ({ name }: { name: string }) => category(name),
  product: ({ id }: { id: string }) =>
    PRODUCTS.filter((product) => [product.id, product.productId].includes(id)).map(productNode)[0] ?? null,
};

/** An operation as the storefront sends it: by its id. */
interface SentOperation {
  query?: string;
  variables?: Record<string, unknown>;
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

const textOf = ({ query, extensions }: SentOperation): string =>
  query ?? DOCUMENT_TEXTS[extensions?.persistedQuery?.sha256Hash ?? ''] ?? '';

/** Returns the response of one operation on the sample shop. */
const response = (schema: GraphQLSchema, shop: object, source: string, variableValues?: Record<string, unknown>) =>
  graphql({ schema, source, rootValue: { ...root, shop: { ...shopNode(), ...shop } }, variableValues });

/** The options of a stand-in, and its requests: the headers of each, in order. */
interface StubGatewayState {
  down: boolean;
  stale: boolean;
  calls: number;
  pageCalls: number;
  headers: IncomingHttpHeaders[];
  until: Promise<unknown> | undefined;
  shop: object;
}

/**
 * A stand-in for the gateway and the REST host's pictures, over the real schema: for the shell's tests, which need neither.
 * `down` makes every response a 503, `stale` marks it as old, `until` delays it. `calls` counts the executed operations. `pageCalls` counts
 * those for a page, without the shop's facts, which the server reads again each minute. `shop` are facts that differ from ours.
 */
export async function createStubGateway() {
  const schema = clientSchema();
  const state: StubGatewayState = {
    down: false,
    stale: false,
    calls: 0,
    pageCalls: 0,
    headers: [],
    until: undefined,
    shop: {},
  };
  const app = Fastify();
  const respondToOperation = async (body: SentOperation, reply: FastifyReply) => {
    state.calls += 1;
    if (!/^query shopFacts\b/.test(textOf(body))) state.pageCalls += 1;
    await state.until;
    if (state.down)
      return reply.code(503).send({ errors: [{ message: 'Down', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
    const responded = await response(schema, state.shop, textOf(body), body.variables);
    recordMissingFields(responded);
    return state.stale ? { ...responded, extensions: { stale: true } } : responded;
  };
  app.post<{ Body: SentOperation }>('/graphql', ({ body }, reply) => respondToOperation(body, reply));
  app.get<{ Querystring: { variables: string; extensions: string } }>('/graphql', ({ query }, reply) =>
    respondToOperation({ variables: JSON.parse(query.variables), extensions: JSON.parse(query.extensions) }, reply),
  );
  app.addHook('onRequest', async ({ url, headers }) => {
    // The storefront itself asks whether the host reports changes.
    if (url !== CATALOGUE_EVENTS_PATH) state.headers.push(headers);
  });
  app.get<{ Querystring: { mode: string } }>('/auth/google-login', async ({ query: { mode } }, reply) =>
    reply.header('set-cookie', '__Host-rest.shop_google=x; Path=/').redirect(`/auth/seen?mode=${mode}`),
  );
  app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params: { name } }, reply) => {
    const colour = COLOURS.find((each) => name.includes(`-${each.slice(0, 2).toUpperCase()}.`)) ?? 'Madder';
    return reply.type('image/svg+xml').send(cloth(HUES[colour]));
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { state, gatewayUrl: `${address}/graphql`, restUrl: address, close: () => app.close() };
}

const cloth = (colour: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><pattern id="t" width="30" height="30" patternUnits="userSpaceOnUse"><circle cx="15" cy="15" r="6" fill="none" stroke="#f4e3c1" stroke-width="3"/></pattern></defs>
<rect width="300" height="400" fill="${colour}"/><rect width="300" height="400" fill="url(#t)"/></svg>`;
