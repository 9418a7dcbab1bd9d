import { deriveKey, hmacOf } from '../../../platform/secrets.ts';
import { customerOf } from '../../../../server-kit/client-address.ts';

/** Creates the function that hashes client addresses under the shop's secret. All processes produce the same hashes. */
export function createClientHash(secret: string): (address: string) => string {
  const key = deriveKey(secret, 'clients of orders');
  return (address) => hmacOf(key, customerOf(address));
}
