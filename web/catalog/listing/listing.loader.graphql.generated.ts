/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../generated/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CategoryPageQueryVariables = Exact<{
  category: string;
  page: number;
  filter?: Types.ProductFilterInput | null | undefined;
  sort?: Types.ProductSort | null | undefined;
}>;


export type CategoryPageQuery = { category: { name: string, shareImage: { url: string, width: number, height: number } | null, products: { nodes: Array<{ id: string, productId: string, name: string, path: string, discountPercent: number, rating: number, reviewCount: number | null, price: { display: string }, listPrice: { display: string }, cover: { sku: string, inStock: boolean, images: Array<{ url: string, srcSet: string | null, alt: string }> } | null }>, pageInfo: { page: number | null, totalPages: number | null, totalItems: number | null }, filterCounts: Array<{ filter: Types.FilterName, value: string, count: number }> | null } } | null };


export const CategoryPageDocument = {"__meta__":{"name":"categoryPage","hash":"11996eb771050c3bbd0d1ccf8ec3fdf10431a189ee3db938347a7508c94391ac","access":"public"}} as unknown as DocumentNode<CategoryPageQuery, CategoryPageQueryVariables>;