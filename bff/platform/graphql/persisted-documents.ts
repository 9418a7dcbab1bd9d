import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';

const MANIFEST = new URL('../../../schema/generated/persisted-documents.json', import.meta.url);
/** Letters of documents that other clients may register by hash (automatic persisted queries). */
const MAX_REGISTERED_LENGTH = 2_000_000;

/** A store of texts, as Apollo Server wants it. */
interface TextCache {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
  delete(key: string): Promise<boolean>;
}

/**
 * Where Apollo Server looks up an operation that a client names by its hash: first among the storefront's own documents,
 * which are always known, then among those that other clients have registered since the gateway started.
 */
export function createPersistedDocuments(): TextCache {
  const manifest = new Map(Object.entries(readManifest()));
  const registered = new LRUCache<string, string>({
    maxSize: MAX_REGISTERED_LENGTH,
    sizeCalculation: ({ length }) => length,
  });
  // Apollo Server puts a prefix before each hash.
  const hashOf = (key: string) => key.slice(key.lastIndexOf(':') + 1);
  return {
    get: async (key) => manifest.get(hashOf(key)) ?? registered.get(key),
    set: async (key, text) => {
      if (!manifest.has(hashOf(key))) registered.set(key, text);
    },
    delete: async (key) => registered.delete(key),
  };
}

function readManifest(): Record<string, string> {
  return JSON.parse(readFileSync(MANIFEST, 'utf8'));
}
