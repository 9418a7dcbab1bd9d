import { type ApolloCache, type Cache, InMemoryCache, isReference, type StoreObject } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

/** Where in an answer the objects stand of which a fragment reads. */
interface FragmentPlace {
  fragment: string;
  /** The type that the fragment is of; an object of another is none of its objects. */
  typename: string;
  /** The keys that lead there. Lists on the way are of such objects. */
  path: readonly string[];
}

/** The answer to a query. */
type Answer = Pick<Cache.WriteOptions, 'query' | 'variables' | 'result' | 'dataId'>;
type Read = (options: Cache.DiffOptions) => Cache.DiffResult<unknown>;
type Transform = (document: DocumentNode) => DocumentNode;

/** Documents never change, so that what follows from them is found out once for all pages. */
const transformed = new WeakMap<DocumentNode, DocumentNode>();
const placesOf = new WeakMap<DocumentNode, readonly FragmentPlace[]>();

/**
 * Lets the cache of one page that the server renders answer a query or fragment of it by the gateway's own answer, where it has
 * just been written: reading it out of the cache again, field by field, costs as much as all the rest of rendering. What differs
 * from an answer before, is evicted or was never written, is read as ever. `told` are the answers that the cache was restored with.
 */
export function rememberAnswers(cache: ApolloCache, told: readonly Answer[] = []): void {
  if (!(cache instanceof InMemoryCache)) return;
  const memory = createMemory((object) => cache.identify(object));
  for (const answer of told) memory.add(answer);
  const read: Read = cache.diff.bind(cache);
  const write = cache.write.bind(cache);
  const evict = cache.evict.bind(cache);
  const transform: Transform = cache.transformDocument.bind(cache);
  Object.assign(cache, {
    diff: (options: Cache.DiffOptions) => {
      const result = memory.find(options);
      return result === undefined ? read(options) : { result, complete: true };
    },
    write: (options: Cache.WriteOptions) => {
      const before = cache.extract();
      const written = write(options);
      if (changes(before, cache.extract())) memory.forget();
      else memory.add(options);
      return written;
    },
    evict: (options: Cache.EvictOptions) => {
      memory.forget();
      return evict(options);
    },
    transformDocument: (document: DocumentNode) => onceFor(transformed, document, transform),
  });
}

function createMemory(identify: (object: StoreObject) => string | undefined) {
  const answers = new Map<string, unknown>();
  const objects = new Map<string, unknown>();
  const keep = (places: readonly FragmentPlace[], result: unknown) => {
    for (const { fragment, typename, path } of places)
      for (const object of objectsAt(result, path)) {
        const id = object['__typename'] === typename ? identify(object) : undefined;
        if (id !== undefined) objects.set(`${fragment} ${id}`, object);
      }
  };
  return {
    /** The answer to a query, or the object that a fragment reads; undefined where none is remembered. */
    find: ({ query, variables, id = 'ROOT_QUERY' }: Cache.DiffOptions): unknown =>
      id === 'ROOT_QUERY' ? answers.get(keyOf(query, variables)) : objects.get(`${fragmentIn(query)} ${id}`),
    /** Remembers the answer to a whole query. */
    add: ({ query, variables, result, dataId = 'ROOT_QUERY' }: Answer): void => {
      if (dataId !== 'ROOT_QUERY' || result === null || result === undefined) return;
      answers.set(keyOf(query, variables), result);
      keep(onceFor(placesOf, query, findPlaces), result);
    },
    /** From now on everything is read. */
    forget: (): void => {
      answers.clear();
      objects.clear();
    },
  };
}

/** Each operation of the storefront has a name of its own. */
function keyOf({ definitions }: DocumentNode, variables: unknown): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return `${operation?.name?.value ?? ''} ${canonicalStringify(variables ?? {})}`;
}

/** The fragment that a document reads, as Apollo writes it: a query of nothing but that fragment's spread. */
function fragmentIn({ definitions }: DocumentNode): string | undefined {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [first, ...more] = operation?.selectionSet.selections ?? [];
  return first?.kind === Kind.FRAGMENT_SPREAD && more.length === 0 ? first.name.value : undefined;
}

/** The places of all fragments in a query's answer, but of those that are there under a condition or read by a variable. */
function findPlaces({ definitions }: DocumentNode): FragmentPlace[] {
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const walk = ({ selections }: SelectionSetNode, path: readonly string[]): FragmentPlace[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        return selection.selectionSet ? walk(selection.selectionSet, [...path, key]) : [];
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) return walk(selection.selectionSet, path);
      const fragment = fragments.get(selection.name.value);
      if (!fragment) return [];
      const place = { fragment: fragment.name.value, typename: fragment.typeCondition.name.value, path };
      const isPlain = !selection.directives?.length && !isConditional(fragment.selectionSet);
      return [...(isPlain ? [place] : []), ...walk(fragment.selectionSet, path)];
    });
  const isConditional = (selectionSet: SelectionSetNode): boolean => {
    const text = JSON.stringify(selectionSet);
    return text.includes('"kind":"Variable"') || text.includes('"kind":"Directive"');
  };
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation ? walk(operation.selectionSet, []) : [];
}

/** The objects at the end of a path, those in lists included. */
function objectsAt(value: unknown, path: readonly string[]): StoreObject[] {
  if (Array.isArray(value)) return value.flatMap((item) => objectsAt(item, path));
  if (!isObject(value)) return [];
  const [key, ...rest] = path;
  return key === undefined ? [value] : objectsAt(value[key], rest);
}

const isObject = (value: unknown): value is StoreObject => typeof value === 'object' && value !== null;

/** Whether a field that the cache had has another value now. */
function changes(before: StoreObject, after: StoreObject): boolean {
  return Object.entries(before).some(([id, object]) => object !== after[id] && differs(object, after[id]));
}

function differs(one: unknown, other: unknown): boolean {
  if (one === other) return false;
  if (!isObject(one) || !isObject(other) || isReference(one))
    return canonicalStringify(one) !== canonicalStringify(other);
  if (Array.isArray(one)) return canonicalStringify(one) !== canonicalStringify(other);
  return Object.entries(one).some(([key, value]) => differs(value, other[key]));
}

/** What a function makes of a document, made once. */
function onceFor<Value>(
  known: WeakMap<DocumentNode, Value>,
  document: DocumentNode,
  make: (document: DocumentNode) => Value,
): Value {
  const found = known.get(document) ?? make(document);
  known.set(document, found);
  return found;
}
