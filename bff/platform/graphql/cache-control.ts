import {
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  OperationTypeNode,
  TypeNameMetaFieldDef,
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

/** The `Cache-Control` of an operation's answer, as far as the schema decides it. */
export type CacheControlOf = (document: DocumentNode, operation: OperationDefinitionNode) => string;

/**
 * Makes a function that computes an operation's `Cache-Control` header from the schema's `@cacheControl`, once for each
 * operation: the shortest age of all its fields; public only if all fields are public. The rules are Apollo's, but they
 * apply to every field in the document, reached or not. So the age is never longer than Apollo's.
 */
export function createCacheControl(schema: GraphQLSchema): CacheControlOf {
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
      Field: ({ name }) => {
        // The name of a type never changes.
        if (name.value === TypeNameMetaFieldDef.name) return;
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

/** The age of a root field, or of a field with an object type, is 0 unless the field or its type sets one. */
function hintOf(field: GraphQLField<unknown, unknown> | null | undefined, isRoot: boolean): Hint {
  if (!field) return { ...NO_HINT, maxAge: 0 };
  const target = getNamedType(field.type);
  const ofType = isCompositeType(target) ? typeHint(target) : NO_HINT;
  const ofField = directiveHint(field.astNode?.directives ?? []);
  const inherits = ofType.inherits || ofField.inherits;
  const maxAge = ofField.maxAge ?? ofType.maxAge;
  const hasNoHint = maxAge === undefined && ((isCompositeType(target) && !inherits) || isRoot);
  return { maxAge: hasNoHint ? 0 : maxAge, isPrivate: ofField.isPrivate || ofType.isPrivate, inherits };
}

function typeHint(type: GraphQLNamedType): Hint {
  const extensions = isObjectType(type) ? type.extensionASTNodes : [];
  const nodes = [type.astNode, ...extensions].filter((node) => node !== undefined && node !== null);
  return directiveHint(nodes.flatMap(({ directives }) => directives ?? []));
}

function directiveHint(directives: readonly ConstDirectiveNode[]): Hint {
  const argumentNodes = directives.find(({ name }) => name.value === 'cacheControl')?.arguments ?? [];
  const value = (argument: string) => argumentNodes.find(({ name }) => name.value === argument)?.value;
  const [maxAge, scope, inherit] = [value('maxAge'), value('scope'), value('inheritMaxAge')];
  const inherits = inherit?.kind === Kind.BOOLEAN && inherit.value;
  return {
    maxAge: maxAge?.kind === Kind.INT && !inherits ? Number(maxAge.value) : undefined,
    isPrivate: scope?.kind === Kind.ENUM && scope.value === 'PRIVATE',
    inherits,
  };
}
