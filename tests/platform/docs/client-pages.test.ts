import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InMemoryCache } from '@apollo/client';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  print,
  validate,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { withoutStaff } from '../../../bff/graphql/public-schema.ts';
import { typePolicies } from '../../../web/shopper/type-policies.ts';
import { blocksOf, GUIDE_NAMES, readGuide } from './guide-blocks.ts';

const ROOT = join(import.meta.dirname, '../../..');
const schemaOf = (path: string) => buildSchema(readFileSync(join(ROOT, path), 'utf8'));
const SCALARS = Object.values(schemaOf('schema/generated/schema.graphql').getTypeMap())
  .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
  .map(({ name }) => name);

/** The object types without an `id` that are the value of a field, and not of a list, below `Query`. */
function objectsWithoutId(schema: GraphQLSchema): string[] {
  const [seen, found] = [new Set<GraphQLObjectType>(), new Set<string>()];
  const visit = (type: GraphQLObjectType) => {
    if (seen.has(type)) return;
    seen.add(type);
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      if (!isObjectType(named)) continue;
      if (!('id' in named.getFields()) && !isListType(getNullableType(field.type))) found.add(named.name);
      visit(named);
    }
  };
  for (const root of [schema.getQueryType()]) if (root) visit(root);
  return [...found].toSorted();
}

describe('the pages for client developers', () => {
  it.each(['kotlin', 'swift', 'urql', 'relay'])('map each scalar of the schema in %s', (name) => {
    const text = readGuide(name);
    const missing = SCALARS.filter((scalar) => !new RegExp(`\\b${scalar}\\b`).test(text));
    expect(missing).toEqual([]);
  });

  it('teach only operations of the published schema', () => {
    const published = schemaOf('schema/published.graphql');
    const unpublished = GUIDE_NAMES.flatMap((name) =>
      blocksOf(name)
        .filter(({ language }) => language === 'graphql')
        .flatMap(({ line, text }) =>
          validate(published, parse(text)).map(({ message }) => `${name}.md:${line} ${message}`),
        ),
    );
    expect(unpublished).toEqual([]);
  });

  it('show the type policies of the shop’s own pages', () => {
    const shown = blocksOf('apollo-client').find(({ note }) => note === 'web/shopper/type-policies.ts')?.text ?? 'none';
    const used = readFileSync(join(ROOT, 'web/shopper/type-policies.ts'), 'utf8');
    expect(used).toContain(shown.trim());
  });

  it('say for each object without an id, which two queries may meet, whether a cache merges or replaces it', () => {
    // Clients for shoppers never meet the objects for staff.
    const [shown] = withoutStaff([parse(readFileSync(join(ROOT, 'schema/generated/schema.graphql'), 'utf8'))]);
    const known = buildSchema(shown ? print(shown) : '');
    const guide = readGuide('apollo-client');
    const met = objectsWithoutId(known);
    expect(met.length).toBeGreaterThan(25);
    const isNamed = (name: string) =>
      name in typePolicies || name.endsWith('Connection') || guide.includes(`\`${name}\``);
    expect(met.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('have policies by which two queries share the shop and its parts, in one entry', () => {
    const cache = new InMemoryCache({ typePolicies });
    const first = parse('{ shop { id contact { email } limits { quantity } } }');
    const second = parse('{ shop { contact { phone } limits { cartLines } } }');
    const write = (query: DocumentNode, shop: object) =>
      cache.writeQuery({ query, data: { shop: { __typename: 'Shop', ...shop } } });
    const [contact, limits] = [{ __typename: 'ShopContact' }, { __typename: 'ShopLimits' }];
    write(first, { id: 'Shop:1', contact: { ...contact, email: 'a@b.in' }, limits: { ...limits, quantity: 9 } });
    write(second, { contact: { ...contact, phone: '1' }, limits: { ...limits, cartLines: 50 } });
    for (const query of [first, second]) expect(cache.readQuery({ query })).not.toBeNull();
  });
});
