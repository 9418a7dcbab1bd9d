import { z } from 'zod';
import { StartError } from './start-errors.ts';
import { isTrustProxy, TRUST_PROXY_RULE } from './trust-proxy.ts';

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One setting of a process. */
export interface Setting<Value> {
  /** The rule for the variable's value, and its default. */
  schema: z.ZodType<Value, string | undefined>;
  /** One line for `docs/settings.md`. */
  description: string;
  /** Whether the value is a secret or contains one: no message quotes it. */
  isSecret?: boolean;
  /** The default in words, if other settings decide it. */
  usual?: string;
}

/** A table of settings by the names of their variables. */
export type SettingsTable = Record<string, Setting<unknown>>;

/** The values of a table, by the names of their variables. */
export type ValuesOf<Table extends SettingsTable> = {
  [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never;
};

/** A row of a table of settings. */
export const setting = <Value>(
  schema: z.ZodType<Value, string | undefined>,
  description: string,
  more: Pick<Setting<Value>, 'isSecret' | 'usual'> = {},
): Setting<Value> => ({ schema, description, ...more });

/**
 * Reads a table of settings. A missing or empty variable gets its default. Adds a sentence `NAME must …` to `faults`
 * for each wrong value; it never quotes a secret.
 */
export function readSettings<Table extends SettingsTable>(
  table: Table,
  env: Environment,
  faults: string[],
): ValuesOf<Table> {
  const values = Object.entries(table).map(([name, { schema, isSecret }]) => {
    const text = env[name]?.trim() || undefined;
    const result = schema.safeParse(text);
    if (result.success) return [name, result.data];
    const quote = isSecret || text === undefined ? '' : `, not '${text.slice(0, 40)}'`;
    faults.push(`${name} must ${result.error.issues[0]?.message ?? 'have another value'}${quote}`);
    return [name, schema.safeParse(undefined).data];
  });
  // Each value was parsed by the schema of its name.
  return Object.fromEntries(values) as ValuesOf<Table>;
}

/** Throws a StartError with all faults, if there are any. */
export function assertNoSettingErrors(faults: readonly string[]): void {
  if (faults.length > 0) throw new StartError(faults.join('; '));
}

/**
 * A setting that is parsed from text. `parse` returns undefined for a wrong text; `must` completes the sentence `NAME
 * must …`.
 */
function parsed<Value>(parse: (text: string) => Value | undefined, must: string) {
  return z.string().transform((text, context): Value => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: must });
    return z.NEVER;
  });
}

/** Any text. */
export const text = () => z.string();

/** An address of one of these protocols. */
export const urlOf = (protocols: RegExp, must: string) =>
  z.string().refine((value) => protocols.test(value) && URL.canParse(value), must);

/** A whole number from `least` to `most`. */
export const wholeNumber = (least: number, most: number) =>
  parsed((value) => {
    const number = Number(value);
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
  }, `be a whole number from ${least} to ${most}`);

/** A port; 0 means any free one. */
export const port = () => wholeNumber(0, 65_535);

/** One of these words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);

/** A switch: true for `on`, false for `off`. */
export const onOff = () => oneOf(['on', 'off']).transform((word) => word === 'on');

/** An http(s) address, without slashes at its end. */
export const httpUrl = () =>
  parsed((value) => (isHttpUrl(value) ? value.replace(/\/+$/, '') : undefined), 'be an http(s) address');

/** The origin of an http(s) address. */
export const httpOrigin = (what = 'be an http(s) address') =>
  parsed((value) => (isHttpUrl(value) ? new URL(value).origin : undefined), what);

/**
 * A comma-separated list. `parse` returns the value of an entry, undefined for a wrong one; the fault gives its
 * position. Empty entries are ignored.
 */
export const list = <Entry>(parse: (entry: string) => Entry | undefined, must: string) =>
  z.string().transform((text, context): Entry[] => {
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map(parse);
    const wrong = entries.findIndex((entry) => entry === undefined);
    if (wrong === -1) return entries.filter((entry) => entry !== undefined);
    context.addIssue({ code: 'custom', message: `${must} (entry ${wrong + 1} is wrong)` });
    return z.NEVER;
  });

/** The proxies whose `X-Forwarded-…` headers are trusted, in the form of Fastify's `trustProxy`. */
export const trustProxy = () => z.string().refine(isTrustProxy, TRUST_PROXY_RULE);

/** One row of `docs/settings.md`. */
export interface SettingRow {
  name: string;
  /** The default in words; empty for none. */
  usual: string;
  description: string;
}

/** The rows of a table for `docs/settings.md`. */
export function describeSettings(table: SettingsTable): SettingRow[] {
  return Object.entries(table).map(([name, { schema, description, usual }]) => {
    const { data } = schema.safeParse(undefined);
    return { name, usual: usual ?? wordsOf(data), description };
  });
}

const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const isHttpUrl = (value: string): boolean => /^https?:\/\//.test(value) && URL.canParse(value);
