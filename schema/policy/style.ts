import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  Kind,
  visit,
  type ASTNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type NameNode,
} from 'graphql';

const PASCAL = /^[A-Z][a-z0-9]*([A-Z][a-z0-9]*)*$/;
const CAMEL = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/;
const UPPER = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

/** The format of each kind of name, and the words that only repeat the kind. */
const NAMES: Partial<Record<Kind, { form: RegExp; idle?: RegExp }>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: { form: PASCAL, idle: /^Type|Type$/ },
  [Kind.INTERFACE_TYPE_DEFINITION]: { form: PASCAL, idle: /^Interface|Interface$/ },
  [Kind.UNION_TYPE_DEFINITION]: { form: PASCAL, idle: /^Union|Union$/ },
  [Kind.ENUM_TYPE_DEFINITION]: { form: PASCAL, idle: /^Enum|Enum$/ },
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: { form: PASCAL },
  [Kind.SCALAR_TYPE_DEFINITION]: { form: PASCAL },
  [Kind.FIELD_DEFINITION]: { form: CAMEL },
  [Kind.INPUT_VALUE_DEFINITION]: { form: CAMEL },
  [Kind.DIRECTIVE_DEFINITION]: { form: CAMEL },
  [Kind.ENUM_VALUE_DEFINITION]: { form: UPPER },
};

/**
 * A sentence for each definition in an SDL document without a description, or with a name in another format than its
 * kind: `PascalCase` for types, `UPPER_CASE` for enum values, `camelCase` for all else.
 */
export function findUndescribed(sdl: DocumentNode): string[] {
  const faults: string[] = [];
  visit(sdl, {
    enter(node) {
      const rule = NAMES[node.kind];
      if (!rule || !isNamed(node)) return;
      const name = node.name.value;
      if (!node.description?.value.trim()) faults.push(`${name} has no description.`);
      if (!rule.form.test(name) || rule.idle?.test(name)) faults.push(`${name} is no name of a ${node.kind}.`);
    },
  });
  return faults;
}

const isNamed = (node: ASTNode): node is ASTNode & { name: NameNode; description?: { value: string } } =>
  'name' in node && 'description' in node;

/** The root types: `Query`, `Mutation` and, if present, `Subscription`. */
const rootsOf = (schema: GraphQLSchema): GraphQLObjectType[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) => type ?? []);

/** A sentence for each type that no operation can reach, and for each connection or edge that Relay cannot read. */
export function findUnusable(schema: GraphQLSchema): string[] {
  const reached = reachableTypes(schema);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const objects = types.filter((type) => isObjectType(type));
  return [
    ...types.filter((type) => !reached.has(type)).map(({ name }) => `${name} is in no operation.`),
    ...types.filter(({ name }) => name.endsWith('Connection')).flatMap((type) => connectionErrors(type, objects)),
    ...objects.flatMap((type) => Object.values(type.getFields()).flatMap((field) => rootErrors(schema, type, field))),
    ...objects.flatMap((type) => Object.values(type.getFields()).flatMap((field) => paginationErrors(type, field))),
    ...pageInfoErrors(schema.getType('PageInfo')),
  ];
}

function reachableTypes(schema: GraphQLSchema): ReadonlySet<GraphQLNamedType> {
  const directives = schema.getDirectives().flatMap(({ args }) => args.map(({ type }) => getNamedType(type)));
  const reached = new Set<GraphQLNamedType>([...directives, ...rootsOf(schema)]);
  for (const type of reached) for (const next of typesOf(type, schema)) reached.add(next);
  return reached;
}

/** The types that a type names, and their possible types. */
function typesOf(type: GraphQLNamedType, schema: GraphQLSchema): readonly GraphQLNamedType[] {
  if (isUnionType(type)) return type.getTypes();
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => getNamedType(field.type));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields());
  const named = [...fields, ...fields.flatMap(({ args }) => args)].map((one) => getNamedType(one.type));
  const possible = isInterfaceType(type) ? schema.getPossibleTypes(type) : type.getInterfaces();
  return [...named, ...possible];
}

/** A root field is named by its action or result: `cart`, not `getCart` or `cartQuery`. */
function rootErrors(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { name }: GraphQLField<unknown, unknown>,
): string[] {
  const isIdle = /^(get|query|mutation|subscription)(?![a-z])|(Query|Mutation|Subscription)$/.test(name);
  return rootsOf(schema).includes(type) && isIdle ? [`${type.name}.${name} repeats the kind of its operation.`] : [];
}

const isRequired = (type: GraphQLType | undefined, name: string) => isNonNullType(type) && String(type.ofType) === name;
const isText = (type: GraphQLType | undefined) => type !== undefined && isScalarType(type);

/** Whether only fields for staff return a type: their objects need not be read again by an id. */
function isForStaff(type: GraphQLNamedType, objects: readonly GraphQLObjectType[]): boolean {
  const uses = objects
    .flatMap((one) => Object.values(one.getFields()))
    .filter((field) => getNamedType(field.type) === type);
  return uses.every(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'staff') ?? false);
}

function connectionErrors(type: GraphQLNamedType, objects: readonly GraphQLObjectType[]): string[] {
  const { edges, pageInfo } = isObjectType(type) ? type.getFields() : {};
  const list = isNonNullType(edges?.type) ? edges.type.ofType : edges?.type;
  const edge = isListType(list) ? getNamedType(list) : undefined;
  if (!isObjectType(edge) || !isRequired(pageInfo?.type, 'PageInfo')) return [`${type.name} is no connection.`];
  const { node, cursor } = edge.getFields();
  const item = isNonNullType(node?.type) ? node.type.ofType : node?.type;
  const hasId = !isObjectType(item) || item.getInterfaces().some(({ name }) => name === 'Node');
  const isNode = hasId || isForStaff(type, objects);
  const place = isNonNullType(cursor?.type) ? cursor.type.ofType : cursor?.type;
  const isEdge = edge.name.endsWith('Edge') && item !== undefined && !isListType(item) && isNode && isText(place);
  return isEdge ? [] : [`${edge.name} is no edge.`];
}

/** A field that returns a connection has `first`, `after`, `last` and `before`. */
function paginationErrors(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string[] {
  if (!getNamedType(field.type).name.endsWith('Connection')) return [];
  const found = new Map(field.args.map((argument) => [argument.name, argument.type]));
  const counts = ['first', 'last'].filter((name) => String(found.get(name)) !== 'Int');
  const cursors = ['after', 'before'].filter((name) => !isText(found.get(name)));
  return [...counts, ...cursors].map((name) => `${type.name}.${field.name} has no argument ${name}.`);
}

function pageInfoErrors(type: GraphQLNamedType | undefined): string[] {
  const fields = isObjectType(type) ? type.getFields() : {};
  const flags = ['hasPreviousPage', 'hasNextPage'].filter((name) => !isRequired(fields[name]?.type, 'Boolean'));
  const cursors = ['startCursor', 'endCursor'].filter((name) => !isText(fields[name]?.type));
  return [...flags, ...cursors].map((name) => `PageInfo.${name} is not as Relay reads it.`);
}
