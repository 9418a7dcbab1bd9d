import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** Generates types from the schema; these are its scalars. `Paise` is a number that may exceed an Int. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { Date: string; DateTime: string; EmailAddress: string; Paise: number; URL: string };
}>();

export { readFragment, type FragmentOf } from 'gql.tada';
