import { type ASTNode, Kind, type SelectionSetNode } from 'graphql';

/**
 * Writes a document of operations and fragments as text, on one line. The browser's build has it in the place of
 * graphql's own printer, of which three quarters are for schemas. Throws for a node that no operation has.
 */
export function print(node: ASTNode): string {
  switch (node.kind) {
    case Kind.DOCUMENT:
      return node.definitions.map(print).join(' ');
    case Kind.OPERATION_DEFINITION:
      return `${node.operation} ${node.name?.value ?? ''}${among('(', node.variableDefinitions, ')')}${rest(node)}`;
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value} on ${print(node.typeCondition)}${rest(node)}`;
    case Kind.VARIABLE_DEFINITION:
      return `${print(node.variable)}:${print(node.type)}${node.defaultValue ? `=${print(node.defaultValue)}` : ''}${rest(node)}`;
    case Kind.FIELD:
      return `${node.alias ? `${node.alias.value}:` : ''}${node.name.value}${among('(', node.arguments, ')')}${rest(node)}`;
    case Kind.FRAGMENT_SPREAD:
      return `...${node.name.value}${rest(node)}`;
    case Kind.INLINE_FRAGMENT:
      return `...${node.typeCondition ? ` on ${print(node.typeCondition)}` : ''}${rest(node)}`;
    case Kind.DIRECTIVE:
      return `@${node.name.value}${among('(', node.arguments, ')')}`;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return `${node.name.value}:${print(node.value)}`;
    default:
      return printValue(node);
  }
}

/** Values and types. */
function printValue(node: ASTNode): string {
  switch (node.kind) {
    case Kind.NAME:
    case Kind.INT:
    case Kind.FLOAT:
    case Kind.ENUM:
    case Kind.BOOLEAN:
      return String(node.value);
    case Kind.STRING:
      return JSON.stringify(node.value);
    case Kind.NULL:
      return 'null';
    case Kind.VARIABLE:
      return `$${node.name.value}`;
    case Kind.LIST:
      return `[${node.values.map(print).join(',')}]`;
    case Kind.OBJECT:
      return `{${node.fields.map(print).join(',')}}`;
    case Kind.NAMED_TYPE:
      return node.name.value;
    case Kind.LIST_TYPE:
      return `[${print(node.type)}]`;
    case Kind.NON_NULL_TYPE:
      return `${print(node.type)}!`;
    default:
      throw new Error(`${node.kind} stands in no operation.`);
  }
}

/** The directives and the selection behind a node, where it has some. */
const rest = (node: { directives?: readonly ASTNode[]; selectionSet?: SelectionSetNode }): string =>
  among(' ', node.directives, '') + among('{', node.selectionSet?.selections, '}');

const among = (before: string, nodes: readonly ASTNode[] | undefined, after: string): string =>
  nodes?.length ? before + nodes.map(print).join(' ') + after : '';
