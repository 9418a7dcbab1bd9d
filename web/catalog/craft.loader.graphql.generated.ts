/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CraftPageQueryVariables = Exact<{
  slug: string;
}>;


export type CraftPageQuery = { craft: { slug: string, name: string, story: Array<string> } | null };


export const CraftPageDocument = {"__meta__":{"name":"craftPage","hash":"a4be2da55ae8f88fdb2026ed3409860acd047ed3986c153ed96449348bd09eff","access":"public"}} as unknown as DocumentNode<CraftPageQuery, CraftPageQueryVariables>;