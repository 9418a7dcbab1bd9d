import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { graphql, print } from 'graphql';
import { recordMissingFields } from '../../quiet-console.ts';
import { clientSchema } from '../../schema-of-clients.ts';
import { createMemoryRouter, createPath, type InitialEntry, RouterProvider } from 'react-router-dom';
import { authLink } from '../../../web/session/auth-link.ts';
import { WELCOME_KEY } from '../../../web/newsletter/welcome/welcome-seen.ts';
import { changeQueue } from '../../../web/shopper/change-queue.ts';
import { createApolloClient } from '../../../web/shopper/client.ts';
import { toastScript } from '../../../web/ui/toast.ts';
import { VisitContext } from '../../../web/ui/VisitContext.tsx';
import { contextOf, createPageSource, PageSourceContext } from '../../../web/data/page-source.ts';
import type { SendRequest } from '../../../web/data/public-query.ts';
import { withShop } from '../../../web/shop/shop-facts.ts';
import { textOfDocument } from '../../document-texts.ts';
import { shopFacts, shopNode } from '../../shop-facts.ts';
import { createRoutes } from '../../../web/routes.tsx';

/** The published schema: the responses of these tests must conform to it. */
export const schema = clientSchema();

/** The current moment of every page in these tests. */
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

/** A variant, in stock by default. */
export const variant = (sku: string, color: string, stock: number | null = 9, size: string | null = null) => {
  const images = [image(sku, 'whole'), image(sku, 'close-up')];
  return { sku, color, size, stock, inStock: stock !== 0, image: images[0], images };
};

type TestVariant = ReturnType<typeof variant>;

/** The same variants by colour, as the gateway groups them. */
const colorsOf = (variants: readonly TestVariant[]) =>
  [...Map.groupBy(variants, ({ sku, color, size }) => (size === null ? sku : color)).values()].map((group) => ({
    name: group[0]?.color,
    inStock: group.some(({ inStock }) => inStock),
    cover: group.find(({ inStock }) => inStock) ?? group[0],
    variants: group,
  }));

/** Returns the shop's id in a product argument, as the gateway reads it. */
export const productIdOf = (id: string): string => id.replace(/^Product:/, '');

/** A product of the schema with these changes. */
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
    seller: { id: 's-1', shopName: 'Rangrez Studio', legal: null },
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

/** `count` products of a category, numbered from `from` on. */
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

/** The behaviour of the gateway. */
interface Gateway {
  /** The root of the schema. */
  root: Record<string, unknown>;
  /** Every response waits for this; if it throws, the gateway can't be reached. */
  until?: () => unknown;
  /** Whether the server knew the shop's facts and put them into the page; false if it never reached its gateway. */
  isShopKnown?: boolean;
}

/** The shop at `path`, on a gateway that resolves `root` through the real schema, for a visitor who has been there before. */
export function renderShop(path: InitialEntry, { root, until = () => undefined, isShopKnown = true }: Gateway) {
  localStorage.setItem(WELCOME_KEY, 'yes');
  const requested: string[] = [];
  let isLeft = false;
  const response = async (operationName: string, source: string, variableValues: object, contextValue: object) => {
    requested.push(operationName);
    await Promise.try(until);
    const rootValue = { shop: shopNode(), ...root };
    const responded = await graphql({ schema, source, rootValue, variableValues: { ...variableValues }, contextValue });
    recordMissingFields(responded);
    return responded;
  };
  const client = createApolloClient({ uri: 'http://gateway.example/graphql' });
  client.setLink(
    ApolloLink.from([
      changeQueue(),
      authLink(),
      new ApolloLink((operation) => {
        const { query, variables, operationName = '' } = operation;
        const { headers } = operation.getContext();
        return new Observable((observer) => {
          response(operationName, print(query), variables, { headers }).then(
            (responded) => isLeft || (observer.next(responded), observer.complete()),
            (error: unknown) => isLeft || observer.error(error),
          );
        });
      }),
    ]),
  );
  const gateway = { onStale: () => {}, isStale: false };
  const send: SendRequest = async ({ operationName, variables, extensions: { persistedQuery } }) => {
    const responded = await response(operationName, textOfDocument(persistedQuery.sha256Hash), variables, {});
    const text = JSON.stringify({ ...responded, ...(gateway.isStale && { extensions: { stale: true } }) });
    return { status: 200, contentType: 'application/json', text };
  };
  const shop = root['shop'];
  const facts = isShopKnown ? shopFacts(typeof shop === 'object' && shop ? shop : undefined) : undefined;
  const source = withShop(
    createPageSource(send, () => gateway.onStale()),
    facts,
  );
  // Nothing is shown until the page's script has loaded; a browser shows the server's page.
  const withFallback = createRoutes().map((route) => Object.assign(route, { hydrateFallbackElement: <></> }));
  const router = createMemoryRouter(withFallback, { initialEntries: [path], getContext: () => contextOf(source) });
  // As in a browser, the window has the address of the page.
  const showAddress = ({ location }: Pick<typeof router.state, 'location'>) =>
    history.replaceState(null, '', createPath(location));
  showAddress(router.state);
  router.subscribe(showAddress);
  const page = (
    <ApolloProvider client={client}>
      <VisitContext value={{ origin: 'https://shop.example', now: NOW }}>
        <PageSourceContext value={source}>
          <RouterProvider router={router} />
        </PageSourceContext>
        <Presence tell={(isThere) => (isLeft = !isThere)} />
      </VisitContext>
    </ApolloProvider>
  );
  /** The page as a server would send it, with the responses so far. A server never loads the script of the toasts. */
  const toHtml = () => {
    toastScript(undefined);
    return renderToString(page);
  };
  return { ...render(page), router, asked: requested, client, gateway, toHtml };
}

/** Reports whether the page is on screen: a browser receives no response after it has left. */
function Presence({ tell: report }: { tell: (isThere: boolean) => void }) {
  const [first] = useState(() => report);
  useEffect(() => {
    first(true);
    return () => first(false);
  }, [first]);
  return null;
}
