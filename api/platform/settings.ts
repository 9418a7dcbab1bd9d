/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How the text of a variable becomes a value. */
export interface Parser<Value> {
  /** Answers undefined for a text that is not valid. */
  parse: (text: string) => Value | undefined;
  /** The end of the sentence `NAME must …` about a text that is not valid. */
  must: string;
  /** Whether the text is a secret or contains one: no message quotes it. */
  isSecret?: boolean;
}

/** One setting: its variable, its parser, and its value when the variable is missing or empty. */
export interface Setting<Value> {
  variable: string;
  parser: Parser<Value>;
  fallback: (env: Environment) => Value;
}

/** The values of settings, by their names. */
export type SettingsOf<All extends Record<string, Setting<unknown>>> = {
  [Name in keyof All]: All[Name] extends Setting<infer Value> ? Value : never;
};

/** A setting with a default. */
export function setting<Value>(variable: string, parser: Parser<Value>, fallback: Value): Setting<Value> {
  return { variable, parser, fallback: () => fallback };
}

/** A setting that may be missing. */
export function optional<Value>(variable: string, parser: Parser<Value>): Setting<Value | undefined> {
  return { variable, parser, fallback: () => undefined };
}

/** Reads settings; adds a sentence to `faults` for each variable that is not valid. */
export function readSettings<All extends Record<string, Setting<unknown>>>(
  settings: All,
  env: Environment,
  faults: string[],
): SettingsOf<All> {
  const values = Object.entries(settings).map(([name, { variable, parser, fallback }]) => {
    const text = env[variable]?.trim();
    if (!text) return [name, fallback(env)];
    const value = parser.parse(text);
    const quote = parser.isSecret ? '' : `, not '${text.slice(0, 40)}'`;
    if (value === undefined) faults.push(`${variable} must ${parser.must}${quote}`);
    return [name, value ?? fallback(env)];
  });
  // Each value was made by the setting of its name.
  return Object.fromEntries(values) as SettingsOf<All>;
}

/** Any text. */
export const anyText: Parser<string> = { parse: (text) => text, must: 'be a text' };

/** Any text that is a secret. */
export const secretText: Parser<string> = { ...anyText, isSecret: true };

/** A port, where 0 takes any free one. */
export const port: Parser<number> = {
  parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  must: 'be a port, 0 to 65535',
};

/** An http(s) address, without slashes at its end. */
export const httpUrl: Parser<string> = {
  parse: (text) => (isUrl(text, /^https?:\/\//) ? text.replace(/\/+$/, '') : undefined),
  must: 'be an http(s) address',
};

/** The origin of an http(s) address. */
export const httpOrigin: Parser<string> = {
  parse: (text) => (isUrl(text, /^https?:\/\//) ? new URL(text).origin : undefined),
  must: 'be an http(s) address',
};

/** An address with a password in it, of these protocols. */
export function secretUrl(protocols: RegExp, must: string): Parser<string> {
  return { parse: (text) => (isUrl(text, protocols) ? text : undefined), must, isSecret: true };
}

/** A number from `least` to `most`. */
export function numberFrom(least: number, most: number, must: string): Parser<number> {
  return { parse: (text) => (Number(text) >= least && Number(text) <= most ? Number(text) : undefined), must };
}

/** A whole number from `least` to `most`. */
export function wholeFrom(least: number, most: number, must = `be a whole number from ${least} to ${most}`) {
  const { parse } = numberFrom(least, most, must);
  return { parse: (text: string) => (Number.isInteger(Number(text)) ? parse(text) : undefined), must };
}

/** One of these words. */
export function oneOf<Word extends string>(words: readonly Word[]): Parser<Word> {
  return { parse: (text) => words.find((word) => word === text), must: `be ${words.join(', ')}` };
}

/** A text that matches the pattern. */
export function matching(pattern: RegExp, must: string): Parser<string> {
  return { parse: (text) => (pattern.test(text) ? text : undefined), must };
}

/** The schemes of addresses that lead into an app; http only to the app's own machine. */
const APP_ADDRESS = /^(https:\/\/|http:\/\/(127\.0\.0\.1|\[::1\]|localhost)[:/]|[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:\/)/;

/**
 * Addresses that lead into an app, letter by letter: https, http of the app's own machine, or a scheme that is named after
 * the owner's domain (RFC 8252), which no other site's page has.
 */
export const appAddresses: Parser<readonly string[]> = {
  parse: (text) => {
    const all = text.split(',').map((one) => one.trim());
    return all.every(isAppAddress) ? all : undefined;
  },
  must: 'be addresses of apps, with commas between: https://…, http://127.0.0.1…, or com.example.app:/…',
};

function isAppAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && APP_ADDRESS.test(text) && !/[#\s]/.test(text) && url.username === '' && url.password === '';
}

function isUrl(text: string, protocols: RegExp): boolean {
  return protocols.test(text) && URL.canParse(text);
}
