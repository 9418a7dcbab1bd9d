import { deriveKey, hmacOf } from '../../../platform/secrets.ts';
import { customerOf } from './rules.ts';

/** Creates the function that hashes the addresses of clients under the shop's secret: alike in every process. */
export function createClientHash(secret: string): (address: string) => string {
  const key = deriveKey(secret, 'clients of orders');
  return (address) => hmacOf(key, customerOf(address));
}
