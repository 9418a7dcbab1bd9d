import { use } from 'react';
import { ShopContext } from '../shop/useShop.ts';

/**
 * Returns a function that makes addresses of the shop's own pictures relative, in an `src` or a `srcset`. A trial is open at more
 * addresses than the one that the gateway knows, such as `localhost` or that of a home network.
 */
export function usePictureAddress(): (addresses: string | null | undefined) => string | undefined {
  const own = `${use(ShopContext)?.url ?? ''}/pictures/`;
  return (addresses) => addresses?.replaceAll(own, '/pictures/');
}
