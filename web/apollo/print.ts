import { type ASTNode, visit } from 'graphql';
import type { ASTReducer } from 'graphql/language/visitor.js';

/** How each node that an operation may have is written, its parts being written already. */
const WORDS: ASTReducer<string> = {
  Name: { leave: ({ value }) => value },
  Document: { leave: ({ definitions }) => definitions.join(' ') },
  OperationDefinition: {
    leave: ({ operation, name, variableDefinitions, directives, selectionSet }) =>
      `${operation} ${name ?? ''}${among('(', variableDefinitions, ')')}${among(' ', directives)}${selectionSet}`,
  },
  FragmentDefinition: {
    leave: ({ name, typeCondition, directives, selectionSet }) =>
      `fragment ${name} on ${typeCondition}${among(' ', directives)}${selectionSet}`,
  },
  SelectionSet: { leave: ({ selections }) => among('{', selections, '}') },
  Field: {
    leave: ({ alias, name, arguments: args, directives, selectionSet }) =>
      `${after(alias, ':')}${name}${among('(', args, ')')}${among(' ', directives)}${selectionSet ?? ''}`,
  },
  FragmentSpread: { leave: ({ name, directives }) => `...${name}${among(' ', directives)}` },
  InlineFragment: {
    leave: ({ typeCondition, directives, selectionSet }) =>
      `...${typeCondition ? ` on ${typeCondition}` : ''}${among(' ', directives)}${selectionSet}`,
  },
  VariableDefinition: {
    leave: ({ variable, type, defaultValue, directives }) =>
      `${variable}:${type}${defaultValue ? `=${defaultValue}` : ''}${among(' ', directives)}`,
  },
  Directive: { leave: ({ name, arguments: args }) => `@${name}${among('(', args, ')')}` },
  Argument: { leave: ({ name, value }) => `${name}:${value}` },
  ObjectField: { leave: ({ name, value }) => `${name}:${value}` },
  Variable: { leave: ({ name }) => `$${name}` },
  IntValue: { leave: ({ value }) => value },
  FloatValue: { leave: ({ value }) => value },
  EnumValue: { leave: ({ value }) => value },
  BooleanValue: { leave: ({ value }) => JSON.stringify(value) },
  StringValue: { leave: ({ value }) => JSON.stringify(value) },
  NullValue: { leave: () => 'null' },
  ListValue: { leave: ({ values }) => `[${values.join(' ')}]` },
  ObjectValue: { leave: ({ fields }) => `{${fields.join(' ')}}` },
  NamedType: { leave: ({ name }) => name },
  ListType: { leave: ({ type }) => `[${type}]` },
  NonNullType: { leave: ({ type }) => `${type}!` },
};

const among = (before: string, nodes: readonly string[] | undefined, behind = ''): string =>
  nodes?.length ? before + nodes.join(' ') + behind : '';

const after = (text: string | undefined, behind: string): string => (text ? text + behind : '');

/**
 * Writes a document of operations and fragments as text, on one line. The browser's build has it in the place of
 * graphql's own printer, most of which is for schemas.
 */
export const print = (node: ASTNode): string => visit(node, WORDS);
