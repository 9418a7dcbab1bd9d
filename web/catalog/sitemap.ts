import type { PublicResponse, PublicQuery } from '../data/public-query.ts';
import { SitemapCategoriesDocument, SitemapPageDocument } from './sitemap.loader.graphql.generated.ts';
import { categoryPath, craftPath } from '../paths.ts';

/** A page in the sitemap. */
export interface SitemapPage {
  path: string;
  /** The time of its last change, in ISO 8601; absent if it is unknown. */
  updatedAt?: string;
}

/** The maximum number of addresses in one sitemap, by its protocol. */
const MAX_ADDRESSES = 50_000;

/** The pages of the catalogue: each craft, each category with its pages, each product. Rejects when the gateway fails. */
export async function listCataloguePages(query: PublicQuery): Promise<SitemapPage[]> {
  const { categories, crafts } = await dataOf(query(SitemapCategoriesDocument, {}));
  const lists = await Promise.all(
    (categories ?? []).filter(({ productCount }) => productCount > 0).map(({ name }) => listCategoryPages(query, name)),
  );
  return [...(crafts ?? []).map(({ slug }) => ({ path: craftPath(slug) })), ...lists.flat()].slice(0, MAX_ADDRESSES);
}

/** Loads one category's pages one after another: a sitemap must not slow shoppers down. */
async function listCategoryPages(query: PublicQuery, name: string): Promise<SitemapPage[]> {
  const entries: SitemapPage[] = [];
  for (let page = 1, pages = 1; page <= pages && entries.length < MAX_ADDRESSES; page += 1) {
    const { category } = await dataOf(query(SitemapPageDocument, { category: name, page }));
    if (!category) break;
    pages = category.products.pageInfo.totalPages ?? 0;
    entries.push({ path: categoryPath(name, page === 1 ? undefined : page) });
    entries.push(...category.products.nodes.map(({ path, updatedAt }) => (updatedAt ? { path, updatedAt } : { path })));
  }
  return entries;
}

async function dataOf<T>(answering: Promise<PublicResponse<T>>): Promise<T> {
  const { data, errors } = await answering;
  if (data === undefined) throw new Error(errors[0]?.message ?? 'The gateway returned no data.');
  return data;
}
