/**
 * The cookies that a REST host set for one browser. The browser stores them under prefixed names. The host receives
 * them under its own names.
 */
export interface CookieJar {
  /** The host's cookies as a `Cookie` header; undefined when there are none. */
  header(): string | undefined;
  /** Stores the `Set-Cookie` lines of a host response. */
  store(lines: readonly string[]): void;
  /** Deletes all host cookies, here and in the browser. */
  clear(): void;
}
/** The prefix of a cookie's name in the browser: `__Host-` needs https, or a browser on the same machine. */
export type CookiePrefix = '__Host-rest.' | 'rest.';

interface Cookie {
  name: string;
  value: string;
  /** Seconds; undefined for a session cookie; 0 or less deletes the cookie. */
  maxAge: number | undefined;
}

const MAX_COOKIES = 10;
/** The most characters of all cookies together. With more, servers would refuse every request of this browser. */
const MAX_TOTAL_LENGTH = 6_000;
/** The most characters that browsers store of one cookie, less our prefix. */
const MAX_COOKIE_LENGTH = 4_096 - '__Host-rest.'.length;
/** The longest time that browsers store a cookie: 400 days. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\x20-\x3a\x3c-\x7e]*$/;

/** Creates the jar of one request from its `Cookie` header. At each change, `setCookies` gets all `Set-Cookie` lines for the browser. */
export function createCookieJar(
  cookieHeader: string | undefined,
  prefix: CookiePrefix,
  setCookies: (lines: string[]) => void,
): CookieJar {
  const cookies = new Map(parseCookieHeader(cookieHeader ?? '', prefix));
  const changes = new Map<string, string>();
  const set = ({ name, value, maxAge }: Cookie) => {
    const isDeleted = maxAge !== undefined && maxAge <= 0;
    if (isDeleted) cookies.delete(name);
    else cookies.set(name, value);
    changes.set(name, toSetCookie(prefix, { name, value: isDeleted ? '' : value, maxAge }));
  };
  return {
    header: () => (cookies.size === 0 ? undefined : [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')),
    store: (lines) => {
      for (const cookie of lines.map(parseSetCookie).filter((one) => one !== undefined)) {
        const isKnown = cookies.has(cookie.name) || changes.has(cookie.name);
        const isFull = !isKnown && new Set([...cookies.keys(), ...changes.keys()]).size >= MAX_COOKIES;
        if (!isFull && totalLengthWith(cookies, cookie) <= MAX_TOTAL_LENGTH) set(cookie);
      }
      if (changes.size > 0) setCookies([...changes.values()]);
    },
    clear: () => {
      for (const name of cookies.keys()) set({ name, value: '', maxAge: 0 });
      if (changes.size > 0) setCookies([...changes.values()]);
    },
  };
}

/** The total characters of all cookies after `cookie` is stored; 0 for a cookie that is deleted. */
function totalLengthWith(cookies: ReadonlyMap<string, string>, { name, value, maxAge }: Cookie): number {
  if (maxAge !== undefined && maxAge <= 0) return 0;
  const all = [...new Map([...cookies, [name, value]])];
  return all.reduce((sum, pair) => sum + pair.join('=').length, 0);
}

/** The host's cookies among all cookies of a browser, under the host's names. */
function parseCookieHeader(header: string, prefix: CookiePrefix): [string, string][] {
  const cookies = header.split(';').flatMap((part): [string, string][] => {
    const [name, value] = parsePair(part);
    const isHosts = name.startsWith(prefix) && isValid(name.slice(prefix.length), value);
    return isHosts ? [[name.slice(prefix.length), value]] : [];
  });
  return cookies.slice(0, MAX_COOKIES);
}

/** Parses a `Set-Cookie` line; undefined for a cookie that no browser should store. The gateway sets Domain, Path and flags itself. */
function parseSetCookie(line: string): Cookie | undefined {
  const [pair = '', ...rest] = line.split(';');
  const [name, value] = parsePair(pair);
  if (!pair.includes('=') || !isValid(name, value)) return undefined;
  const attributes = new Map(rest.map(parsePair).map(([key, content]) => [key.toLowerCase(), content]));
  return { name, value, maxAge: parseMaxAge(attributes) };
}

/** `Max-Age` overrides `Expires`. An unreadable attribute counts as absent. */
function parseMaxAge(attributes: ReadonlyMap<string, string>): number | undefined {
  const age = attributes.get('max-age') ?? '';
  if (/^-?\d{1,15}$/.test(age)) return Math.min(Number(age), MAX_AGE_SECONDS);
  const expires = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(expires) ? undefined : Math.min(Math.ceil((expires - Date.now()) / 1_000), MAX_AGE_SECONDS);
}

function parsePair(part: string): [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [trimBlanks(part), ''] : [trimBlanks(part.slice(0, at)), trimBlanks(part.slice(at + 1))];
}

/**
 * Removes surrounding spaces and tabs, and nothing else. A browser does not see a `__Host-` prefix after another kind
 * of space, so a neighbouring site could set that cookie.
 */
function trimBlanks(text: string): string {
  return text.replace(/^[ \t]+/, '').replace(/(?<![ \t])[ \t]+$/, '');
}

function isValid(name: string, value: string): boolean {
  return NAME.test(name) && VALUE.test(value) && name.length + value.length <= MAX_COOKIE_LENGTH;
}

function toSetCookie(prefix: CookiePrefix, { name, value, maxAge }: Cookie): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${Math.max(0, maxAge)}`;
  const secure = prefix === '__Host-rest.' ? '; Secure' : '';
  return `${prefix}${name}=${value}; Path=/${age}; HttpOnly${secure}; SameSite=Lax`;
}
