import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { graphql, print } from 'graphql';
import { complainOfLacking } from '../../quiet-console.ts';
import { createClientSchema } from '../../schema-of-clients.ts';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { authLink } from '../../../web/session/auth-link.ts';
import { WELCOME_KEY } from '../../../web/newsletter/welcome/welcome-seen.ts';
import { mutationQueue } from '../../../web/apollo/mutation-queue.ts';
import { createApolloClient } from '../../../web/apollo/client.ts';
import { VisitContext } from '../../../web/ui/VisitContext.tsx';
import { knowShop, shopNode } from '../../shop-facts.ts';
import { routes } from '../../../web/routes.tsx';

/** The published schema: what these tests answer must be as it says. */
export const schema = createClientSchema();

/** The moment that every page of these tests is looked at. */
export const NOW = Date.parse('2026-11-21T12:00:00.000Z');

const money = (rupees: number) => ({
  amount: rupees * 100,
  currency: 'INR',
  display: `₹${rupees.toLocaleString('en-IN')}.00`,
});
const image = (sku: string, part: string) => ({
  url: `/pictures/${sku}.${part}`,
  srcSet: null,
  alt: `${sku}, ${part}`,
});

/** A variant: in stock unless it says otherwise. */
export const variant = (sku: string, color: string, stock: number | null = 9, size: string | null = null) => {
  const images = [image(sku, 'whole'), image(sku, 'close-up')];
  return { sku, color, size, stock, inStock: stock !== 0, image: images[0], images };
};

type TestVariant = ReturnType<typeof variant>;

/** The same variants colour by colour, as the gateway puts them together. */
const colorsOf = (variants: readonly TestVariant[]) =>
  [...Map.groupBy(variants, ({ sku, color, size }) => (size === null ? sku : color)).values()].map((group) => ({
    name: group[0]?.color,
    inStock: group.some(({ inStock }) => inStock),
    cover: group.find(({ inStock }) => inStock) ?? group[0],
    variants: group,
  }));

/** The shop's own id in what an argument names a product by, as the gateway reads it. */
export const productIdOf = (id: string): string => id.replace(/^Product:/, '');

/** A product as the schema wants it, with whatever the test is about changed. */
export function product({
  productId = 'rb-1',
  variants = [variant('RBSR-2301-IN', 'Indigo'), variant('RBSR-2301-MA', 'Madder')],
  ...changes
}: Record<string, unknown> & { productId?: string; variants?: TestVariant[] } = {}) {
  return {
    id: `Product:${productId}`,
    productId,
    name: 'Leheriya georgette saree',
    path: `/Saree/Leheriya-georgette-saree/${productId}`,
    category: { name: 'Saree' },
    fabric: 'Georgette',
    dimension: '5.5 x 1.1',
    weight: '640',
    size: 'Free size',
    price: money(123456),
    listPrice: money(150000),
    discountPercent: 18,
    rating: 4.5,
    reviewCount: 2,
    seller: { id: 's-1', shopName: 'Rangrez Studio' },
    variants,
    services: [],
    colors: colorsOf(variants),
    sizes: [...new Set(variants.flatMap(({ size }) => size ?? []))],
    cover: variants[0],
    collections: [],
    occasions: [],
    reviews: { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false } },
    ...changes,
  };
}

/** `count` products of a category, named by their numbers from `from` on. */
export const products = (category: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => {
    const productId = `${category.toLowerCase()}-${from + index}`;
    return product({
      productId,
      name: `${category} number ${from + index}`,
      path: `/${category}/x/${productId}`,
      cover: variant(`RBXX-${productId}`, 'Indigo'),
    });
  });

/** A category of `totalPages` pages whose every page shows two products. */
export const category = (name: string, productCount: number, totalPages = 1) => ({
  name,
  productCount,
  showcase: ({ first }: { first: number }) => products(name, Math.min(productCount, first)),
  products: ({ page }: { page: number }) => ({
    nodes: page > totalPages || productCount === 0 ? [] : products(name, 2, page * 2),
    pageInfo: { page, totalPages, totalItems: productCount, hasNextPage: page < totalPages, hasPreviousPage: page > 1 },
  }),
});

/** How the gateway answers. */
interface Gateway {
  /** The root of the schema. */
  root: Record<string, unknown>;
  /** What every answer waits for; where it throws, the gateway can't be reached. */
  until?: () => unknown;
  /** Whether the server knew the shop's facts, and put them into the page; it does unless it never reached its gateway. */
  isShopKnown?: boolean;
}

/** The shop at `path`, on a gateway that answers with `root` through the real schema, for one who has been there before. */
export function renderShop(path: InitialEntry, { root, until = () => undefined, isShopKnown = true }: Gateway) {
  localStorage.setItem(WELCOME_KEY, 'yes');
  const asked: string[] = [];
  let isLeft = false;
  const client = createApolloClient({ uri: 'http://gateway.example/graphql' });
  const shopFacts = root['shop'];
  if (isShopKnown) knowShop(client, typeof shopFacts === 'object' && shopFacts ? shopFacts : undefined);
  client.setLink(
    ApolloLink.from([
      mutationQueue(),
      authLink(),
      new ApolloLink((operation) => {
        const { query, variables: variableValues, operationName } = operation;
        const { headers } = operation.getContext();
        asked.push(operationName ?? '');
        const source = print(query);
        return new Observable((observer) => {
          const answered = Promise.try(until).then(() =>
            graphql({
              schema,
              source,
              rootValue: { shop: shopNode(), ...root },
              variableValues,
              contextValue: { headers },
            }),
          );
          answered.then(
            (answer) => (complainOfLacking(answer), isLeft || (observer.next(answer), observer.complete())),
            (error: unknown) => isLeft || observer.error(error),
          );
        });
      }),
    ]),
  );
  // Nothing stands there until the page's script has come; a browser has what the server sent.
  const shop = routes(client).map((route) => Object.assign(route, { hydrateFallbackElement: <></> }));
  const router = createMemoryRouter(shop, { initialEntries: [path] });
  const page = (
    <ApolloProvider client={client}>
      <VisitContext value={{ origin: 'https://shop.example', now: NOW }}>
        <RouterProvider router={router} />
        <Presence tell={(isThere) => (isLeft = !isThere)} />
      </VisitContext>
    </ApolloProvider>
  );
  /** The page as a server would send it, with the answers that have come by now. */
  const toHtml = () => renderToString(page);
  return { ...render(page), router, asked, client, toHtml };
}

/** Tells whether the page is on screen: a browser hears no answer once it has left. */
function Presence({ tell }: { tell: (isThere: boolean) => void }) {
  const [first] = useState(() => tell);
  useEffect(() => {
    first(true);
    return () => first(false);
  }, [first]);
  return null;
}
