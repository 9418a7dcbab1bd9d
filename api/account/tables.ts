import type { Generated } from 'kysely';
import type { Role } from '../platform/authentication.ts';

/** The method by which a session began. */
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
    /** The time of this shopper's first payment. */
    bought_at: Generated<Date | null>;
    role: Generated<Role>;
    seller_id: string | null;
    erased_at: Generated<Date | null>;
    /** The time since which the account can't log in. */
    blocked_at: Generated<Date | null>;
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
    /** The last time that the shopper gave the password in a session that began without it. */
    password_shown_at: Generated<Date | null>;
    /** The time at which the shopper gave a code of the authenticator app. */
    second_factor_at: Generated<Date | null>;
  };
  refresh_tokens: { hash: string; session_id: string; created_at: Date; replaced_at: Date | null };
  one_time_codes: LoginCodeRow;
  confirmation_codes: {
    shopper_id: string;
    id: string;
    hash: string;
    purpose: string;
    tries: number;
    expires_at: Date;
  };
  email_changes: EmailChangeRow;
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
};

/** A change of an account's email that waits for the codes of both addresses. */
export interface EmailChangeRow {
  shopper_id: string;
  id: string;
  old_email: string;
  new_email: string;
  old_hash: string;
  new_hash: string;
  tries: number;
  expires_at: Date;
}

/** A row of a profile. */
export interface ProfileRow {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  first_order_id: string | null;
  role: Role;
}

/** A login code, which belongs to the client that requested it. */
export interface LoginCodeRow {
  id: string;
  email: string;
  challenge_hash: string;
  /** A keyed hash of the network address that requested it. */
  address_hash: string;
  hash: string;
  /** The number of digits that a stranger sees and may guess; a staff code has 8. */
  digits: number;
  /** Tries by the client with the challenge. */
  tries: number;
  /** Tries by clients without the challenge; null if none are allowed. */
  open_tries: number | null;
  /** Whether its tries are reserved within the daily tries of an account. */
  is_reserved: boolean;
  created_at: Date;
  expires_at: Date;
}
