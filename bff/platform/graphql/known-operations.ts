import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** The most characters of all documents that are known: the memory of a document is some thirty times that of its text. */
const MAX_CHARACTERS = 300_000;
/** The most `Accept` headers whose answers are known, and the most characters of one. */
const MAX_ACCEPTS = 200;
const MAX_ACCEPT_LENGTH = 300;

/** The operation of a document that Apollo Server has parsed and validated, and that has no other. */
export interface KnownOperation {
  /** A number that no other document has or had. */
  id: number;
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** What was learned of requests that Apollo Server has answered. */
export interface KnownOperations {
  /** The operation of this text; undefined for an unknown text, and for one whose operation has another name. */
  find(text: string, operationName: string | undefined): KnownOperation | undefined;
  /** Learns a valid document. Leaves out those with several operations, and subscriptions. */
  add(known: Omit<KnownOperation, 'id'>): void;
  /** The media type of answers to an `Accept` header; undefined for an unknown one. A GET may ask for a page. */
  findMediaType(accept: string | undefined, isGet: boolean): string | undefined;
  /** Learns which media type Apollo Server has chosen. */
  addMediaType(accept: string | undefined, isGet: boolean, mediaType: string): void;
}

/** Makes the memory of one gateway. */
export function createKnownOperations(): KnownOperations {
  const known = new LRUCache<string, KnownOperation>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ text }) => text.length,
  });
  const mediaTypes = new LRUCache<string, string>({ max: MAX_ACCEPTS });
  let nextId = 0;
  const keyOf = (accept: string, isGet: boolean) => `${isGet ? 'GET' : 'POST'} ${accept}`;
  return {
    find: (text, operationName) => {
      const found = known.get(text);
      const isAsked = operationName === undefined || operationName === found?.operation.name?.value;
      return isAsked ? found : undefined;
    },
    add: (one) => {
      const operations = one.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (known.has(one.text)) return;
      if (operations.length === 1 && one.operation.operation !== OperationTypeNode.SUBSCRIPTION)
        known.set(one.text, { ...one, id: nextId++ });
    },
    findMediaType: (accept = '', isGet) => mediaTypes.get(keyOf(accept, isGet)),
    addMediaType: (accept = '', isGet, mediaType) => {
      if (accept.length <= MAX_ACCEPT_LENGTH) mediaTypes.set(keyOf(accept, isGet), mediaType);
    },
  };
}
