import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  findBreakingChanges,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { makeSchema } from '../../bff/gateway.ts';
import { EXAMPLES } from '../../bff/platform/graphql/explorer.ts';
import { OPERATIONS } from '../contract.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../schema', file), 'utf8');
const current = buildSchema(read('generated/schema.graphql'));

describe('the published schema', () => {
  it('[GATE-7] is the schema that the gateway runs', () => {
    const inOrder = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
    expect(inOrder(current)).toBe(inOrder(makeSchema()));
  });

  it('[GATE-7] breaks no client of the last published version (else publish a new one: schema/published.graphql)', () => {
    const published = buildSchema(read('published.graphql'));
    expect(findBreakingChanges(published, current).map(({ description }) => description)).toEqual([]);
  });

  it('[GATE-7] has no type, field, argument or word without a description', () => {
    const lines = read('generated/schema.graphql');
    const bare = Object.values(buildSchema(lines).getTypeMap()).filter(
      (type) => !type.name.startsWith('__') && type.astNode && !type.description && type.name !== 'Query',
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it("[GATE-1] has every account call of the contract under the call's own name", () => {
    const mutations = current.getMutationType()?.getFields() ?? {};
    const account = OPERATIONS.filter(({ tags }) => tags.includes('account')).map(({ operationId }) => operationId);
    const apart = ['getProfile', 'startGoogleLogin', 'finishGoogleLogin'];
    expect(Object.keys(mutations).toSorted()).toEqual(account.filter((id) => !apart.includes(id)).toSorted());
    expect(current.getQueryType()?.getFields()['me']).toBeDefined();
    expect(account).toEqual(expect.arrayContaining(apart));
  });

  it('[GATE-6] runs every example that the explorers open with', () => {
    const document = parse(EXAMPLES);
    expect(document.definitions.length).toBeGreaterThanOrEqual(4);
    const alone = document.definitions.map((definition) =>
      validate(current, { ...document, definitions: [definition] }),
    );
    expect(alone.flat().map(({ message }) => message)).toEqual([]);
  });
});
