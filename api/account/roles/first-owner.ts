import type { Db } from '../../platform/database.ts';
import { deriveKey, equalsInConstantTime, hmacOf } from '../../platform/secrets.ts';
import { createRoleRepository } from './repository.ts';

/**
 * The token of the setup link. It is the same in all processes of a shop, and valid only while the shop has no ADMIN, so the
 * database stores nothing of it.
 */
const setupTokenOf = (secret: string): string => hmacOf(deriveKey(secret, 'setup link'), 'first owner');

/** Whether a token is that of the setup link. */
export const isSetupToken = (secret: string, token: string): boolean =>
  equalsInConstantTime(token, setupTokenOf(secret));

/** The link that makes a person the first owner of the shop; undefined if the shop has an ADMIN. */
export async function findSetupLink(db: Db, secret: string, shopUrl: string): Promise<string | undefined> {
  if (await createRoleRepository(db).hasAdmin()) return undefined;
  return `${officePath(shopUrl)}#setup=${setupTokenOf(secret)}`;
}

/** The mailed address of the page that accepts an invitation. */
export const invitationLink = (shopUrl: string, token: string): string => `${officePath(shopUrl)}#token=${token}`;

const officePath = (shopUrl: string): string => `${shopUrl}/office/invitation`;
