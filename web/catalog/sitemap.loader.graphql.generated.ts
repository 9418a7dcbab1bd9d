/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SitemapCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapCategoriesQuery = { categories: Array<{ name: string, productCount: number }> | null, crafts: Array<{ slug: string }> | null };

export type SitemapPageQueryVariables = Exact<{
  category: string;
  page: number;
}>;


export type SitemapPageQuery = { category: { name: string, products: { nodes: Array<{ id: string, path: string, updatedAt: string | null }>, pageInfo: { page: number | null, totalPages: number | null } } } | null };


export const SitemapCategoriesDocument = {"__meta__":{"name":"sitemapCategories","hash":"316058bfc8bb7bf1b4fc3a7420c9946afe1083fd148ba400e79cfe3b06a498ed","access":"public"}} as unknown as DocumentNode<SitemapCategoriesQuery, SitemapCategoriesQueryVariables>;
export const SitemapPageDocument = {"__meta__":{"name":"sitemapPage","hash":"d304553ba61ea1d4d1514d86ca7c2fc55d91f75d90e1c5388e660f88105ebbd9","access":"public"}} as unknown as DocumentNode<SitemapPageQuery, SitemapPageQueryVariables>;