import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** Types of documents come from the schema; these are its scalars. `Paise` is a number that may be greater than an Int. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; EmailAddress: string; Paise: number; URL: string };
}>();

export { readFragment, type FragmentOf } from 'gql.tada';
