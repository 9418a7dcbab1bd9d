import { createHash } from 'node:crypto';
import type { ShopperRole } from '../generated/resolvers.ts';
import { tidyEmail } from '../platform/email.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import { tidyPhone } from './input.ts';

/** A shopper as REST hosts answer it. */
export type RestProfile = Answer<'getProfile'>['user'];

/** A shopper in the schema's words. */
export interface ShopperNode {
  id: string;
  name: string;
  email: string;
  phone: string | undefined;
  isFirstPurchase: boolean;
  role: ShopperRole;
}

/** A shopper of a REST answer: an older host's has no id, then a digest of the address is one that stays the same. */
export function shopperNode(raw: RestProfile): ShopperNode {
  const email = tidyEmail(raw.email);
  const name = raw.name.trim();
  return {
    id: raw.id ?? createHash('sha256').update(`shopper ${email}`).digest('base64url').slice(0, 22),
    name: name === '' ? (email.split('@')[0] ?? '') : name,
    email,
    phone: raw.phone === undefined ? undefined : tidyPhone(raw.phone),
    isFirstPurchase: raw.is_first_purchase,
    role: raw.role === 'ADMIN' || raw.role === 'SELLER' ? raw.role : 'SHOPPER',
  };
}
