import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { createSchema } from '../../../bff/schema.ts';

/** The schema of the matrix. */
export const schema = createSchema();

/** Values of arguments, by `Type.field.argument`, by `field.argument`, or by the argument's name. */
export type ArgumentValues = Readonly<Record<string, unknown>>;

const fieldsOf = (type: GraphQLNamedType): GraphQLField<unknown, unknown>[] =>
  isObjectType(type) || (isCompositeType(type) && !isUnionType(type)) ? Object.values(type.getFields()) : [];
const typeOf = (field: GraphQLField<unknown, unknown>) => getNamedType(field.type);

/** Returns the object types that are reached from these fields of a type, except the type itself. */
function typesFrom(type: string, leftOut: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    for (const field of fieldsOf(schema.getType(name)!)) {
      const target = typeOf(field);
      if (!isObjectType(target) || found.has(target.name) || leftOut.has(target.name)) continue;
      found.add(target.name);
      visit(target.name);
    }
  };
  visit(type);
  return found;
}

const PUBLIC_TYPES = typesFrom('Query', new Set(['Shopper']));
/** The types that only a shopper leads to: all their data belongs to one shopper. */
export const PERSONAL_TYPES: readonly string[] = ['Shopper', ...typesFrom('Shopper')].filter(
  (name) => !PUBLIC_TYPES.has(name),
);

/** Each root field and each field of personal data, as `Type.field`. */
export const PLACES: readonly string[] = ['Query', 'Mutation', 'Subscription', ...PERSONAL_TYPES].flatMap((name) =>
  fieldsOf(schema.getType(name)!).map((field) => `${name}.${field.name}`),
);

/** Selects a field in a document: its arguments, and all its fields within this depth. */
export function selectField(type: string, name: string, values: ArgumentValues, depth: number): string {
  const field = fieldsOf(schema.getType(type)!).find((one) => one.name === name);
  if (!field) throw new Error(`There is no ${type}.${name}.`);
  return `${name}${argumentsOf(type, field, values)}${selectionOf(typeOf(field), values, depth)}`;
}

/** Whether a field can fail for a caller who reads its object: then only its own row selects it. */
const isApart = (type: string, { name, astNode }: GraphQLField<unknown, unknown>): boolean =>
  (type === 'ManagedProduct' && name === 'priceHistory') ||
  (type === 'Shopper' && (astNode?.directives ?? []).some((directive) => directive.name.value === 'staff'));

function selectionOf(type: GraphQLNamedType, values: ArgumentValues, depth: number): string {
  if (!isCompositeType(type)) return '';
  const inner = fieldsOf(type)
    .filter((field) => (!isCompositeType(typeOf(field)) || depth > 0) && !isApart(type.name, field))
    .map((field) => selectField(type.name, field.name, values, depth - 1));
  return ` { ${['__typename', ...inner].join(' ')} }`;
}

function argumentsOf(type: string, { name, args }: GraphQLField<unknown, unknown>, values: ArgumentValues): string {
  const given = args.flatMap((arg) => {
    const value =
      values[`${type}.${name}.${arg.name}`] ?? (isNonNullType(arg.type) ? sampleOf(arg, values) : undefined);
    const [first] = literalsOf(arg.type);
    return value === undefined ? [] : [`${arg.name}: ${first ?? JSON.stringify(value)}`];
  });
  return given.length === 0 ? '' : `(${given.join(', ')})`;
}

/** The values of an enum; none for any other type. */
function literalsOf(type: GraphQLArgument['type']): string[] {
  const named = getNamedType(type);
  return isEnumType(named) && isNonNullType(type) ? named.getValues().map(({ name }) => name) : [];
}

function sampleOf({ name, type }: GraphQLArgument, values: ArgumentValues): unknown {
  const value = values[name] ?? 1;
  return isListType(isNonNullType(type) ? type.ofType : type) && !Array.isArray(value) ? [value] : value;
}

/** The shortest way from a shopper to each personal type, as field names. */
const WAYS: ReadonlyMap<string, readonly string[]> = findWays();

function findWays(): Map<string, string[]> {
  const ways = new Map<string, string[]>([['Shopper', []]]);
  for (const [from, way] of ways) {
    for (const field of fieldsOf(schema.getType(from)!)) {
      const { name } = typeOf(field);
      if (!ways.has(name) && PERSONAL_TYPES.includes(name)) ways.set(name, [...way, field.name]);
    }
  }
  return ways;
}

/** Returns the shortest way from a shopper to a type, as field names. */
export function wayTo(type: string): readonly string[] {
  const way = WAYS.get(type);
  if (!way) throw new Error(`No way leads from a shopper to ${type}.`);
  return way;
}

/** `{ me { … } }` with these selected fields of a personal type. */
export function readOfMe(type: string, fields: readonly string[], values: ArgumentValues): string {
  let parent = 'Shopper';
  const steps = wayTo(type).map((step) => {
    const field = fieldsOf(schema.getType(parent)!).find((one) => one.name === step)!;
    const text = `${step}${argumentsOf(parent, field, values)}`;
    parent = typeOf(field).name;
    return text;
  });
  const inner = steps.reduceRight((text, step) => `${step} { ${text} }`, fields.join(' '));
  return `{ me { ${inner} } }`;
}

/** Returns a mutation with its whole payload; its input is a variable. */
export function mutationDocument(name: string): string {
  const field = schema.getMutationType()!.getFields()[name]!;
  const [arg] = field.args;
  const head = arg ? `mutation ($input: ${String(arg.type)})` : 'mutation';
  return `${head} { ${name}${arg ? '(input: $input)' : ''}${selectionOf(typeOf(field), {}, 1)} }`;
}

/** The fields of a mutation's input. */
export function inputFieldsOf(name: string) {
  const type = getNamedType(schema.getMutationType()!.getFields()[name]!.args[0]?.type);
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}
