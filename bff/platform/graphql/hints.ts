import {
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

interface Hint {
  maxAge?: number | undefined;
  isPrivate: boolean;
  inherits: boolean;
}

const NO_HINT: Hint = { isPrivate: false, inherits: false };

/**
 * Works out a document's `Cache-Control` header from the schema's `@cacheControl`, once for each document: the shortest
 * age of all its fields, public only if all are. The rules are Apollo's, but for all fields that the document has, met
 * or not, so that the header is never longer than Apollo's.
 */
export function cacheHints(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode) => string {
  const headers = new WeakMap<OperationDefinitionNode, string>();
  return (document, operation) => {
    const header = headers.get(operation) ?? headerOf(schema, document, operation);
    headers.set(operation, header);
    return header;
  };
}

function headerOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): string {
  if (operation.operation !== OperationTypeNode.QUERY) return 'no-store';
  let maxAge = Infinity;
  let isPrivate = false;
  const info = new TypeInfo(schema);
  const others = document.definitions.filter((definition) => definition.kind !== Kind.OPERATION_DEFINITION);
  visit(
    { kind: Kind.DOCUMENT, definitions: [operation, ...others] },
    visitWithTypeInfo(info, {
      Field: () => {
        const field = info.getFieldDef();
        const hint = hintOf(field, info.getParentType() === schema.getQueryType());
        maxAge = Math.min(maxAge, hint.maxAge ?? Infinity);
        isPrivate ||= hint.isPrivate;
      },
    }),
  );
  if (maxAge === 0 || maxAge === Infinity) return 'no-store';
  return `max-age=${maxAge}, ${isPrivate ? 'private' : 'public'}`;
}

/** A root field or a field that leads to an object has age 0 unless it, or its type, says otherwise. */
function hintOf(field: GraphQLField<unknown, unknown> | null | undefined, isRoot: boolean): Hint {
  if (!field) return { ...NO_HINT, maxAge: 0 };
  const target = getNamedType(field.type);
  const ofType = isCompositeType(target) ? typeHint(target) : NO_HINT;
  const ofField = directiveHint(field.astNode?.directives ?? []);
  const inherits = ofType.inherits || ofField.inherits;
  const maxAge = ofField.maxAge ?? ofType.maxAge;
  const isBare = maxAge === undefined && ((isCompositeType(target) && !inherits) || isRoot);
  return { maxAge: isBare ? 0 : maxAge, isPrivate: ofField.isPrivate || ofType.isPrivate, inherits };
}

function typeHint(type: GraphQLNamedType): Hint {
  const extensions = isObjectType(type) ? type.extensionASTNodes : [];
  const nodes = [type.astNode, ...extensions].filter((node) => node !== undefined && node !== null);
  return directiveHint(nodes.flatMap(({ directives }) => directives ?? []));
}

function directiveHint(directives: readonly ConstDirectiveNode[]): Hint {
  const given = directives.find(({ name }) => name.value === 'cacheControl')?.arguments ?? [];
  const value = (wanted: string) => given.find(({ name }) => name.value === wanted)?.value;
  const [maxAge, scope, inherit] = [value('maxAge'), value('scope'), value('inheritMaxAge')];
  const inherits = inherit?.kind === Kind.BOOLEAN && inherit.value;
  return {
    maxAge: maxAge?.kind === Kind.INT && !inherits ? Number(maxAge.value) : undefined,
    isPrivate: scope?.kind === Kind.ENUM && scope.value === 'PRIVATE',
    inherits,
  };
}
