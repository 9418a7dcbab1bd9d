import type { ShopperRole } from '../generated/resolvers.ts';
import { normalizeEmail, normalizePhone } from '../platform/contact-details.ts';
import { digestId } from '../platform/digest-id.ts';
import type { Answer } from '../platform/upstream/contract.ts';

/** A shopper as REST hosts send it. */
export type RestProfile = Answer<'getProfile'>['user'];

/** A shopper as the schema has it. */
export interface ShopperNode {
  id: string;
  name: string;
  /** undefined while the host has nothing but the front of the email address. */
  fullName: string | undefined;
  email: string;
  phone: string | undefined;
  isFirstPurchase: boolean;
  role: ShopperRole;
}

/** One of a shopper's sessions, as the schema has it. */
export interface SessionNode {
  id: string;
  deviceName: string | undefined;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

/** The node of a REST session. */
export function sessionNode(raw: Answer<'getSessions'>['sessions'][number]): SessionNode {
  const { id, deviceName, createdAt, lastUsedAt, isCurrent } = raw;
  return { id, deviceName: deviceName || undefined, createdAt, lastUsedAt, isCurrent };
}

/**
 * The node of a REST shopper. A host without additions sends no id: then a stable digest of the email address is the id. Of a
 * shopper without one it is a digest of phone and name, for no two shoppers may have one id.
 */
export function shopperNode(raw: RestProfile): ShopperNode {
  const email = normalizeEmail(raw.email);
  const name = raw.name.trim();
  const front = email.split('@')[0] ?? '';
  return {
    id: raw.id ?? digestId('shopper', email || `${normalizePhone(raw.phone)} ${name}`),
    name: name === '' ? front : name,
    fullName: name === '' || name.toLowerCase() === front ? undefined : name,
    email,
    phone: raw.phone === '' ? undefined : normalizePhone(raw.phone),
    isFirstPurchase: raw.is_first_purchase,
    role: raw.role === 'ADMIN' || raw.role === 'SELLER' ? raw.role : 'SHOPPER',
  };
}
