/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { categories: Array<{ name: string, productCount: number, showcase: Array<{ id: string, pattern: string | null, productId: string, name: string, path: string, discountPercent: number, rating: number, reviewCount: number | null, price: { display: string }, listPrice: { display: string }, cover: { sku: string, inStock: boolean, images: Array<{ url: string, srcSet: string | null, alt: string }> } | null }> }> | null, crafts: Array<{ slug: string, name: string }> | null, recentReviews: Array<{ id: string, rating: number, comment: string, createdAt: string, reviewer: string, variant: { sku: string, images: Array<{ url: string, srcSet: string | null, alt: string }>, product: { id: string, name: string, path: string } } | null }> | null };


export const HomePageDocument = {"__meta__":{"name":"homePage","hash":"48f2a0addec7261c822baa07c8d461c00536fcac325e5eb854846956c9864bad","access":"public"}} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;