import { LRUCache } from 'lru-cache';

/** Letters of documents that clients may register by hash (automatic persisted queries). */
const MAX_REGISTERED_LENGTH = 2_000_000;

/** What Apollo Server writes before a hash in its store. */
const PREFIX = 'apq:';

/** A store of texts, as Apollo Server wants it. */
export interface RegisteredDocuments {
  /** The text that is registered by this hash. */
  textOf(hash: string): string | undefined;
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
  delete(key: string): Promise<boolean>;
}

/**
 * Where Apollo Server keeps the operations that clients have registered by their hashes since the gateway started. Keeps
 * none where clients cannot register.
 */
export function createRegisteredDocuments(canRegister: boolean): RegisteredDocuments {
  const registered = new LRUCache<string, string>({
    maxSize: MAX_REGISTERED_LENGTH,
    sizeCalculation: ({ length }) => length,
  });
  return {
    textOf: (hash) => registered.get(PREFIX + hash),
    get: async (key) => registered.get(key),
    set: async (key, text) => {
      if (canRegister) registered.set(key, text);
    },
    delete: async (key) => registered.delete(key),
  };
}
