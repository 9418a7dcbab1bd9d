/**
 * The cookies that a REST host set for one browser. The browser keeps them under names of ours; the host gets them back
 * under its own.
 */
export interface CookieJar {
  /** The host's cookies as a `Cookie` header; undefined when there are none. */
  header(): string | undefined;
  /** Takes the `Set-Cookie` lines of an answer of the host. */
  take(lines: readonly string[]): void;
  /** Forgets all of the host's cookies, here and in the browser. */
  empty(): void;
}
/** How cookies are named: `__Host-` ones need https, or a browser on the same machine. */
export type CookiePrefix = '__Host-rest.' | 'rest.';

interface Cookie {
  name: string;
  value: string;
  /** Seconds; undefined for a cookie that ends with the browser's session, 0 or less removes it. */
  maxAge: number | undefined;
}

const MOST_COOKIES = 10;
/** Characters of all cookies together: more, and servers would refuse whatever the browser asks, for as long as it has them. */
const MOST_CHARACTERS = 6_000;
/** What browsers keep of a cookie at the most, less our prefix. */
const MOST_BYTES = 4_096 - '__Host-rest.'.length;
/** The longest that browsers keep a cookie: 400 days. */
const MOST_SECONDS = 400 * 24 * 3_600;
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\x20-\x3a\x3c-\x7e]*$/;

/** Opens the jar of one request; `tell` gets all lines for the browser whenever one is added. */
export function openJar(given: string | undefined, prefix: CookiePrefix, tell: (lines: string[]) => void): CookieJar {
  const held = new Map(cookiesOf(given ?? '', prefix));
  const lines = new Map<string, string>();
  const put = ({ name, value, maxAge }: Cookie) => {
    const isGone = maxAge !== undefined && maxAge <= 0;
    if (isGone) held.delete(name);
    else held.set(name, value);
    lines.set(name, lineOf(prefix, { name, value: isGone ? '' : value, maxAge }));
  };
  return {
    header: () => (held.size === 0 ? undefined : [...held].map(([name, value]) => `${name}=${value}`).join('; ')),
    take: (given) => {
      const cookies = given.map(read).filter((cookie) => cookie !== undefined);
      for (const cookie of cookies) {
        const isKnown = held.has(cookie.name) || lines.has(cookie.name);
        const isOneTooMany = !isKnown && new Set([...held.keys(), ...lines.keys()]).size >= MOST_COOKIES;
        if (!isOneTooMany && sizeWith(held, cookie) <= MOST_CHARACTERS) put(cookie);
      }
      if (lines.size > 0) tell([...lines.values()]);
    },
    empty: () => {
      for (const name of held.keys()) put({ name, value: '', maxAge: 0 });
      if (lines.size > 0) tell([...lines.values()]);
    },
  };
}

/** Characters of all cookies once this one is among them; one that removes adds nothing. */
function sizeWith(held: ReadonlyMap<string, string>, { name, value, maxAge }: Cookie): number {
  if (maxAge !== undefined && maxAge <= 0) return 0;
  const all = [...new Map([...held, [name, value]])];
  return all.reduce((sum, pair) => sum + pair.join('=').length, 0);
}

/** The host's own among a browser's cookies. */
function cookiesOf(header: string, prefix: CookiePrefix): [string, string][] {
  const cookies = header.split(';').flatMap((part): [string, string][] => {
    const [name, value] = halves(part);
    const isOurs = name.startsWith(prefix) && isFit(name.slice(prefix.length), value);
    return isOurs ? [[name.slice(prefix.length), value]] : [];
  });
  return cookies.slice(0, MOST_COOKIES);
}

/** A `Set-Cookie` line; undefined for one that no browser should keep. Domain, Path and flags are ours, not the host's. */
function read(line: string): Cookie | undefined {
  const [pair = '', ...attributes] = line.split(';');
  const [name, value] = halves(pair);
  if (!pair.includes('=') || !isFit(name, value)) return undefined;
  const told = new Map(attributes.map((one) => halves(one)).map(([word, said]) => [word.toLowerCase(), said]));
  return { name, value, maxAge: ageOf(told) };
}

/** `Max-Age` goes before `Expires`; what is unreadable is as if it weren't there. */
function ageOf(told: ReadonlyMap<string, string>): number | undefined {
  const age = told.get('max-age') ?? '';
  if (/^-?\d{1,15}$/.test(age)) return Math.min(Number(age), MOST_SECONDS);
  const until = Date.parse(told.get('expires') ?? '');
  return Number.isNaN(until) ? undefined : Math.min(Math.ceil((until - Date.now()) / 1_000), MOST_SECONDS);
}

function halves(part: string): [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [tidy(part), ''] : [tidy(part.slice(0, at)), tidy(part.slice(at + 1))];
}

/**
 * Without the spaces and tabs around it, and nothing else: for a browser, a name that begins with another kind of space
 * has no `__Host-` prefix, so that a neighbouring site may set it.
 */
function tidy(text: string): string {
  return text.replace(/^[ \t]+/, '').replace(/(?<![ \t])[ \t]+$/, '');
}

function isFit(name: string, value: string): boolean {
  return NAME.test(name) && VALUE.test(value) && name.length + value.length <= MOST_BYTES;
}

function lineOf(prefix: CookiePrefix, { name, value, maxAge }: Cookie): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${Math.max(0, maxAge)}`;
  const secure = prefix === '__Host-rest.' ? '; Secure' : '';
  return `${prefix}${name}=${value}; Path=/${age}; HttpOnly${secure}; SameSite=Lax`;
}
