import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isScalarType,
  Kind,
  typeFromAST,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLSchema,
} from 'graphql';

const WRONG_VARIABLE = /^Variable "\$(\w+)" got invalid value /;
/** What graphql-js says of an object whose fields are not the type's. */
const MISSING_FIELD = /^(Field "\w+" of required type "[\w[\]!]+" was not provided)\./;
const UNKNOWN_FIELD = /^Field "(\w{1,60})" is not defined by type "(\w+)"\.(?: (Did you mean .*)\?)?$/;
const NULL = /^Expected non-nullable type /;

/**
 * The message of a variable's error without the variable's value, which may be a password: where it is wrong, and what was
 * expected there, an enum with its words. `hasHints` adds which field the client may have meant. All other messages stay
 * the same.
 */
export function describeVariableError(schema: GraphQLSchema, error: GraphQLError, hasHints: boolean): string {
  const { message } = error;
  const name = WRONG_VARIABLE.exec(message)?.[1];
  if (name === undefined) return message;
  const cause = error.originalError?.message ?? '';
  // The value stands in between: only the ends of the message are the library's own.
  const start = message.endsWith(`; ${cause}`) ? message.slice(0, -cause.length - 2) : '';
  const position = / at "(\w+[\w.[\]]*)"$/.exec(start)?.[1];
  const where = position === undefined ? '' : ` at "${position}"`;
  return `Variable "$${name}" got an invalid value${where}${reasonOf(cause, typeAt(schema, error, position), hasHints)}`;
}

function reasonOf(cause: string, type: GraphQLInputType | undefined, hasHints: boolean): string {
  const missing = MISSING_FIELD.exec(cause)?.[1];
  if (missing !== undefined) return `; ${missing}.`;
  const [, field, parent, hint] = UNKNOWN_FIELD.exec(cause) ?? [];
  if (field !== undefined) {
    return `; there is no field "${field}" in ${parent}${hasHints && hint ? `. ${hint}?` : '.'}`;
  }
  if (type === undefined) return '.';
  const expected = String(NULL.test(cause) ? type : getNullableType(type));
  const named = getNamedType(type);
  const words = isEnumType(named) ? named.getValues().map(({ name }) => name) : [];
  return `; expected ${expected}${words.length > 0 ? `: one of ${words.join(', ')}` : ''}${exampleOf(named)}.`;
}

/** A right value, for a scalar that has an example of its own. */
function exampleOf(type: GraphQLNamedInputType): string {
  const example = isScalarType(type) ? type.extensions['example'] : undefined;
  return typeof example === 'string' ? ` such as ${example}` : '';
}

/** The type that the schema has at a position such as `input.items[0].sku`; the variable's own without one. */
function typeAt(schema: GraphQLSchema, { nodes }: GraphQLError, position = ''): GraphQLInputType | undefined {
  const definition = nodes?.[0];
  if (definition?.kind !== Kind.VARIABLE_DEFINITION) return undefined;
  const own = typeFromAST(schema, definition.type);
  let type = isInputType(own) ? own : undefined;
  for (const [, field] of position.matchAll(/\.(\w+)|\[\d+\]/g)) {
    if (type === undefined) return undefined;
    type = field === undefined ? itemTypeOf(type) : fieldTypeOf(type, field);
  }
  return type;
}

function itemTypeOf(type: GraphQLInputType): GraphQLInputType | undefined {
  const list = getNullableType(type);
  return isListType(list) ? list.ofType : undefined;
}

/** A list of one may come without its brackets, and then has no place of its own in a position. */
function fieldTypeOf(type: GraphQLInputType, field: string): GraphQLInputType | undefined {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named.getFields()[field]?.type : undefined;
}
