import {
  type InMemoryCache,
  isReference,
  type NormalizedCacheObject,
  type OperationVariables,
  type StoreObject,
} from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import type { ObjectPlan } from './document-plan.ts';

/** What stands in a field of the cache. */
export type StoreValue = StoreObject[string];

/** Thrown where an answer or a cache has what the plan of its document does not foresee. */
export class Unplanned extends Error {}

/** An object's id in the cache, and the fields that it is made of. */
interface Identity {
  id: string;
  keys: StoreObject;
}

/** Identifies an object; undefined for one without an id, which stands in the object around it. */
export type Identify = (typename: string, object: StoreObject) => Identity | undefined;

/** Identifies objects by the cache's rules; those whose type has no rule of its own by their `id`, without asking it. */
export function createIdentify(rules: InMemoryCache): Identify {
  const plain = new Map<string, boolean>();
  const isPlain = (typename: string): boolean => {
    try {
      return rules.policies.identify({ __typename: typename, id: '1' })[0] === `${typename}:1`;
    } catch {
      // The type has a rule, and by that an object needs other fields.
      return false;
    }
  };
  return (typename, object) => {
    if (typename === 'Query') return { id: 'ROOT_QUERY', keys: {} };
    const known = plain.get(typename) ?? isPlain(typename);
    plain.set(typename, known);
    if (!known) {
      const [id, keys] = rules.policies.identify(object, { typename });
      return id === undefined ? undefined : { id, keys: keys ?? {} };
    }
    const { id } = object;
    return typeof id === 'string' ? { id: `${typename}:${id}`, keys: { id } } : undefined;
  };
}

/** The objects of an answer that have an id, by that. What stands below comes first, as in Apollo's cache. */
export type Collected = Map<string, StoreObject>;

/**
 * Collects the objects of an answer, by the plan of its document. Answers what stands in the cache for the answer itself: a reference, or
 * the object where it has no id. Throws Unplanned for an answer that contradicts itself, or has objects of unexpected types.
 */
export function collectObjects(
  plan: ObjectPlan,
  object: StoreObject,
  where: { variables: OperationVariables; identify: Identify; collected: Collected },
): StoreObject {
  const { __typename: typename = '' } = object;
  assertTypes(plan, typename);
  const identity = where.identify(typename, object);
  const stored: StoreObject = { ...identity?.keys };
  if (typename !== '') stored.__typename = typename;
  const valueOf = (objects: ObjectPlan, value: StoreValue): StoreValue => {
    if (value === null) return null;
    if (isList(value)) return value.map((item) => valueOf(objects, item));
    if (!isObject(value)) throw new Unplanned();
    return collectObjects(objects, value, where);
  };
  for (const { key, name, objects } of plan.fields) {
    const value = object[key];
    if (value === undefined) continue;
    put(
      stored,
      typeof name === 'string' ? name : name(typename, where.variables),
      objects ? valueOf(objects, value) : value,
    );
  }
  if (!identity) return stored;
  const former = where.collected.get(identity.id);
  if (former && !agree(former, stored)) throw new Unplanned();
  where.collected.set(identity.id, former ? mergeObjects(former, stored) : stored);
  return { __ref: identity.id };
}

/**
 * Reads an object by a plan. Undefined where a field of it is missing. Throws Unplanned for an object of an unexpected type.
 */
export function readObject(
  plan: ObjectPlan,
  object: StoreObject,
  where: { variables: OperationVariables; content: NormalizedCacheObject },
): StoreObject | undefined {
  const { __typename: typename = '' } = object;
  assertTypes(plan, typename);
  const result: StoreObject = typename === '' || typename === 'Query' ? {} : { __typename: typename };
  const valueOf = (objects: ObjectPlan, value: StoreValue): StoreValue => {
    if (value === null || value === undefined) return value;
    if (isList(value)) {
      const items = value.map((item) => valueOf(objects, item));
      return items.includes(undefined) ? undefined : items;
    }
    const below = isReference(value) ? where.content[value.__ref] : value;
    return isObject(below) ? readObject(objects, below, where) : undefined;
  };
  for (const { key, name, objects } of plan.fields) {
    const value = object[typeof name === 'string' ? name : name(typename, where.variables)];
    const read = objects ? valueOf(objects, value) : value;
    if (read === undefined) return undefined;
    result[key] = read;
  }
  return result;
}

/** Both objects as one, of which the later is right. */
export function mergeObjects(former: StoreObject, later: StoreObject): StoreObject {
  const merged = { ...former };
  for (const [name, value] of Object.entries(later)) put(merged, name, value);
  return merged;
}

function assertTypes({ types }: ObjectPlan, typename: string): void {
  for (const type of types) if (type !== typename) throw new Unplanned();
}

/** Puts a value at its name; parts of one name are one. */
function put(stored: StoreObject, name: string, value: StoreValue): void {
  const former = stored[name];
  stored[name] = isPart(former) && isPart(value) ? mergeObjects(former, value) : value;
}

/** Whether the later object has no other value in a field that the former has. */
const agree = (former: StoreObject, later: StoreObject): boolean =>
  Object.entries(later).every(([name, value]) => !(name in former) || agreeValues(former[name], value));

function agreeValues(former: StoreValue, later: StoreValue): boolean {
  if (former === later) return true;
  if (isPart(former) && isPart(later)) return agree(former, later);
  return isObject(former) && isObject(later) && canonicalStringify(former) === canonicalStringify(later);
}

const isObject = (value: unknown): value is StoreObject => typeof value === 'object' && value !== null;
const isList = (value: unknown): value is readonly StoreValue[] => Array.isArray(value);

/** Whether a value is an object that stands inside another, having no id. */
const isPart = (value: StoreValue): value is StoreObject => isObject(value) && !isList(value) && !isReference(value);
