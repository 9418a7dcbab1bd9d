/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { categories: Array<{ name: string, productCount: number, showcase: Array<{ id: string, pattern: string | null, productId: string, name: string, path: string, discountPercent: number, rating: number, reviewCount: number | null, price: { display: string }, listPrice: { display: string }, colors: Array<{ swatch: string | null }>, cover: { sku: string, inStock: boolean, images: Array<{ url: string, srcSet: string | null }> } | null }> }> | null, crafts: Array<{ slug: string, name: string }> | null, recentReviews: Array<{ id: string, rating: number, comment: string, createdAt: string, reviewer: string, variant: { sku: string, images: Array<{ url: string, srcSet: string | null, alt: string }>, product: { id: string, name: string, path: string } } | null }> | null };


export const HomePageDocument = {"__meta__":{"name":"homePage","hash":"ff2141d1bad1be4475425783eacccefe8a3d02eadf790030076c545c32190c69","access":"public"}} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;