import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInterfaceType, type GraphQLSchema } from 'graphql';

/** The schema as clients know it, for gateways that tests stand in for: an error without a type is a plain one. */
export function createClientSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../schema/generated/schema.graphql'), 'utf8'));
  const userError = schema.getType('UserError');
  if (isInterfaceType(userError)) userError.resolveType = ({ __typename = 'PlainUserError' }) => __typename;
  return schema;
}
