import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { loadCategory, loadHome, loadProduct } from './catalog/loaders.ts';
import { ErrorPage } from './platform/shell/ErrorPage.tsx';
import { Layout } from './platform/shell/Layout.tsx';
import { notFound } from './platform/responses.ts';
import { loadReviews } from './reviews/loader.ts';

/**
 * The shop's pages. A page's script is a chunk of its own, named in `handle.chunk` so that the server can announce
 * it; its loader stands in the first script, so that chunk and data are fetched side by side.
 */
export function routes(client: ApolloClient): RouteObject[] {
  return [
    {
      id: 'shop',
      element: <Layout />,
      children: [{ id: 'page', errorElement: <ErrorPage />, children: pages(client) }],
    },
  ];
}

const pages = (client: ApolloClient): RouteObject[] => [
  {
    index: true,
    id: 'home',
    loader: loadHome(client),
    handle: { chunk: 'web/catalog/HomePage.tsx' },
    lazy: { Component: async () => (await import('./catalog/HomePage.tsx')).HomePage },
  },
  {
    path: 'policies',
    id: 'policies',
    handle: { chunk: 'web/platform/shell/PoliciesPage.tsx' },
    lazy: { Component: async () => (await import('./platform/shell/PoliciesPage.tsx')).PoliciesPage },
  },
  {
    path: ':category',
    id: 'category',
    loader: loadCategory(client),
    handle: { chunk: 'web/catalog/CategoryPage.tsx' },
    lazy: { Component: async () => (await import('./catalog/CategoryPage.tsx')).CategoryPage },
  },
  {
    path: ':category/:name/:productId',
    id: 'product',
    loader: loadProduct(client),
    handle: { chunk: 'web/catalog/ProductPage.tsx' },
    lazy: { Component: async () => (await import('./catalog/ProductPage.tsx')).ProductPage },
    children: [
      {
        index: true,
        id: 'reviews',
        loader: loadReviews(client),
        handle: { chunk: 'web/reviews/ProductReviews.tsx' },
        lazy: { Component: async () => (await import('./reviews/ProductReviews.tsx')).ProductReviews },
      },
    ],
  },
  { path: '*', id: 'unknown', loader: () => notFound(), element: null },
];
