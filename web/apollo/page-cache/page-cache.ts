import type { InMemoryCache, NormalizedCacheObject, OperationVariables, StoreObject } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import {
  type Collected,
  collectObjects,
  createIdentify,
  mergeObjects,
  readObject,
  Unplanned,
} from './collect-objects.ts';
import { type DocumentPlan, planDocument } from './document-plan.ts';

/** A query with its variables. */
export interface Question {
  query: DocumentNode;
  variables?: OperationVariables | undefined;
}

/** A fragment of one object. */
interface FragmentQuestion {
  fragment: DocumentNode;
  fragmentName: string;
  from: StoreObject;
}

/** What one page that the server renders knows, as Apollo's cache would hold it. */
export interface PageCache {
  /** Writes the answer to a query. */
  write(question: Question, answer: StoreObject): void;
  /** The answer to a query as a component sees it; undefined where something of it is unknown, or only Apollo's cache can tell. */
  read(question: Question): StoreObject | undefined;
  /** What a fragment reads of an object; undefined as above. */
  readFragment(question: FragmentQuestion): StoreObject | undefined;
  /** All that the page knows, as Apollo's cache extracts and restores it. */
  content(): NormalizedCacheObject;
  /** Changes all of it by Apollo's own cache. */
  change(by: (cache: InMemoryCache) => void): void;
  /** An Apollo cache that knows the same. */
  toApollo(): InMemoryCache;
}

/**
 * Makes page caches by the rules of Apollo's. A page is rendered once: it is written and read by plans that are made once for each
 * document, where Apollo's cache finds out anew for each object what its fields are called, and watches it. What is no plain document goes
 * through Apollo’s cache, which would hold the same.
 */
export function createPageCaches(createCache: () => InMemoryCache): (known: NormalizedCacheObject) => PageCache {
  const rules = createCache();
  const identify = createIdentify(rules);
  const planOf = createPlans((document, fragment) => planDocument(document, rules.policies, fragment));
  return (known) => {
    let content = { ...known };
    const toApollo = () => createCache().restore(content);
    const change = (by: (cache: InMemoryCache) => void) => {
      const cache = toApollo();
      by(cache);
      content = cache.extract();
    };
    const read = (
      plan: DocumentPlan | undefined,
      object: StoreObject | undefined,
      variables: OperationVariables = {},
    ) => plan && object && planned(() => readObject(plan.masked, object, { variables, content }));
    return {
      content: () => content,
      toApollo,
      change,
      read: ({ query, variables }) => read(planOf(query), content['ROOT_QUERY'], variables),
      readFragment: ({ fragment, fragmentName, from }) =>
        read(planOf(fragment, fragmentName), content[identify(from.__typename ?? '', from)?.id ?? '']),
      write: ({ query, variables = {} }, answer) => {
        const plan = planOf(query);
        const collected: Collected = new Map();
        const root = { ...answer, __typename: 'Query' };
        if (!plan || !planned(() => collectObjects(plan.whole, root, { variables, identify, collected })))
          return change((cache) => cache.writeQuery({ query, variables, data: answer }));
        for (const [id, object] of collected) {
          const former = content[id];
          content[id] = former ? mergeObjects(former, object) : object;
        }
      },
    };
  };
}

/** Keeps what is found out about a document, or a fragment in it: documents never change. */
function createPlans(make: (document: DocumentNode, fragment?: string) => DocumentPlan | undefined) {
  const plans = new WeakMap<DocumentNode, Map<string, DocumentPlan | undefined>>();
  return (document: DocumentNode, fragment?: string): DocumentPlan | undefined => {
    const own = plans.get(document) ?? new Map<string, DocumentPlan | undefined>();
    const name = fragment ?? '';
    if (!own.has(name)) plans.set(document, own.set(name, make(document, fragment)));
    return own.get(name);
  };
}

/** What `act` answers; undefined where the plan does not foresee what it has met. */
function planned<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Unplanned) return undefined;
    throw error;
  }
}
