import type { LoaderClient } from './apollo/loader-client.ts';
import type { ComponentType } from 'react';
import type { LoaderFunction, Params, RouteObject } from 'react-router-dom';
import { throwNotFound } from './apollo/loader-errors.ts';
import { ErrorPage, FramelessErrorPage } from './app/ErrorPage.tsx';
import { Layout } from './app/Layout.tsx';
import { SessionProvider } from './app/SessionProvider.tsx';
import { ShopProvider } from './app/ShopProvider.tsx';
import { loadAllProducts, loadCategory, loadHome, loadProduct, loadSearch } from './catalog/loaders.ts';
import {
  accountPath,
  cartPath,
  categoryPath,
  checkoutPath,
  confirmPath,
  forgotPath,
  googleReturnPath,
  HOME_PATH,
  loginPath,
  orderPath,
  ordersPath,
  paymentSuccessPath,
  policiesPath,
  productsPath,
  registerPath,
  searchPath,
  unsubscribePath,
  wishlistPath,
} from './paths.ts';
import { loadReviews } from './reviews/loader.ts';
import type { PageHandle } from './session/page-handle.ts';
import { loadShopFacts, shopFactsIn } from './shop/shop-facts.ts';
import { createIsland, loadIsland } from './ui/Island.tsx';
import * as appWords from './words/app.ts';

/** Every page's module, by its path from here: a page's script is fetched when the page is gone to. */
const modules = import.meta.glob<Record<string, ComponentType>>([
  './*/*Page.tsx',
  '!./app/ErrorPage.tsx',
  './app/HomeBelowFold.tsx',
  './reviews/ProductReviews.tsx',
]);

const LISTING = ['page', 'sort', 'maxPrice', 'collection', 'fabric', 'occasion', 'size', 'inStock'];
/** What the server alone asks of pages: which search parameters they read, which are a shopper's own, which stand in the sitemap. */
const SERVED = import.meta.env.SSR
  ? {
      listed: { inSitemap: true },
      listing: { reads: LISTING },
      all: { reads: LISTING, inSitemap: true },
      search: { reads: [...LISTING, 'text', 'category'] },
      product: { reads: ['variant', 'color', 'reviews'] },
      own: { personal: true },
      login: { reads: ['next'], personal: true },
      google: { reads: ['mode', 'outcome'], personal: true },
      cart: { reads: ['promocode'], personal: true },
      payment: { reads: ['payment', 'order'], personal: true },
      orders: { reads: ['status', 'page'], personal: true },
      mail: { reads: ['token', 'confirmed', 'left'] },
    }
  : undefined;

/** The pages where a visitor becomes a shopper. */
const FOR_GUESTS: PageHandle = { for: 'guests', ...SERVED?.login };

/** The pages of paying: a visitor is told to log in on the way to the login page. */
const TO_PAY: PageHandle = {
  returnable: true,
  for: 'shoppers',
  loginWords: appWords.pleaseLogin,
};

/** The pages that need no data before they are shown: one line each, with what the rest of the shop has to know of the page in its handle. */
const pagesWithoutLoader = (): RouteObject[] => [
  page(policiesPath(), './policies/PoliciesPage.tsx', { handle: { returnable: true, ...SERVED?.listed } }),
  page(accountPath(), './account/ProfilePage.tsx', { handle: { returnable: true, for: 'shoppers', ...SERVED?.own } }),
  page(loginPath(), './account/LoginPage.tsx', { handle: FOR_GUESTS }),
  page(registerPath(), './account/RegisterPage.tsx', { handle: FOR_GUESTS }),
  page(forgotPath(), './account/ForgotPasswordPage.tsx', { handle: FOR_GUESTS }),
  page(googleReturnPath(), './account/GooglePage.tsx', { handle: SERVED?.google }),
  page(cartPath(), './cart/CartPage.tsx', { handle: { returnable: true, ...SERVED?.cart } }),
  page(checkoutPath(), './checkout/CheckoutPage.tsx', { handle: { ...TO_PAY, frame: 'checkout', ...SERVED?.cart } }),
  page(paymentSuccessPath(), './checkout/PaymentSuccessPage.tsx', { handle: { ...TO_PAY, ...SERVED?.payment } }),
  page(wishlistPath(), './wishlist/WishlistPage.tsx', { handle: { returnable: true, ...SERVED?.own } }),
  page(ordersPath(), './orders/OrdersPage.tsx', { handle: { returnable: true, ...SERVED?.orders } }),
  page(orderPath(':orderItemId'), './orders/OrderPage.tsx', { handle: { returnable: true, ...SERVED?.own } }),
  // Mailed links lead here letter by letter. What else stands below is no page, nor a product's.
  page(confirmPath(), './newsletter/ConfirmPage.tsx', { caseSensitive: true, handle: SERVED?.mail }),
  page(unsubscribePath(), './newsletter/UnsubscribePage.tsx', { caseSensitive: true, handle: SERVED?.mail }),
  { path: '/newsletter/:page/:id/*', loader: () => throwNotFound(), element: null },
];

