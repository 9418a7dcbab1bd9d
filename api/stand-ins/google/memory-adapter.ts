import { LRUCache } from 'lru-cache';
import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/** The maximum number of entries of one kind. */
const MOST = 1_000;

/** The sample provider's storage in memory, one for each kind; entries expire. */
export const memoryAdapter: AdapterFactory = () => {
  const kept = new LRUCache<string, AdapterPayload>({ max: MOST });
  const findBy = (key: 'uid' | 'userCode', value: string) =>
    kept.values().find((payload) => payload[key] === value) ?? undefined;
  return {
    upsert: async (id, payload, seconds) => {
      kept.set(id, payload, seconds ? { ttl: seconds * 1_000 } : {});
    },
    find: async (id) => kept.get(id),
    findByUid: async (uid) => findBy('uid', uid),
    findByUserCode: async (code) => findBy('userCode', code),
    consume: async (id) => {
      const payload = kept.get(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id) => {
      kept.delete(id);
    },
    revokeByGrantId: async (grantId) => {
      for (const [id, payload] of kept.entries()) if (payload.grantId === grantId) kept.delete(id);
    },
  };
};
