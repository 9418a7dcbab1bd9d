import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** The id of an object, unique over all types, of the type's name and the host's own id: `Product:rb-1042`. */
export function toGlobalId(type: string, hostId: string): string {
  return `${type}:${hostId}`;
}

/** The type and the host's own id in an object's id; null for a text that is no such id. */
export function parseGlobalId(id: string): { type: string; hostId: string } | null {
  const [, type, hostId] = /^([A-Z]\w*):(.+)$/su.exec(id) ?? [];
  return type === undefined || hostId === undefined ? null : { type, hostId };
}

/** The resolver of `id` for a type whose nodes have the host's own id. */
export const globalIdOf =
  (type: string) =>
  ({ id }: { id: string }): string =>
    toGlobalId(type, id);

/** Changes the value of an argument or of a field of an input. */
type Convert = (value: unknown) => unknown;

/**
 * Makes every resolver of a schema see the host's own ids: an argument with `@idOf` takes either an object's id or the host's.
 * Changes the schema's resolvers in place.
 */
export function acceptGlobalIds(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const convert = convertFields(field.args, new Map());
      const { resolve } = field;
      if (!convert || !resolve) continue;
      field.resolve = (parent, args, context, info) => resolve(parent, convert(args), context, info);
    }
  }
  return schema;
}

type Fields = readonly (GraphQLArgument | GraphQLInputField)[];

/** Converts the values of these arguments or fields; undefined when none of them names an object. */
function convertFields(
  fields: Fields,
  known: Map<string, ((values: Record<string, unknown>) => Record<string, unknown>) | undefined>,
) {
  const converters = fields.flatMap(({ name, type, astNode }): [string, Convert][] => {
    const convert = idConverter(astNode) ?? objectConverter(type, known);
    return convert ? [[name, toListConverter(type, convert)]] : [];
  });
  if (converters.length === 0) return undefined;
  return (values: Record<string, unknown>) => {
    const converted = { ...values };
    for (const [name, convert] of converters) {
      if (converted[name] !== undefined && converted[name] !== null) converted[name] = convert(converted[name]);
    }
    return converted;
  };
}

function objectConverter(type: GraphQLInputType, known: Parameters<typeof convertFields>[1]): Convert | undefined {
  const target = getNamedType(type);
  if (!isInputObjectType(target)) return undefined;
  if (!known.has(target.name)) known.set(target.name, convertFields(Object.values(target.getFields()), known));
  const convert = known.get(target.name);
  return convert && ((value) => (isRecord(value) ? convert(value) : value));
}

function idConverter(node: GraphQLInputField['astNode']): Convert | undefined {
  const directive = node?.directives?.find(({ name }) => name.value === 'idOf');
  const argument = directive?.arguments?.[0]?.value;
  if (argument?.kind !== Kind.STRING) return undefined;
  const prefix = `${argument.value}:`;
  return (id) => (typeof id === 'string' && id.startsWith(prefix) ? id.slice(prefix.length) : id);
}

function toListConverter(type: GraphQLInputType, convert: Convert): Convert {
  if (!isListType(getNullableType(type))) return convert;
  return (values) => (Array.isArray(values) ? values.map(convert) : convert(values));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
