import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInterfaceType, type GraphQLSchema } from 'graphql';

let built: GraphQLSchema | undefined;

/** The schema of clients, for stand-ins of the gateway: an error without a type is a plain one. It is built once. */
export const clientSchema = (): GraphQLSchema => (built ??= buildClientSchema());

function buildClientSchema(): GraphQLSchema {
  const sdl = readFileSync(join(import.meta.dirname, '../schema/generated/schema.graphql'), 'utf8');
  // Other tests validate it.
  const schema = buildSchema(sdl, { assumeValid: true, noLocation: true });
  const userError = schema.getType('UserError');
  if (isInterfaceType(userError)) userError.resolveType = ({ __typename = 'PlainUserError' }) => __typename;
  return schema;
}
