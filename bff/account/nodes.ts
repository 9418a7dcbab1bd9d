import type { ShopperRole } from '../generated/schema-types.ts';
import { normalizeEmail, normalizePhone } from '../graphql/contact-details.ts';
import { digestId } from '../host/list-ids.ts';
import type { HostResponse } from '../host/contract.ts';

/** A shopper as REST hosts send it. */
export type RestProfile = HostResponse<'getProfile'>['user'];

/** A shopper of the schema. */
export interface ShopperNode {
  id: string;
  name: string;
  /** Undefined if the host has only the local part of the email address. */
  fullName: string | undefined;
  email: string;
  phone: string | undefined;
  isFirstPurchase: boolean;
  role: ShopperRole;
}

/** A session of the schema. */
export interface SessionNode {
  id: string;
  deviceName: string | undefined;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

const STAFF_ROLES = ['SELLER', 'ACCOUNTANT', 'EDITOR', 'PACKER', 'MANAGER', 'ADMIN'] as const;

/** Converts a REST session. */
export function sessionNode(raw: HostResponse<'getSessions'>['sessions'][number]): SessionNode {
  const { id, deviceName, createdAt, lastUsedAt, isCurrent } = raw;
  return { id, deviceName: deviceName || undefined, createdAt, lastUsedAt, isCurrent };
}

/**
 * Converts a REST shopper. A basic host sends no id: then the id is a stable digest of the email address. Without an
 * email address it is a digest of phone and name, so that ids are unique.
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
    role: roleOf(raw.role),
  };
}

/** Returns the role of a REST value; SHOPPER for a role that the schema does not have. */
export function roleOf(value: string | undefined): ShopperRole {
  return STAFF_ROLES.find((role) => role === value) ?? 'SHOPPER';
}
