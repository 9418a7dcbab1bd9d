/** What a mailed link carries behind its `#`: the proof, and whom it was mailed to. */
export interface ResetLink {
  token: string;
  email: string;
}

/** The reset link in an address' fragment; null when there is none. */
export function readResetLink(hash: string): ResetLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [token, email] = [parts.get('token'), parts.get('email')];
  return token && email ? { token, email } : null;
}
