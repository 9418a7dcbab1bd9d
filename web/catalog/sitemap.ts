import type { ApolloClient } from '@apollo/client';
import { SitemapCategoriesDocument, SitemapPageDocument } from './sitemap.graphql.generated.ts';
import { categoryPath } from '../paths.ts';

/** Addresses that one sitemap may list, by its protocol. */
const MOST = 50_000;

/** The paths of the catalogue: each category with its pages, each product. Rejects when the gateway fails. */
export async function listCataloguePaths(client: ApolloClient): Promise<string[]> {
  const { categories } = await answer(client.query({ query: SitemapCategoriesDocument }));
  const lists = await Promise.all(
    categories.filter(({ productCount }) => productCount > 0).map(({ name }) => pathsOfCategory(client, name)),
  );
  return lists.flat().slice(0, MOST);
}

/** One category's pages, read one after the other, so that a sitemap never crowds out shoppers. */
async function pathsOfCategory(client: ApolloClient, name: string): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1, pages = 1; page <= pages && paths.length < MOST; page += 1) {
    const { category } = await answer(
      client.query({ query: SitemapPageDocument, variables: { category: name, page } }),
    );
    if (!category) break;
    pages = category.products.pageInfo.totalPages;
    paths.push(categoryPath(name, page === 1 ? undefined : page), ...category.products.nodes.map(({ path }) => path));
  }
  return paths;
}

async function answer<T>(result: Promise<{ data?: T | undefined; error?: unknown }>): Promise<T> {
  const { data, error } = await result;
  if (data === undefined) throw error ?? new Error('The gateway answered without data.');
  return data;
}
