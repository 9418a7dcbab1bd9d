import type { Generated } from 'kysely';
import type { Role } from '../platform/authentication.ts';

/** How a session began. */
export type LoginMethod = 'code' | 'password' | 'google' | 'redirect';

/** The accounts' tables. */
export type AccountTables = {
  shoppers: {
    id: string;
    email: string;
    name: string;
    phone: string | null;
    password_hash: string | null;
    email_proven_at: Date | null;
    first_order_id: string | null;
    role: Generated<Role>;
    seller_id: string | null;
    created_at: Date;
    updated_at: Date;
  };
  identities: { issuer: string; subject: string; shopper_id: string; created_at: Date };
  sessions: {
    id: string;
    shopper_id: string;
    binding_hash: string | null;
    begun_by: LoginMethod;
    device_name: string | null;
    handed_over_at: Date | null;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
  refresh_tokens: { hash: string; session_id: string; created_at: Date; replaced_at: Date | null };
  one_time_codes: { email: string; id: string; hash: string; tries: number; expires_at: Date };
  password_resets: { hash: string; email: string; expires_at: Date };
  spent_id_tokens: { hash: string; expires_at: Date };
  attempts: { key: string; times: Date[]; expires_at: Date };
};

/** A row of a profile. */
export interface ProfileRow {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  first_order_id: string | null;
  role: Role;
}
