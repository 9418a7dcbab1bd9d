import { globSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { isIntrospectionType, isSpecifiedScalarType, Kind, parse } from 'graphql';
import { withoutStaff } from '../public-schema.ts';
import type { DirectiveNode, DocumentNode, GraphQLNamedType, GraphQLSchema } from 'graphql';

/** The schema by its files. Types have the reading order of each file. */
export interface SchemaModel {
  schema: GraphQLSchema;
  /** The domains in the order of a purchase. Each has a page of types. */
  domains: readonly string[];
  /** The types that a domain defines, output types before input types, without root types and built-in types. */
  typesOf: (domain: string) => GraphQLNamedType[];
  /** The domain whose file defines a root field or a type. */
  domainOf: (name: string) => string;
  /** The reference address of a type or `Type.field`; undefined for anything else. */
  addressOf: (name: string) => string | undefined;
}

const FOLDER = new URL('../../../schema/graph/', import.meta.url);
const ORDER = [
  'shop',
  'catalog',
  'reviews',
  'account',
  'cart',
  'wishlist',
  'promotions',
  'checkout',
  'orders',
  'newsletter',
  'base',
];
/** The page of each root type. */
export const ROOTS: Readonly<Record<string, string>> = {
  Query: 'queries',
  Mutation: 'mutations',
  Subscription: 'subscriptions',
};

/** Reads the schema's files, without what is for staff only. */
export function readSchemaModel(): SchemaModel {
  const names = globSync('*.graphql', { cwd: FOLDER });
  const documents = withoutStaff(names.map((file) => parse(readFileSync(new URL(file, FOLDER), 'utf8'))));
  const files = new Map(documents.map((document, at) => [(names[at] ?? '').replace('.graphql', ''), document]));
  const schema = makeExecutableSchema({ typeDefs: [...files.values()] });
  const homes = homesIn(files);
  const domainOf = (name: string) => homes.get(name) ?? 'base';
  const types = [...homes.keys()]
    .filter((name) => !(name in ROOTS))
    .map((name) => schema.getType(name))
    .filter((type) => type !== undefined)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    schema,
    domains: ORDER,
    typesOf: (domain) => types.filter(({ name }) => domainOf(name) === domain),
    domainOf,
    addressOf: (name) => {
      const [typeName = '', field] = name.split('.');
      const type = schema.getType(typeName);
      if (!type || isIntrospectionType(type) || isSpecifiedScalarType(type)) return undefined;
      const page = ROOTS[typeName] ?? domainOf(typeName);
      if (field !== undefined && !('getFields' in type && field in type.getFields())) return undefined;
      return `/docs/reference/${page}${field === undefined && typeName in ROOTS ? '' : `#${name}`}`;
    },
  };
}

/** The rank in the reading order: output types first, then inputs, payloads and connections. */
function rankOf({ name }: GraphQLNamedType): number {
  const frame = /(Input|Payload|Connection|Edge)$/.exec(name)?.[1];
  return ['Input', 'Payload', 'Connection', 'Edge'].indexOf(frame ?? '');
}

/** The domain whose file defines each type and root field, in the order of the files. */
function homesIn(files: ReadonlyMap<string, DocumentNode>): Map<string, string> {
  const homes = new Map<string, string>();
  for (const [domain, { definitions }] of files) {
    for (const definition of definitions) {
      if (!('name' in definition) || !definition.name) continue;
      const { value } = definition.name;
      const isExtension = definition.kind === Kind.OBJECT_TYPE_EXTENSION;
      if (!isExtension) homes.set(value, domain);
      const fields = 'fields' in definition && value in ROOTS ? (definition.fields ?? []) : [];
      for (const field of fields) homes.set(`${value}.${field.name.value}`, domain);
    }
  }
  return homes;
}

/** The text or number of a directive's argument; undefined if the directive or the argument is missing. */
export function argumentOf(
  directives: readonly DirectiveNode[] | undefined,
  name: string,
  argument: string,
): string | undefined {
  const value = directives
    ?.find((directive) => directive.name.value === name)
    ?.arguments?.find((one) => one.name.value === argument)?.value;
  return value && 'value' in value ? String(value.value) : undefined;
}

/** Whether a directive is applied. */
export function hasDirective(directives: readonly DirectiveNode[] | undefined, name: string): boolean {
  return directives?.some((directive) => directive.name.value === name) ?? false;
}