/** The shop's pages: those, and in the same way the pages of the catalogue, whose loaders fetch what they show. */
const pagesOf = (client: LoaderClient): RouteObject[] => [
  page(HOME_PATH, './catalog/HomePage.tsx', {
    loader: loadHome(client),
    handle: { returnable: true, ...SERVED?.listed },
    children: [belowFold('./app/HomeBelowFold.tsx')],
  }),
  ...pagesWithoutLoader(),
  page(searchPath(), './catalog/SearchPage.tsx', {
    loader: loadSearch(client),
    handle: { returnable: true, ...SERVED?.search },
  }),
  page(productsPath(), './catalog/AllProductsPage.tsx', {
    loader: loadAllProducts(client),
    handle: { returnable: true, ...SERVED?.all },
  }),
  page(categoryPath(':category'), './catalog/CategoryPage.tsx', {
    loader: loadCategory(client),
    handle: { returnable: isOfCategory(client), ...SERVED?.listing },
  }),
  page('/:category/:name/:productId', './catalog/ProductPage.tsx', {
    loader: loadProduct(client),
    handle: { returnable: isOfCategory(client), frame: 'product', ...SERVED?.product },
    children: [page(undefined, './reviews/ProductReviews.tsx', { loader: loadReviews(client) })],
  }),
  { path: '*', loader: () => throwNotFound(), element: null },
];

/** The shop's routes: its pages inside the frame that all have, and what stands in place of a page that failed. */
export function routes(client: LoaderClient): RouteObject[] {
  const pages = pagesOf(client);
  const frame = (
    <ShopProvider>
      <SessionProvider pages={pages}>
        <Layout />
      </SessionProvider>
    </ShopProvider>
  );
  return [
    {
      id: 'frame',
      loader: async () => (await loadShopFacts(client), null),
      element: frame,
      errorElement: <FramelessErrorPage />,
      children: [{ errorElement: <ErrorPage />, children: pages }],
    },
  ];
}

/** The handles of all pages with fixed paths, by path. Pages of mailed links are left out. */
export function fixedPages(client: LoaderClient): [path: string, handle: PageHandle][] {
  return pagesOf(client).flatMap(({ path, handle, caseSensitive }) =>
    path && handle && !caseSensitive && !path.includes(':') ? [[path, handle]] : [],
  );
}

const isOfCategory =
  ({ cache }: LoaderClient) =>
  ({ category }: Params): boolean =>
    shopFactsIn(cache)?.categories.some(({ name }) => name === category) ?? false;

interface PageOptions {
  loader?: LoaderFunction;
  handle?: PageHandle | undefined;
  children?: RouteObject[];
  caseSensitive?: boolean;
}

/**
 * The route of a page. Its loader stands in the first script, so that the page's script and its data are fetched side by
 * side. A page that needs no data has a loader that fetches nothing: only for pages with a loader does the router say
 * that a script could not be fetched.
 */
function page(path: string | undefined, module: string, options: PageOptions = {}): RouteObject {
  const { loader = () => null, handle, children, caseSensitive } = options;
  const where = path === undefined ? { index: true as const } : { path, children };
  return {
    ...where,
    id: path ?? module,
    caseSensitive,
    loader,
    // A browser has its build's scripts from the server's page.
    handle: import.meta.env.SSR ? { ...handle, module: module.replace('./', 'web/') } : handle,
    lazy: { Component: () => componentIn(module) },
  };
}

/** The lower part of a page, which a browser hydrates last. */
function belowFold(module: string): RouteObject {
  const load = () => componentIn(module);
  return import.meta.env.SSR
    ? { index: true, lazy: { Component: () => loadIsland(load) } }
    : { index: true, Component: createIsland(load) };
}

/** The component that a module exports under the module's own name. */
async function componentIn(module: string): Promise<ComponentType> {
  const name = module.replace(/^.*\/|\.tsx$/g, '');
  const exported = await modules[module]?.();
  const component = exported?.[name];
  if (!component) throw new Error(module);
  return component;
}
