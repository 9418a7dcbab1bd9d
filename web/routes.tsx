import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, Params, RouteObject, RouterContextProvider } from 'react-router-dom';
import { ErrorPage, FramelessErrorPage } from './app/ErrorPage.tsx';
import { Layout } from './app/Layout.tsx';
import { SessionProvider } from './app/SessionProvider.tsx';
import { ShopProvider } from './app/ShopProvider.tsx';
import { loadAllProducts, loadCategory, loadCraft, loadHome, loadProduct, loadSearch } from './catalog/loaders.ts';
import { throwNotFound } from './data/page-errors.ts';
import { pageSource } from './data/page-source.ts';
import {
  accountPath,
  cartPath,
  categoryPath,
  checkoutPath,
  confirmNoticePath,
  confirmPath,
  craftPath,
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
  returnPath,
  searchPath,
  stopNoticesPath,
  trackPath,
  unsubscribePath,
  wholeOrderPath,
  wishlistPath,
} from './paths.ts';
import { loadReviews } from './reviews/loaders.ts';
import type { PageHandle } from './session/page-handle.ts';
import { FRAME_ID, loadShopFacts, type ShopFacts } from './shop/shop-facts.ts';
import { createIsland, loadIsland } from './ui/Island.tsx';
import * as appWords from './words/app.ts';

/** Every page's module, by its path from here: a page's script is fetched when the page is opened. */
const modules = import.meta.glob<Record<string, ComponentType>>([
  './*/*Page.tsx',
  '!./app/ErrorPage.tsx',
  './app/HomeBelowFold.tsx',
  './reviews/ProductReviews.tsx',
]);

const LISTING = [
  'page',
  'sort',
  'minPrice',
  'maxPrice',
  'priceTo',
  'color',
  'craft',
  'collection',
  'fabric',
  'occasion',
  'size',
  'inStock',
];
/** The data of pages that only the server needs: their search parameters, whether they belong to a shopper or are in the sitemap. */
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

/** The payment pages: a visitor sees a message on the way to the login page. */
const TO_PAY: PageHandle = {
  returnable: true,
  for: 'shoppers',
  loginWords: appWords.pleaseLogin,
};

const PRODUCT = '/:category/:name/:productId';

const isOfCategory = ({ category }: Params, { categories }: ShopFacts): boolean =>
  categories.some(({ name }) => name === category);

/** The pages of mailed links, which open exactly these paths. Other paths below them are no page, and no product's. */
const listMailedPages = (): RouteObject[] => [
  page(confirmPath(), './newsletter/ConfirmPage.tsx', { caseSensitive: true, handle: SERVED?.mail }),
  page(unsubscribePath(), './newsletter/UnsubscribePage.tsx', { caseSensitive: true, handle: SERVED?.mail }),
  page(confirmNoticePath(), './wishlist/ConfirmNoticePage.tsx', { caseSensitive: true, handle: SERVED?.mail }),
  page(stopNoticesPath(), './wishlist/StopNoticesPage.tsx', { caseSensitive: true, handle: SERVED?.mail }),
  { path: '/notices/:page/:id/*', loader: () => throwNotFound(), element: null },
  { path: '/newsletter/:page/:id/*', loader: () => throwNotFound(), element: null },
];

/** The pages of listings and products. */
const listCatalogPages = (): RouteObject[] => [
  page(searchPath(), './catalog/SearchPage.tsx', {
    loader: loadSearch,
    handle: { returnable: true, ...SERVED?.search },
  }),
  page(productsPath(), './catalog/AllProductsPage.tsx', {
    loader: loadAllProducts,
    handle: { returnable: true, ...SERVED?.all },
  }),
  page(craftPath(':slug'), './catalog/CraftPage.tsx', {
    loader: loadCraft,
    handle: { returnable: true, ...SERVED?.listing },
  }),
  page(categoryPath(':category'), './catalog/CategoryPage.tsx', {
    loader: loadCategory,
    handle: { returnable: isOfCategory, ...SERVED?.listing },
  }),
  page(PRODUCT, './catalog/ProductPage.tsx', {
    loader: loadProduct,
    handle: { returnable: isOfCategory, frame: 'product', ...SERVED?.product },
    children: [page(undefined, './reviews/ProductReviews.tsx', { loader: loadReviews })],
  }),
];

