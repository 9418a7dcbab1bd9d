import { LRUCache } from 'lru-cache';
import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/** The maximum number of entries of one kind. */
const MOST = 1_000;

/** The sample provider's storage in memory, one for each kind; entries expire. */
export const memoryAdapter: AdapterFactory = () => {
  const entries = new LRUCache<string, AdapterPayload>({ max: MOST });
  const findBy = (key: 'uid' | 'userCode', value: string) =>
    entries.values().find((payload) => payload[key] === value) ?? undefined;
  return {
    upsert: async (id, payload, seconds) => {
      entries.set(id, payload, seconds ? { ttl: seconds * 1_000 } : {});
    },
    find: async (id) => entries.get(id),
    findByUid: async (uid) => findBy('uid', uid),
    findByUserCode: async (code) => findBy('userCode', code),
    consume: async (id) => {
      const payload = entries.get(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id) => {
      entries.delete(id);
    },
    revokeByGrantId: async (grantId) => {
      for (const [id, payload] of entries.entries()) if (payload.grantId === grantId) entries.delete(id);
    },
  };
};
