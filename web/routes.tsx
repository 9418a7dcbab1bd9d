import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { IndexRouteObject, RouteObject } from 'react-router-dom';
import { SessionProvider } from './app/SessionProvider.tsx';
import { loadCategory, loadHome, loadProduct } from './catalog/loaders.ts';
import { ErrorPage } from './app/ErrorPage.tsx';
import { Layout } from './app/Layout.tsx';
import { lazyIsland } from './ui/useLazyModule.ts';
import { throwNotFound } from './apollo/loader-errors.ts';
import { loadReviews } from './reviews/loader.ts';
import { Shopper } from './shopper.tsx';

/** Whether this is the server's build, which alone has a use for the names of scripts. */
const ON_SERVER = import.meta.env.SSR;

/**
 * The shop's pages. A page's script is a chunk of its own, named in `handle.chunk` so that the server can announce
 * it; its loader stands in the first script, so that chunk and data are fetched side by side.
 */
export function routes(client: ApolloClient): RouteObject[] {
  return [
    {
      id: 'shop',
      element: (
        <SessionProvider>
          <Shopper>
            <Layout search={() => import('./catalog/search/SearchPanel.tsx')} />
          </Shopper>
        </SessionProvider>
      ),
      children: [{ id: 'page', errorElement: <ErrorPage />, children: pages(client) }],
    },
  ];
}

const loadBelow = async () => (await import('./app/HomeBelowFold.tsx')).Below;

/**
 * The home page's lower half: the server renders it with the rest; a browser fetches its script last of all, and where
 * that can't be had, what the server sent stays as it is.
 */
const below = (): IndexRouteObject =>
  ON_SERVER ? { index: true, lazy: { Component: loadBelow } } : { index: true, Component: lazyIsland(loadBelow) };

const pages = (client: ApolloClient): RouteObject[] => [
  {
    path: '',
    id: 'home',
    loader: loadHome(client),
    handle: announce(ON_SERVER && 'web/catalog/HomePage.tsx'),
    lazy: { Component: async () => (await import('./catalog/HomePage.tsx')).HomePage },
    children: [below()],
  },
  page(
    'policies',
    ON_SERVER && 'web/policies/PoliciesPage.tsx',
    async () => (await import('./policies/PoliciesPage.tsx')).PoliciesPage,
  ),
  ...personalPages(),
  ...newsletterPages(),
  ...listings(client),
  {
    path: ':category/:name/:productId',
    id: 'product',
    loader: loadProduct(client),
    handle: announce(ON_SERVER && 'web/catalog/ProductPage.tsx'),
    lazy: { Component: async () => (await import('./catalog/ProductPage.tsx')).ProductPage },
    children: [
      {
        index: true,
        id: 'reviews',
        loader: loadReviews(client),
        handle: announce(ON_SERVER && 'web/reviews/ProductReviews.tsx'),
        lazy: { Component: async () => (await import('./reviews/ProductReviews.tsx')).ProductReviews },
      },
    ],
  },
  { path: '*', id: 'unknown', loader: () => throwNotFound(), element: null },
];

/** Where mailed links lead, letter by letter. What else stands below is no page, nor a product's. */
const newsletterPages = (): RouteObject[] => [
  {
    ...page(
      'newsletter/confirm',
      ON_SERVER && 'web/newsletter/ConfirmPage.tsx',
      async () => (await import('./newsletter/ConfirmPage.tsx')).ConfirmPage,
    ),
    caseSensitive: true,
  },
  {
    ...page(
      'newsletter/leave',
      ON_SERVER && 'web/newsletter/UnsubscribePage.tsx',
      async () => (await import('./newsletter/UnsubscribePage.tsx')).UnsubscribePage,
    ),
    caseSensitive: true,
  },
  { path: 'newsletter/:page/:id/*', loader: () => throwNotFound(), element: null },
];

