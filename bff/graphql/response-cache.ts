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
import { LRUCache } from 'lru-cache';
import type { RequestDeadline } from '../host/deadline.ts';

interface Hint {
  maxAge?: number | undefined;
  isPrivate: boolean;
  inherits: boolean;
}

const NO_HINT: Hint = { isPrivate: false, inherits: false };

/** Returns the `Cache-Control` of an operation's response, as far as the schema decides it. */
export type CacheControlOf = (document: DocumentNode, operation: OperationDefinitionNode) => string;

/**
 * Creates a function that computes an operation's `Cache-Control` header from `@cacheControl`, once per operation:
 * the shortest age of all fields; public only if all fields are public. Apollo's rules apply, but to every field in
 * the document, reached or not. So the age is never longer than Apollo's.
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
        // `__typename` never changes.
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

/** The response of an operation without errors. */
export interface OperationResponse {
  /** JSON: a short one as a text, a long one as its bytes. */
  body: string | Buffer;
  cacheControl: string;
}

/** A response in the cache. */
export interface CachedResponse extends OperationResponse {
  /** Whole seconds since its operation began. */
  age: number;
  /** Its `ETag`; undefined until a client needs it. */
  tag: string | undefined;
  /** Its bytes by `Content-Encoding`, each compressed once. */
  encoded: Map<string, Buffer>;
}

/** A response, and whether another request's run of the operation made it. */
export interface JoinedResponse<T extends OperationResponse> {
  response: T | OperationResponse | undefined;
  isJoined: boolean;
}

/** The responses of public operations, shared by all requests. A personal response must not get here. */
export interface ResponseCache {
  /** Returns the fresh response under a key; undefined when there is none. */
  find(key: string): CachedResponse | undefined;
  /**
   * Runs an operation, or waits for a run under the same key, and caches a response that is public. When a run returns
   * undefined, each request that waited for it runs the operation itself.
   */
  join<T extends OperationResponse>(
    key: string,
    deadline: Pick<RequestDeadline, 'race'>,
    run: () => Promise<T | undefined>,
  ): Promise<JoinedResponse<T>>;
  /** Drops all responses after a change of public data. A run that began before the change is neither joined nor cached. */
  clear(): void;
}

/** The most bytes of all cached responses. */
const MAX_BYTES = 32_000_000;
/** The most bytes of memory for each character or byte of a body: two for a text, and as many for its compressed forms. */
const BYTES_PER_UNIT = 4;

/** Milliseconds for which any client may store a response; 0 for a response that is not public. */
function freshMsOf(cacheControl: string): number {
  return 1_000 * Number(/^max-age=(\d+), public$/.exec(cacheControl)?.[1] ?? 0);
}

/** Creates the response cache of one gateway. */
export function createResponseCache(now: () => number = () => performance.now()): ResponseCache {
  const cached = new LRUCache<string, { response: Omit<CachedResponse, 'age'>; madeAt: number }>({
    maxSize: MAX_BYTES,
    // A client can make the key as long as its variables.
    sizeCalculation: ({ response: { body } }, key) => 1_000 + 2 * key.length + BYTES_PER_UNIT * body.length,
    perf: { now },
    ttlResolution: 0,
  });
  let underWay = new Map<string, Promise<OperationResponse | undefined>>();
  const store = (key: string, { body, cacheControl }: OperationResponse, madeAt: number) => {
    const ttl = freshMsOf(cacheControl);
    const response = { body, cacheControl, tag: undefined, encoded: new Map() };
    if (ttl > 0) cached.set(key, { response, madeAt }, { ttl, start: madeAt });
  };
  const runFirst = async <T extends OperationResponse>(key: string, run: () => Promise<T | undefined>) => {
    const [runs, madeAt] = [underWay, now()];
    const own = run();
    runs.set(
      key,
      own.catch(() => undefined),
    );
    try {
      const response = await own;
      if (response && runs === underWay) store(key, response, madeAt);
      return { response, isJoined: false };
    } finally {
      runs.delete(key);
    }
  };
  return {
    find: (key) => {
      const found = cached.get(key);
      return found && Object.assign(found.response, { age: Math.floor((now() - found.madeAt) / 1_000) });
    },
    join: async (key, deadline, run) => {
      const other = underWay.get(key);
      if (!other) return runFirst(key, run);
      // If a request's own deadline expires, its own run reports that.
      const response = await deadline.race(other).catch(() => undefined);
      return response ? { response, isJoined: true } : { response: await run(), isJoined: false };
    },
    clear: () => {
      underWay = new Map();
      cached.clear();
    },
  };
}
