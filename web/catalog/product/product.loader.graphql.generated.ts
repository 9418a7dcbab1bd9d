/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductPageQueryVariables = Exact<{
  id: string;
  reviews: number;
}>;


export type ProductPageQuery = { product: { id: string, name: string, path: string, description: string | null, sizes: Array<string>, fabric: string | null, pattern: string | null, rating: number, reviewCount: number | null, brand: string | null, weightGrams: number | null, discountPercent: number, dimension: string | null, blouse: string | null, weight: string | null, size: string | null, careGuide: string | null, category: { name: string }, price: { amount: number, display: string }, services: Array<{ code: string, name: string, price: { amount: number, display: string } }>, sizeChart: { measures: Array<string>, note: string, rows: Array<{ size: string, inches: Array<number>, centimetres: Array<number> }> } | null, colors: Array<{ name: string | null, inStock: boolean, cover: { sku: string, shareImage: { url: string, width: number, height: number } | null, images: Array<{ url: string, srcSet: string | null, alt: string, width: number | null, height: number | null, preview: string }> }, variants: Array<{ sku: string, size: string | null, gtin: string | null, inStock: boolean, stock: number | null }> }>, seller: { id: string, shopName: string, legal: { legalName: string, address: Array<string>, state: string, gstin: string, countryOfOrigin: string, grievanceOfficer: { name: string, email: string, phone: string, hours: string } } | null }, listPrice: { display: string }, craft: { slug: string, name: string } | null, reviews: { totalCount: number, nodes: Array<{ id: string, rating: number, comment: string, createdAt: string, reviewer: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };


export const ProductPageDocument = {"__meta__":{"name":"productPage","hash":"35cc28a9587f850a03e528d434ef25d9d2482c6ee28edf416a807076698c0b29","access":"public"}} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;