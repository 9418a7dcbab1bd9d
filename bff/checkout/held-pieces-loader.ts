import DataLoader from 'dataloader';
import { getHeldPiecesLimits } from '../../schema/generated/limits.ts';
import { loadMany } from '../platform/batch.ts';
import type { HasCapability } from '../platform/host-capabilities.ts';
import type { Rest } from '../platform/rest.ts';

/** The pieces that are held, for one request. */
export interface HeldPiecesLoader {
  /** The held pieces of a variant by its sku; null for a host that doesn't tell. */
  held: DataLoader<string, number | null>;
}

/** Makes the loader of one request: one call answers many variants. */
export function createHeldPiecesLoader(rest: Rest, has: HasCapability): HeldPiecesLoader {
  const loadHeld = async (skus: readonly string[]) => {
    if (!has('held-pieces')) return skus.map(() => null);
    const counts = await loadMany(skus, async (sku) => {
      const { held } = await rest('getHeldPieces', { sku });
      return new Map(held.map((one) => [one.sku, one.quantity]));
    });
    return counts.map((count) => count ?? 0);
  };
  return { held: new DataLoader(loadHeld, { maxBatchSize: getHeldPiecesLimits.sku.maxItems }) };
}
