import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Account } from './account/session/Account.tsx';
import { loadCategory, loadHome, loadProduct } from './catalog/loaders.ts';
import { ErrorPage } from './platform/shell/ErrorPage.tsx';
import { Layout } from './platform/shell/Layout.tsx';
import { notFound } from './platform/responses.ts';
import { loadReviews } from './reviews/loader.ts';
import { Shopper } from './shopper.tsx';

/**
 * The shop's pages. A page's script is a chunk of its own, named in `handle.chunk` so that the server can announce
 * it; its loader stands in the first script, so that chunk and data are fetched side by side.
 */
export function routes(client: ApolloClient): RouteObject[] {
  return [
    {
      id: 'shop',
      element: (
        <Account>
          <Shopper>
            <Layout search={() => import('./catalog/search/SearchPanel.tsx')} />
          </Shopper>
        </Account>
      ),
      children: [{ id: 'page', errorElement: <ErrorPage />, children: pages(client) }],
    },
  ];
}

const pages = (client: ApolloClient): RouteObject[] => [
  {
    index: true,
    id: 'home',
    loader: loadHome(client),
    handle: announce('web/catalog/HomePage.tsx'),
    lazy: { Component: async () => (await import('./catalog/HomePage.tsx')).HomePage },
  },
  page(
    'policies',
    'policies',
    'web/platform/shell/PoliciesPage.tsx',
    async () => (await import('./platform/shell/PoliciesPage.tsx')).PoliciesPage,
  ),
  ...personalPages(),
  ...listings(client),
  {
    path: ':category/:name/:productId',
    id: 'product',
    loader: loadProduct(client),
    handle: announce('web/catalog/ProductPage.tsx'),
    lazy: { Component: async () => (await import('./catalog/ProductPage.tsx')).ProductPage },
    children: [
      {
        index: true,
        id: 'reviews',
        loader: loadReviews(client),
        handle: announce('web/reviews/ProductReviews.tsx'),
        lazy: { Component: async () => (await import('./reviews/ProductReviews.tsx')).ProductReviews },
      },
    ],
  },
  { path: '*', id: 'unknown', loader: () => notFound(), element: null },
];

/** The search's page with its loader, which reads its address: no other page needs that. */
const searchPage = () => import('./catalog/search/SearchPage.tsx');

const listings = (client: ApolloClient): RouteObject[] => [
  {
    path: 'search',
    id: 'search',
    loader: async (asked) => (await searchPage()).loadSearch(client, asked),
    handle: announce('web/catalog/search/SearchPage.tsx'),
    lazy: { Component: async () => (await searchPage()).SearchPage },
  },
  {
    path: ':category',
    id: 'category',
    loader: loadCategory(client),
    handle: announce('web/catalog/CategoryPage.tsx'),
    lazy: { Component: async () => (await import('./catalog/CategoryPage.tsx')).CategoryPage },
  },
];

/** Names a page's script for the server, which announces it; a browser's build has no use for the name. */
const announce = (chunk: string): { chunk: string } | undefined => (import.meta.env.SSR ? { chunk } : undefined);

/**
 * A page that needs no data: its script is named for the server, and fetched when it is gone to. The router tells that a
 * script can't be had only of pages that load something: so nothing is what it loads.
 */
const page = (id: string, path: string | undefined, chunk: string, Component: () => Promise<ComponentType>) => ({
  id,
  path,
  loader: () => null,
  handle: announce(chunk),
  lazy: { Component },
});

const GUARDS = 'web/account/session/guards.tsx';

/** Pages of a shopper: the server knows no session and sends their frame, only a browser fetches what is personal. */
const guestPages = (): RouteObject => ({
  ...page('guests', undefined, GUARDS, async () => (await import('./account/session/guards.tsx')).GuestsOnly),
  children: [
    page(
      'login',
      'account/login',
      'web/account/LoginPage.tsx',
      async () => (await import('./account/LoginPage.tsx')).LoginPage,
    ),
    page(
      'register',
      'account/register',
      'web/account/RegisterPage.tsx',
      async () => (await import('./account/RegisterPage.tsx')).RegisterPage,
    ),
    page(
      'forgot',
      'account/forgot-password',
      'web/account/ForgotPasswordPage.tsx',
      async () => (await import('./account/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    ),
  ],
});

const shopperPages = (): RouteObject => ({
  ...page('shoppers', undefined, GUARDS, async () => (await import('./account/session/guards.tsx')).ShoppersOnly),
  children: [
    page(
      'account',
      'account',
      'web/account/ProfilePage.tsx',
      async () => (await import('./account/ProfilePage.tsx')).ProfilePage,
    ),
  ],
});

const personalPages = (): RouteObject[] => [
  guestPages(),
  shopperPages(),
  page(
    'google',
    'account/google',
    'web/account/GooglePage.tsx',
    async () => (await import('./account/GooglePage.tsx')).GooglePage,
  ),
  page('cart', 'cart', 'web/cart/CartPage.tsx', async () => (await import('./cart/CartPage.tsx')).CartPage),
  page(
    'wishlist',
    'wishlist',
    'web/wishlist/WishlistPage.tsx',
    async () => (await import('./wishlist/WishlistPage.tsx')).WishlistPage,
  ),
  page(
    'orders',
    'myorders',
    'web/orders/OrdersPage.tsx',
    async () => (await import('./orders/OrdersPage.tsx')).OrdersPage,
  ),
];
