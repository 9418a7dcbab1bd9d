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


export type CategoryPageQuery = { category: { name: string, shareImage: { url: string, width: number, height: number } | null, products: { nodes: Array<{ id: string, productId: string, name: string, path: string, discountPercent: number, rating: number, reviewCount: number | null, price: { display: string }, listPrice: { display: string }, colors: Array<{ swatch: string | null }>, cover: { sku: string, inStock: boolean, images: Array<{ url: string, srcSet: string | null }> } | null }>, pageInfo: { page: number | null, totalPages: number | null, totalItems: number | null }, filterCounts: Array<{ filter: Types.FilterName, value: string, count: number }> | null, colorCounts: Array<{ filter: Types.FilterName, value: string, count: number }> | null, craftCounts: Array<{ filter: Types.FilterName, value: string, label: string, count: number }> | null, priceRange: { lowest: { amount: number }, highest: { amount: number } } | null } } | null };


export const CategoryPageDocument = {"__meta__":{"name":"categoryPage","hash":"7cd92396b005e0018c4fc74821364972964e0c5a771a9f22922724bdb02cd790","access":"public"}} as unknown as DocumentNode<CategoryPageQuery, CategoryPageQueryVariables>;