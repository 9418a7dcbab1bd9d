import { LRUCache } from 'lru-cache';
import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Entries of one kind that are remembered at the most. */
const MOST = 1_000;

/** What the sample provider remembers while it runs: each kind of thing apart, none beyond its time. */
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
