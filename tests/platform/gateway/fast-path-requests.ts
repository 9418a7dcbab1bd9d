import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  isInputType,
  parse,
  print,
  typeFromAST,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import type { InjectOptions } from 'fastify';
import type { Random } from '../../trust/harness/random.ts';
import { valueOf, type Values } from '../operations.ts';

const root = join(import.meta.dirname, '../../..');

/** The operations of the examples, each with the fragments that it uses. */
export function exampleDocuments(): string[] {
  return ['apollo-default-cache', 'command-line', 'relay-list'].flatMap((example) => {
    const files = globSync(`examples/${example}/src/**/*.{ts,tsx,graphql}`, { cwd: root }).filter(
      (file) => !file.includes('__generated__') && !file.includes('generated/'),
    );
    const texts = files.flatMap((file) => documentTextsIn(file, readFileSync(join(root, file), 'utf8')));
    const definitions = texts.flatMap((text) => parse(text).definitions);
    const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    return operations.map((operation) => print(withFragments(operation, definitions)));
  });
}

function documentTextsIn(file: string, text: string): string[] {
  if (file.endsWith('.graphql')) return [text];
  return [...text.matchAll(/\b(?:gql|graphql\(?)\s*`(\s[^`$]*|\s[^`]*\$\w[^`]*)`/g)].map(
    ([, document = '']) => document,
  );
}

function withFragments(operation: DefinitionNode, all: readonly DefinitionNode[]): DocumentNode {
  const fragments = all.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION);
  const used = new Set<DefinitionNode>([operation]);
  for (const one of used) {
    visit(one, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.find((other) => other.name.value === name.value);
        if (fragment) used.add(fragment);
      },
    });
  }
  return { kind: Kind.DOCUMENT, definitions: [...used] };
}

/** Values of scalars, and of inputs with a special form. */
const VALUES: Values = {
  String: 'Saree',
  ID: 'Product:1',
  Int: 2,
  Float: 1.5,
  Boolean: true,
  Paise: 100_00,
  DateTime: '2026-01-01T00:00:00.000Z',
  Date: '2026-01-01',
  EmailAddress: 'asha@example.com',
  PhoneNumber: '9876543210',
  PinCode: '302001',
  URL: 'https://shop.example/a',
};
/** Values that most types refuse. */
const WRONG: readonly unknown[] = [null, {}, [], 'x'.repeat(40), -1, 1.5, true, { nothing: 1 }];

/** Values for all variables of a document's operations. */
export function variablesOf(schema: GraphQLSchema, text: string): Record<string, unknown> {
  const operations = parse(text).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const definitions = operations.flatMap(({ variableDefinitions = [] }) => variableDefinitions);
  return Object.fromEntries(
    definitions.flatMap(({ variable, type }) => {
      const input = typeFromAST(schema, type);
      return isInputType(input) ? [[variable.name.value, valueOf(input, variable.name.value, VALUES)]] : [];
    }),
  );
}

/** Returns the variables with one of them wrong or missing, or one too many. */
export function spoil(variables: Record<string, unknown>, random: Random): Record<string, unknown> {
  const names = Object.keys(variables);
  const name = names.length === 0 || random.percent(10) ? 'unknown' : random.pick(names);
  if (random.percent(30)) return Object.fromEntries(Object.entries(variables).filter(([one]) => one !== name));
  return { ...variables, [name]: random.pick(WRONG) };
}

/** The content of a request. */
export interface RequestCase {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

const HEADERS = { 'x-request-id': 'the-same' };
const ACCEPTS = [
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json, application/json;q=0.9',
  '*/*',
  'text/html',
  'image/png',
];

/** A request by POST. */
export const post = (body: object, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url: '/graphql',
  headers: { ...HEADERS, 'content-type': 'application/json', ...headers },
  payload: JSON.stringify(body),
});
const get = (parameters: Record<string, unknown>, headers: Record<string, string> = {}): InjectOptions => {
  const texts = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const search = new URLSearchParams(Object.fromEntries(texts));
  return { method: 'GET', url: `/graphql?${search}`, headers: { ...HEADERS, ...headers } };
};

/** Returns one of the ways in which a client may send an operation: by POST or GET, its document by text, id or hash. */
export function toRequest(requested: RequestCase, random: Random): InjectOptions {
  const { query, ...rest } = requested;
  const hash = createHash('sha256').update(query).digest('hex');
  const persistedQuery = { version: 1, sha256Hash: hash };
  const headers: Record<string, string> = {
    ...(random.percent(30) ? { accept: random.pick(ACCEPTS) } : {}),
    ...(random.percent(15) ? { 'x-graphql-cost': '1' } : {}),
    ...(random.percent(15) ? { authorization: 'Bearer t.asha' } : {}),
    ...(random.percent(15) ? { 'accept-encoding': random.pick(['gzip', 'br', 'zstd', 'identity']) } : {}),
    ...(random.percent(5) ? { cookie: '__Host-rest.sid=one' } : {}),
  };
  return random.pick([
    () => post(requested, headers),
    () => post(requested, headers),
    () => get({ ...requested }, headers),
    () => post({ ...rest, documentId: `sha256:${hash}` }, headers),
    () => get({ ...rest, documentId: hash }, headers),
    () => post({ ...requested, extensions: { persistedQuery } }, headers),
    () => get({ ...rest, extensions: { persistedQuery } }, headers),
    () => post({ ...requested, operationName: random.pick(['Other', '', null]) }, headers),
    () => post({ ...requested, variables: random.pick([[], 'text', null, 1]) }, headers),
    () =>
      post(requested, { ...headers, 'content-type': random.pick(['text/plain', 'application/json; charset=utf-8']) }),
  ])();
}
