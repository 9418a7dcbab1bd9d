/** A wrong command line, with the reason as its message. */
export class UsageError extends Error {}

/**
 * A command as its usage line declares it: words, positional `<arguments>` in order, and `--options`, in brackets when
 * optional.
 */
export interface CommandShape {
  /** For example `orders dispatch`. */
  name: string;
  positionals: string[];
  requiredOptions: string[];
  options: string[];
  /** Options without a value. */
  flags: string[];
}

/** Parses a usage line such as `price set <product> <rupees> [--list <rupees>]`, or `money check [--repair]`. */
export function parseUsage(usage: string): CommandShape {
  const all = (pattern: RegExp) => Array.from(usage.matchAll(pattern), ([, name = '']) => name);
  return {
    name: /^[a-z- ]+?(?= <| \[| --|$)/.exec(usage)?.[0] ?? usage,
    positionals: all(/(?<!--[a-z]+ )<([^>]+)>/g),
    requiredOptions: all(/(?<!\[)--([a-z]+) </g),
    options: all(/--([a-z]+) </g),
    flags: all(/\[--([a-z]+)\]/g),
  };
}

/** The arguments of a command, by the names of its usage line. */
export interface CommandArgs {
  /** The value of a positional argument or of a required option. */
  required(name: string): string;
  /** The value of an option, if it was given. */
  option(name: string): string | undefined;
  /** Whether an option without a value was given. */
  flag(name: string): boolean;
}

/** A parsed command line: positional arguments in their order, and options with their values. */
export interface ParsedArgs {
  positionals: string[];
  options: Map<string, string>;
}

/**
 * Parses a command line; a negative number is a positional argument. Throws a UsageError for an option without a value,
 * unless it is one of `flags`.
 */
export function parseArgs(args: readonly string[], flags: ReadonlySet<string> = new Set()): ParsedArgs {
  const [words, options]: [string[], Map<string, string>] = [[], new Map()];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [, name, attached] = /^--([a-z-]+)(?:=([^]*))?$/.exec(arg) ?? [];
    if (name === undefined) {
      if (/^-\D/.test(arg)) throw new UsageError(`There is no option ${arg}.`);
      words.push(arg);
      continue;
    }
    if (options.has(name)) throw new UsageError(`--${name} is given twice.`);
    if (flags.has(name) && attached === undefined) {
      options.set(name, '');
      continue;
    }
    const value = attached ?? (left[0]?.startsWith('--') ? undefined : left.shift());
    if (value === undefined || value.trim() === '') throw new UsageError(`--${name} needs a value.`);
    options.set(name, value);
  }
  return { positionals: words, options };
}

/** Binds a parsed command line to a command's arguments. Throws a UsageError if they differ. */
export function bindArgs(
  { name, positionals, requiredOptions, options, flags }: CommandShape,
  { positionals: words, options: values }: ParsedArgs,
): CommandArgs {
  const args = words.slice(name.split(' ').length);
  const missing = positionals[args.length];
  if (missing !== undefined) throw new UsageError(`The ${missing} is missing.`);
  if (args.length > positionals.length) throw new UsageError(`'${args[positionals.length]}' is one argument too many.`);
  for (const option of values.keys()) {
    if (!options.includes(option) && !flags.includes(option))
      throw new UsageError(`'${name}' has no option --${option}.`);
  }
  for (const option of requiredOptions) if (!values.has(option)) throw new UsageError(`--${option} is missing.`);
  const known = new Map([...values, ...positionals.map((thing, at) => [thing, args[at] ?? ''] as const)]);
  return {
    required: (thing) => known.get(thing) ?? '',
    option: (option) => values.get(option),
    flag: (flag) => values.has(flag),
  };
}

/** Parses a whole number; throws a UsageError for anything else. */
export function parseWhole(text: string, what: string): number {
  if (/^[+-]?\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`The ${what} must be a whole number, not '${text}'.`);
}
