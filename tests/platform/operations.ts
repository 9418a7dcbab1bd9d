import {
  astFromValue,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Values of arguments by their names, of input fields by `Input.field`, and of all other scalars by the names of their types. */
export type Values = Record<string, unknown>;
type Field = GraphQLField<unknown, unknown>;
type Given = Record<string, unknown>;
/** A field that leads to objects, and the way to it from a root. */
interface Step {
  way: { field: Field; given: Given }[];
  field: Field;
}

/**
 * Returns an operation for every field of the schema that leads to an object, on the shortest way to it. Each
 * variation of its arguments has one: only the required ones, and each variation of one argument, alone and with all
 * others.
 */
export function operationsOf(schema: GraphQLSchema, values: Values): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) => {
    const steps = root ? stepsFrom(root, values) : [];
    const word = root === schema.getQueryType() ? 'query' : 'mutation';
    return steps.flatMap(({ way, field }) =>
      variationsOf(combinableOf(field), values).map((given) => `${word} ${nested([...way, { field, given }])}`),
    );
  });
}

/** The arguments of a field without cursors and keys, which cannot be combined with each other or with a numbered page. */
function combinableOf({ args }: Field): GraphQLArgument[] {
  const hasPage = args.some(({ name }) => name === 'page');
  const cursors = new Set(['after', 'last', 'before', ...(hasPage ? ['first', 'ids'] : [])]);
  return args.filter(({ name }) => !cursors.has(name));
}

/** Breadth first, each field of a type once. */
function stepsFrom(root: GraphQLObjectType, values: Values): Step[] {
  const steps: Step[] = [];
  const seen = new Set<GraphQLObjectType>([root]);
  const queue: { type: GraphQLObjectType; way: Step['way'] }[] = [{ type: root, way: [] }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { type, way } = next;
    for (const field of Object.values(type.getFields())) {
      const target = getNamedType(field.type);
      if (!isObjectType(target)) continue;
      steps.push({ way, field });
      if (seen.has(target)) continue;
      seen.add(target);
      queue.push({ type: target, way: [...way, { field, given: requiredOf(field.args, values) }] });
    }
  }
  return steps;
}

/** The selections of the operation: the way, and at its end all fields without subfields. */
function nested(way: Step['way']): string {
  const [first, ...rest] = way;
  if (!first) return '';
  const { field, given } = first;
  const reported = field.args.filter(({ name }) => name in given);
  const literals = reported.map(({ name, type }) => `${name}: ${literal(given[name], type)}`);
  const call = field.name + (literals.length > 0 ? `(${literals.join(', ')})` : '');
  return `{ ${call} ${rest.length > 0 ? nested(rest) : leaves(field)} }`;
}

function leaves({ type }: Field): string {
  const target = getNamedType(type);
  const fields = isObjectType(target) ? Object.values(target.getFields()) : [];
  const plain = fields.filter((one) => isLeafType(getNamedType(one.type)) && !one.args.some(isRequiredArgument));
  return `{ ${['__typename', ...plain.map(({ name }) => name)].join(' ')} }`;
}

function literal(value: unknown, type: GraphQLInputType): string {
  const node = astFromValue(value, type);
  if (!node || isCompositeType(type)) throw new Error(`No literal of ${type.toString()}`);
  return print(node);
}

const requiredOf = (args: readonly GraphQLArgument[], values: Values): Given =>
  Object.fromEntries(args.filter(isRequiredArgument).map(({ name, type }) => [name, valueOf(type, name, values)]));

function variationsOf(args: readonly GraphQLArgument[], values: Values): Given[] {
  const required = requiredOf(args, values);
  const all = Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type, name, values)]));
  const each = args.flatMap(({ name, type }) =>
    waysOf(type, name, values).flatMap((value) => [
      { ...required, [name]: value },
      { ...all, [name]: value },
    ]),
  );
  return [...new Map([required, ...each].map((given) => [JSON.stringify(given), given])).values()];
}

/** An input with its required fields, with each of the others added, and with all. */
function waysOf(type: GraphQLInputType, key: string, values: Values): unknown[] {
  const target = getNullableType(type);
  const least = valueOf(type, key, values);
  if (!isInputObjectType(target)) return [least];
  const base = Object(least);
  const others = Object.values(target.getFields()).filter((field) => !isRequiredInputField(field));
  const entry = (field: (typeof others)[number]) => [
    field.name,
    valueOf(field.type, `${target.name}.${field.name}`, values),
  ];
  const more = others.map((field) => ({ ...base, ...Object.fromEntries([entry(field)]) }));
  return [base, ...more, { ...base, ...Object.fromEntries(others.map(entry)) }];
}

/** Returns a value of a type: from the table, else a list of one, the first enum value, an input's required fields. */
export function valueOf(type: GraphQLInputType, key: string, values: Values): unknown {
  if (key in values) return values[key];
  if (isNonNullType(type)) return valueOf(type.ofType, key, values);
  if (isListType(type)) return [valueOf(type.ofType, key, values)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(
      required.map((field) => [field.name, valueOf(field.type, `${type.name}.${field.name}`, values)]),
    );
  }
  if (type.toString() in values) return values[type.toString()];
  throw new Error(`The table has no value for ${key}, which is a ${type.toString()}.`);
}
