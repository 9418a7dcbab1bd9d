import DataLoader from 'dataloader';
import { getHeldPiecesLimits } from '../../schema/generated/limits.ts';
import { loadMany } from '../host/batch.ts';
import type { HasCapability } from '../host/capabilities.ts';
import type { Rest } from '../host/rest.ts';

/** The held pieces, for one request. */
export interface HeldPiecesLoader {
  /** The held pieces of a variant by its sku; null on a host that does not send them. */
  held: DataLoader<string, number | null>;
}

/** Creates the loader of one request: one call returns many variants. */
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
