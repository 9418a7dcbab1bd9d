/** What a mailed link carries behind its `#`: the proof, and whom it was mailed to. */
export interface ResetLink {
  token: string;
  email: string;
}

/** Where somebody is: in the address, and in what the history keeps of it, which nobody sees. */
interface Place {
  hash: string;
  state: unknown;
}

/** The reset link in an address' fragment; null when there is none. */
export function parseResetLink(hash: string): ResetLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [token, email] = [parts.get('token'), parts.get('email')];
  return token && email ? { token, email } : null;
}

/** What the history keeps of a link that led here, so that a reload has it still; without a token once it is over. */
const parseStoredLink = (state: unknown): ResetLink | null => {
  if (typeof state !== 'object' || state === null || !('token' in state) || !('email' in state)) return null;
  const { token, email } = state;
  return typeof token === 'string' && typeof email === 'string' ? { token, email } : null;
};

/** The mailed link that led here, while it may be good; null when none did. */
export function resetLinkAt({ hash, state }: Place): ResetLink | null {
  const link = parseResetLink(hash) ?? parseStoredLink(state);
  return link?.token ? link : null;
}

/** Whether a mailed link led here, also one that is over. */
export const cameByLink = ({ hash, state }: Place): boolean => (parseResetLink(hash) ?? parseStoredLink(state)) !== null;