/** The shop's pages: one line each, with the data about the page in its handle. */
const listPages = (): RouteObject[] => [
  page(HOME_PATH, './catalog/HomePage.tsx', {
    loader: loadHome,
    handle: { returnable: true, ...SERVED?.listed },
    children: [belowFold('./app/HomeBelowFold.tsx')],
  }),
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
  ...listOrderPages(),
  ...listMailedPages(),
  ...listCatalogPages(),
  { path: '*', loader: () => throwNotFound(), element: null },
];

/** The pages of a shopper's orders, and the page that tracks an order without a login. */
const listOrderPages = (): RouteObject[] => [
  page(ordersPath(), './orders/OrdersPage.tsx', { handle: { returnable: true, ...SERVED?.orders } }),
  page(orderPath(':orderItemId'), './orders/OrderPage.tsx', { handle: { returnable: true, ...SERVED?.own } }),
  page(returnPath(':orderItemId'), './orders/ReturnPage.tsx', { handle: { returnable: true, ...SERVED?.own } }),
  page(wholeOrderPath(':orderId'), './orders/WholeOrderPage.tsx', { handle: { returnable: true, ...SERVED?.own } }),
  page(trackPath(), './orders/TrackPage.tsx', { handle: { returnable: true, ...SERVED?.own } }),
];

/** The shop's routes: its pages inside the common frame, and the error page. */
export function createRoutes(): RouteObject[] {
  const pages = listPages();
  const frame = (
    <ShopProvider>
      <SessionProvider pages={pages}>
        <Layout />
      </SessionProvider>
    </ShopProvider>
  );
  return [
    {
      id: FRAME_ID,
      loader: ({ context }: LoaderArgs) => loadShopFacts(context.get(pageSource)),
      element: frame,
      errorElement: <FramelessErrorPage />,
      children: [{ errorElement: <ErrorPage />, children: pages }],
    },
  ];
}

/** The handles of all pages with fixed paths, by path. Pages of mailed links are left out. */
export const listFixedPages = (): [path: string, handle: PageHandle][] =>
  listPages().flatMap(({ path, handle, caseSensitive }) =>
    path && handle && !caseSensitive && !path.includes(':') ? [[path, handle]] : [],
  );

/** Returns the key of a route's data at an address. The product's data do not depend on the query, which names a variant. */
export const dataKey = (id: string, { pathname, search }: URL): string =>
  id === PRODUCT ? `${id} ${pathname}` : `${id} ${pathname}${search}`;

type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>;

interface PageOptions {
  loader?: (args: LoaderArgs) => Promise<unknown>;
  handle?: PageHandle | undefined;
  children?: RouteObject[];
  caseSensitive?: boolean;
}

/**
 * The route of a page. Its loader is in the first script, so that the page's script and its data are fetched in
 * parallel. A page without data has a loader that fetches nothing: only for pages with a loader does the router report
 * that a script could not be fetched.
 */
function page(path: string | undefined, module: string, options: PageOptions = {}): RouteObject {
  const { loader = async () => null, handle, children, caseSensitive } = options;
  const where = path === undefined ? { index: true as const } : { path, children };
  const id = path ?? module;
  return {
    ...where,
    id,
    caseSensitive,
    loader: (args: LoaderArgs) => {
      const key = dataKey(id, new URL(args.request.url));
      return args.context.get(pageSource).remember(key, () => loader(args));
    },
    // A browser receives its build's scripts from the server's page.
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
