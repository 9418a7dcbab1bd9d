import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  extendSchema,
  GraphQLError,
  Kind,
  NoDeprecatedCustomRule,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  type ASTVisitor,
  type ValidationContext,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { findUndescribed, findUnusable } from '../schema/policy/style.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (glob: string) => globSync(glob, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
const sdl = read('schema/graph/*.graphql').join('\n');
const documents = read('web/**/*.graphql').join('\n');

/** The directives that Apollo Client reads itself, and that the gateway never receives. */
const OF_THE_CLIENT = parse('directive @unmask on FRAGMENT_SPREAD');

/** Refuses an operation without a name, because hooks and logs use it, and a field that is selected twice. */
const ownRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(node) {
    if (!node.name) context.reportError(new GraphQLError('An operation has no name.', { nodes: node }));
  },
  SelectionSet({ selections }) {
    const fields = selections.filter((selection) => selection.kind === Kind.FIELD);
    const names = fields.map(({ alias, name }) => (alias ?? name).value);
    for (const name of names.filter((one, at) => names.indexOf(one) < at))
      context.reportError(new GraphQLError(`${name} is selected twice.`, { nodes: fields }));
  },
});
const rules = [...specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule), NoDeprecatedCustomRule, ownRule];

/** The errors of the storefront's documents, in graphql-js's sentences. */
function faultsOf(text: string): string[] {
  const schema = extendSchema(buildSchema(sdl), OF_THE_CLIENT);
  return validate(schema, parse(text), rules).map(({ message }) => message);
}

/** The errors of a schema. */
const errorsOfSchema = (text: string) => [...findUndescribed(parse(text)), ...findUnusable(buildSchema(text))];

describe('the schema', () => {
  it('describes all that clients see, names it by one convention, has nothing that no operation reaches, and pages as Relay does', () => {
    expect(errorsOfSchema(sdl)).toEqual([]);
  });

  it.each([
    ['a type without a description', 'type Lot { "A name." name: String }', ['Lot has no description.']],
    ['a field without one', '"A lot." type Lot { name: String }', ['name has no description.']],
    [
      'a type in small letters',
      '"A lot." type lot { "A name." name: String }',
      ['lot is no name of a ObjectTypeDefinition.'],
    ],
    ['a field with a line', '"A lot." type Lot { "A." a_b: String }', ['a_b is no name of a FieldDefinition.']],
    ['a name that repeats its kind', '"A." enum LotEnum { "B." B }', ['LotEnum is no name of a EnumTypeDefinition.']],
    ['a value in small letters', '"A." enum Lot { "B." sold }', ['sold is no name of a EnumValueDefinition.']],
  ])('finds %s', (_, text, faults) => {
    expect(findUndescribed(parse(text))).toEqual(faults);
  });

  const relay = `
    interface Node { id: ID! }
    type Lot implements Node { id: ID! }
    type LotEdge { node: Lot! cursor: String! }
    type LotConnection { edges: [LotEdge!]! pageInfo: PageInfo! }
    type PageInfo { hasPreviousPage: Boolean! hasNextPage: Boolean! startCursor: String endCursor: String }
    type Query { lots(first: Int, after: String, last: Int, before: String): LotConnection! }
  `;
  it.each([
    ['nothing', '', '', []],
    ['a type that nothing returns', 'type Query', 'type Old { name: String } type Query', ['Old is in no operation.']],
    ['a page of an unknown end', 'hasNextPage: Boolean!', '', ['PageInfo.hasNextPage is not as Relay reads it.']],
    ['a connection without pages', 'pageInfo: PageInfo!', 'info: PageInfo!', ['LotConnection is no connection.']],
    ['an edge without a cursor', 'cursor: String!', '', ['LotEdge is no edge.']],
    ['a node that can’t be read again', ' implements Node', '', ['LotEdge is no edge.']],
    [
      'nothing of a list for staff',
      'LotConnection! }\n  ',
      'LotConnection! @staff }\n  directive @staff on FIELD_DEFINITION\n',
      [],
    ],
    ['one way to page', ', before: String', '', ['Query.lots has no argument before.']],
    ['a verb that says nothing', 'lots(', 'getLots(', ['Query.getLots repeats the kind of its operation.']],
  ])('finds %s', (_, from, to, faults) => {
    expect(relay).toContain(from);
    expect(findUnusable(buildSchema(relay.replace(from, to))).filter((fault) => !fault.startsWith('Node '))).toEqual(
      faults,
    );
  });
});

describe('the documents of the storefront', () => {
  it('select only fields of the schema and nothing deprecated, each with a name, each variable used, no field twice', () => {
    expect(parse(documents).definitions.length).toBeGreaterThan(50);
    expect(faultsOf(documents)).toEqual([]);
  });

  it.each([
    ['query { shop { name } }', 'An operation has no name.'],
    ['query a($b: Int) { shop { name } }', 'Variable "$b" is never used in operation "a".'],
    ['query a { shop { name name } }', 'name is selected twice.'],
    ['query a { shop { name @later } }', 'Unknown directive "@later".'],
    ['query a { stop }', 'Cannot query field "stop" on type "Query". Did you mean "shop"?'],
  ])('finds the fault of %s', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });
});
