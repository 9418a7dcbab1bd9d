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
    /** When this shopper first paid for something. */
    bought_at: Generated<Date | null>;
    role: Generated<Role>;
    seller_id: string | null;
    erased_at: Generated<Date | null>;
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
    confirmed_at: Generated<Date | null>;
    confirm_tries: Generated<number>;
    /** When the shopper last gave the password in a session that began without it. */
    password_shown_at: Generated<Date | null>;
    /** When a code of the authenticator app was given. */
    second_factor_at: Generated<Date | null>;
  };
  refresh_tokens: { hash: string; session_id: string; created_at: Date; replaced_at: Date | null };
  one_time_codes: LoginCodeRow;
  address_logins: { address_hash: string; account_hash: string; last_at: Date };
  confirmation_codes: {
    shopper_id: string;
    id: string;
    hash: string;
    purpose: string;
    tries: number;
    expires_at: Date;
  };
  second_factors: {
    shopper_id: string;
    secret: string;
    created_at: Date;
    confirmed_at: Date | null;
    last_step: number;
  };
  recovery_codes: { shopper_id: string; hash: string };
  password_resets: { hash: string; email: string; expires_at: Date };
  spent_id_tokens: { hash: string; expires_at: Date };
  attempts: { key: string; times: Date[]; expires_at: Date };
  used_proofs: { id: string; expires_at: Date };
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

/** A code for logging in, which belongs to the client that asked for it. */
export interface LoginCodeRow {
  id: string;
  email: string;
  challenge_hash: string;
  /** A keyed hash of the network address that asked for it. */
  address_hash: string;
  hash: string;
  /** How many digits a stranger is told and may guess; the code of somebody who works for the shop has 8. */
  digits: number;
  /** Tries by the one who has the challenge. */
  tries: number;
  /** Tries by somebody without a challenge; null where nobody may. */
  open_tries: number | null;
  /** Whether its tries are kept free among those that an account allows within a day. */
  is_reserved: boolean;
  created_at: Date;
  expires_at: Date;
}
