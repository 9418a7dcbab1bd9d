import type { ApolloClient } from '@apollo/client';
import { SitemapCategoriesDocument, SitemapPageDocument } from './sitemap.graphql.generated.ts';
import { categoryPath } from '../paths.ts';

/** A page that search engines are told of. */
export interface SitemapPage {
  path: string;
  /** When it last changed, in ISO 8601; absent where nobody knows. */
  updatedAt?: string;
}

/** Addresses that one sitemap may list, by its protocol. */
const MAX_ADDRESSES = 50_000;

/** The pages of the catalogue: each category with its pages, each product. Rejects when the gateway fails. */
export async function listCataloguePages(client: ApolloClient): Promise<SitemapPage[]> {
  const { categories } = await dataOf(client.query({ query: SitemapCategoriesDocument }));
  const lists = await Promise.all(
    (categories ?? [])
      .filter(({ productCount }) => productCount > 0)
      .map(({ name }) => listCategoryPages(client, name)),
  );
  return lists.flat().slice(0, MAX_ADDRESSES);
}

/** Reads one category's pages one after another: a sitemap must not slow shoppers down. */
async function listCategoryPages(client: ApolloClient, name: string): Promise<SitemapPage[]> {
  const entries: SitemapPage[] = [];
  for (let page = 1, pages = 1; page <= pages && entries.length < MAX_ADDRESSES; page += 1) {
    const { category } = await dataOf(
      client.query({ query: SitemapPageDocument, variables: { category: name, page } }),
    );
    if (!category) break;
    pages = category.products.pageInfo.totalPages ?? 0;
    entries.push({ path: categoryPath(name, page === 1 ? undefined : page) });
    entries.push(...category.products.nodes.map(({ path, updatedAt }) => (updatedAt ? { path, updatedAt } : { path })));
  }
  return entries;
}

async function dataOf<T>(result: Promise<{ data?: T | undefined; error?: unknown }>): Promise<T> {
  const { data, error } = await result;
  if (data === undefined) throw error ?? new Error('The gateway answered without data.');
  return data;
}
