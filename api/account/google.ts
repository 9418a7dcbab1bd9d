/** Who somebody is, by the word of Google: `issuer` and `subject` together never change, the address may. */
export interface GoogleIdentity {
  issuer: string;
  subject: string;
  /** Verified by Google, in small letters. */
  email: string;
  name: string;
}

/** What has to be remembered between the way to Google and the way back. */
export interface GoogleMemory {
  state: string;
  nonce: string;
  verifier: string;
  /** The origin that the browser has the shop at. */
  origin: string;
}

/** Logging in with Google, as the accounts see it. */
export interface Google {
  /** Where the browser goes, and what to remember meanwhile; throws GoogleRefused when Google can't be reached. */
  begin(origin: string): Promise<{ address: string; state: string; nonce: string; verifier: string }>;
  /** Who came back; throws GoogleRefused unless everything fits what was remembered. */
  finish(callback: URL, remembered: GoogleMemory): Promise<GoogleIdentity>;
  /** Who an identity token is about; throws GoogleRefused unless Google signed it, for this shop, and lately. */
  verify(idToken: string): Promise<GoogleIdentity>;
}

/** Google, or what claims to be, has not proven who somebody is. */
export class GoogleRefused extends Error {}
