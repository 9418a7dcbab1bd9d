/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../../generated/schema-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SearchPageQueryVariables = Exact<{
  search?: Types.ProductSearchInput | null | undefined;
  page: number;
  filter?: Types.ProductFilterInput | null | undefined;
  sort?: Types.ProductSort | null | undefined;
  soldOutLast?: boolean | null | undefined;
  text?: string;
}>;


export type SearchPageQuery = { products: { nodes: Array<{ id: string, path: string, productId: string, name: string, discountPercent: number, rating: number, reviewCount: number | null, matchingVariant: { sku: string, color: string | null, size: string | null, inStock: boolean, images: Array<{ url: string, srcSet: string | null }> } | null, price: { display: string }, listPrice: { display: string }, colors: Array<{ swatch: string | null }>, cover: { sku: string, inStock: boolean, images: Array<{ url: string, srcSet: string | null }> } | null }>, pageInfo: { page: number | null, totalPages: number | null, totalItems: number | null }, filterCounts: Array<{ filter: Types.FilterName, value: string, count: number }> | null, colorCounts: Array<{ filter: Types.FilterName, value: string, count: number }> | null, craftCounts: Array<{ filter: Types.FilterName, value: string, label: string, count: number }> | null, priceRange: { lowest: { amount: number }, highest: { amount: number } } | null } | null };


export const SearchPageDocument = {"__meta__":{"name":"searchPage","hash":"990a28fe65df573856e4c68aa091cfffff4f88b4ceda62f4c7b180327360dcaa","access":"public"}} as unknown as DocumentNode<SearchPageQuery, SearchPageQueryVariables>;