import { it } from 'vitest';
import { startWholeShop } from '../whole-shop.ts';

/**
 * The shop that the files of one worker share, for a file's `withShop.beforeAll`. It keeps no rendered page, and takes as
 * many logins as there are tests; what a test changes, it changes for a shopper of its own.
 */
export const withShop = it
  .extend('settings', { scope: 'worker' }, { PAGE_SECONDS: '0', ADDRESS_LIMIT: '100000' })
  .extend('shop', { scope: 'worker' }, async ({ settings }, { onCleanup }) => {
    const shop = await startWholeShop(settings);
    onCleanup(() => shop.close());
    return shop;
  });
