import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** The most characters of all documents that are known: the memory of a document is some thirty times that of its text. */
const MAX_CHARACTERS = 300_000;
/** The most `Accept` headers whose answers are known, and the most characters of one. */
const MAX_ACCEPTS = 200;
const MAX_ACCEPT_LENGTH = 300;

/** An operation of a document that Apollo Server has parsed and validated. */
export interface KnownOperation {
  /** A number that no other operation has or had. */
  id: number;
  /** Its name, where the document has others too: so it has to be asked for. */
  operationName: string | undefined;
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** What was learned of requests that Apollo Server has answered. */
export interface KnownOperations {
  /** The operation of this name, or the only one, of a text; undefined for one that is not known, or has another name. */
  find(text: string, operationName: string | undefined): KnownOperation | undefined;
  /** Learns an operation of a valid document. Leaves out subscriptions. */
  add(known: Omit<KnownOperation, 'id' | 'operationName'>): void;
  /** The media type of answers to an `Accept` header; undefined for an unknown one. A GET may ask for a page. */
  findMediaType(accept: string | undefined, isGet: boolean): string | undefined;
  /** Learns which media type Apollo Server has chosen. */
  addMediaType(accept: string | undefined, isGet: boolean, mediaType: string): void;
}

/** The key of one operation of a text with several. No text begins with a name and NUL. */
const keyOfOne = (text: string, operationName: string): string => `${operationName}\0${text}`;

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
      const only = known.get(text);
      const isAsked = operationName === undefined || operationName === only?.operation.name?.value;
      if (only) return isAsked ? only : undefined;
      return operationName === undefined ? undefined : known.get(keyOfOne(text, operationName));
    },
    add: (one) => {
      if (one.operation.operation === OperationTypeNode.SUBSCRIPTION) return;
      const operations = one.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      const operationName = operations.length > 1 ? one.operation.name?.value : undefined;
      const key = operationName === undefined ? one.text : keyOfOne(one.text, operationName);
      if (!known.has(key)) known.set(key, { ...one, operationName, id: nextId++ });
    },
    findMediaType: (accept = '', isGet) => mediaTypes.get(keyOf(accept, isGet)),
    addMediaType: (accept = '', isGet, mediaType) => {
      if (accept.length <= MAX_ACCEPT_LENGTH) mediaTypes.set(keyOf(accept, isGet), mediaType);
    },
  };
}
