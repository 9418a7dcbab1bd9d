/** The data of a mailed password link after its `#`: the proof, and the address that received it. */
export interface ResetLink {
  token: string;
  email: string;
}

/** The parts of a router's location that may hold a link. The history stores the state, which is not visible. */
interface LinkLocation {
  hash: string;
  state: unknown;
}

/** The reset link in an address' fragment; null when there is none. */
export function parseResetLink(hash: string): ResetLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const [token, email] = [parts.get('token'), parts.get('email')];
  return token && email ? { token, email } : null;
}

/** The link that the history stores for a reload. Its token is empty once the link has expired. */
const parseStoredLink = (state: unknown): ResetLink | null => {
  if (typeof state !== 'object' || state === null || !('token' in state) || !('email' in state)) return null;
  const { token, email } = state;
  return typeof token === 'string' && typeof email === 'string' ? { token, email } : null;
};

/** The mailed link that led here and may still be valid; null for none. */
export function resetLinkIn({ hash, state }: LinkLocation): ResetLink | null {
  const link = parseResetLink(hash) ?? parseStoredLink(state);
  return link?.token ? link : null;
}

/** Whether a mailed link led here, even an expired one. */
export const cameByLink = ({ hash, state }: LinkLocation): boolean =>
  (parseResetLink(hash) ?? parseStoredLink(state)) !== null;

/** The address that the previous page passed in the history's state; undefined for none. */
export function emailInState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}

/** The address that received a link from this history entry, stored for a reload; undefined for none. */
export const sentToInState = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'isSent' in state ? emailInState(state) : undefined;
