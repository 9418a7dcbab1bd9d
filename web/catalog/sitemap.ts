import type { ApolloClient } from '@apollo/client';
import { SitemapCategoriesDocument, SitemapPageDocument } from './sitemap.graphql.generated.ts';
import { categoryPath } from '../paths.ts';

/** Addresses that one sitemap may list, by its protocol. */
const MAX_ADDRESSES = 50_000;

/** The paths of the catalogue: each category with its pages, each product. Rejects when the gateway fails. */
export async function listCataloguePaths(client: ApolloClient): Promise<string[]> {
  const { categories } = await dataOf(client.query({ query: SitemapCategoriesDocument }));
  const lists = await Promise.all(
    (categories ?? [])
      .filter(({ productCount }) => productCount > 0)
      .map(({ name }) => listCategoryPaths(client, name)),
  );
  return lists.flat().slice(0, MAX_ADDRESSES);
}

/** Reads one category's pages one after another: a sitemap must not slow shoppers down. */
async function listCategoryPaths(client: ApolloClient, name: string): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1, pages = 1; page <= pages && paths.length < MAX_ADDRESSES; page += 1) {
    const { category } = await dataOf(
      client.query({ query: SitemapPageDocument, variables: { category: name, page } }),
    );
    if (!category) break;
    pages = category.products.pageInfo.totalPages ?? 0;
    paths.push(categoryPath(name, page === 1 ? undefined : page), ...category.products.nodes.map(({ path }) => path));
  }
  return paths;
}

async function dataOf<T>(result: Promise<{ data?: T | undefined; error?: unknown }>): Promise<T> {
  const { data, error } = await result;
  if (data === undefined) throw error ?? new Error('The gateway answered without data.');
  return data;
}
