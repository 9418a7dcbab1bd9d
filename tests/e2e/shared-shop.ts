import { it } from 'vitest';
import { startWholeShop } from '../whole-shop.ts';

/**
 * The shop that the files of one worker share, for a file's `withShop.beforeAll`. It caches no rendered page, and accepts enough
 * logins for all tests. A test changes data only of a new shopper.
 */
export const withShop = it
  .extend('settings', { scope: 'worker' }, { addressLimit: 100_000 })
  .extend('shop', { scope: 'worker' }, async ({ settings }, { onCleanup }) => {
    const shop = await startWholeShop(settings);
    onCleanup(() => shop.close());
    return shop;
  });