/** The search's page with its loader, which reads its address: no other page needs that. */
const searchPage = () => import('./catalog/SearchPage.tsx');

const listings = (client: ApolloClient): RouteObject[] => [
  {
    path: 'search',
    id: 'search',
    loader: async (asked) => (await searchPage()).loadSearch(client, asked),
    handle: announce(ON_SERVER && 'web/catalog/SearchPage.tsx'),
    lazy: { Component: async () => (await searchPage()).SearchPage },
  },
  {
    path: ':category',
    id: 'category',
    loader: loadCategory(client),
    handle: announce(ON_SERVER && 'web/catalog/CategoryPage.tsx'),
    lazy: { Component: async () => (await import('./catalog/CategoryPage.tsx')).CategoryPage },
  },
];

/** Names a page's script for the server, which announces it. */
const announce = (chunk: string | false): { chunk: string } | undefined => (chunk ? { chunk } : undefined);

/**
 * A page that needs no data: its script is named for the server, and fetched when it is gone to. The router tells that a
 * script can't be had only of pages that load something: so nothing is what it loads.
 */
const page = (path: string | undefined, chunk: string | false, Component: () => Promise<ComponentType>) => ({
  path,
  loader: () => null,
  handle: announce(chunk),
  lazy: { Component },
});

const GUARDS = ON_SERVER && 'web/app/guards.tsx';

/** Pages of a shopper: the server knows no session and sends their frame, only a browser fetches what is personal. */
const guestPages = (): RouteObject => ({
  ...page(undefined, GUARDS, async () => (await import('./app/guards.tsx')).GuestsOnly),
  children: [
    page(
      'account/login',
      ON_SERVER && 'web/account/LoginPage.tsx',
      async () => (await import('./account/LoginPage.tsx')).LoginPage,
    ),
    page(
      'account/register',
      ON_SERVER && 'web/account/RegisterPage.tsx',
      async () => (await import('./account/RegisterPage.tsx')).RegisterPage,
    ),
    page(
      'account/forgot-password',
      ON_SERVER && 'web/account/ForgotPasswordPage.tsx',
      async () => (await import('./account/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    ),
  ],
});

const shopperPages = (): RouteObject => ({
  ...page(undefined, GUARDS, async () => (await import('./app/guards.tsx')).ShoppersOnly),
  children: [
    page(
      'account',
      ON_SERVER && 'web/account/ProfilePage.tsx',
      async () => (await import('./account/ProfilePage.tsx')).ProfilePage,
    ),
  ],
});

const personalPages = (): RouteObject[] => [
  guestPages(),
  shopperPages(),
  page(
    'account/google',
    ON_SERVER && 'web/account/GooglePage.tsx',
    async () => (await import('./account/GooglePage.tsx')).GooglePage,
  ),
  page('cart', ON_SERVER && 'web/cart/CartPage.tsx', async () => (await import('./cart/CartPage.tsx')).CartPage),
  page(
    'checkout',
    ON_SERVER && 'web/checkout/CheckoutPage.tsx',
    async () => (await import('./checkout/CheckoutPage.tsx')).CheckoutPage,
  ),
  page(
    'paymentsuccess',
    ON_SERVER && 'web/checkout/PaymentSuccessPage.tsx',
    async () => (await import('./checkout/PaymentSuccessPage.tsx')).PaymentSuccessPage,
  ),
  page(
    'wishlist',
    ON_SERVER && 'web/wishlist/WishlistPage.tsx',
    async () => (await import('./wishlist/WishlistPage.tsx')).WishlistPage,
  ),
  page(
    'myorders',
    ON_SERVER && 'web/orders/OrdersPage.tsx',
    async () => (await import('./orders/OrdersPage.tsx')).OrdersPage,
  ),
  page(
    'myorders/:orderItemId',
    ON_SERVER && 'web/orders/OrderPage.tsx',
    async () => (await import('./orders/OrderPage.tsx')).OrderPage,
  ),
];
