/** What was typed can't be done as it stands; the words tell why. */
export class UsageError extends Error {}

/** A command as its usage line says it: words, `<things>` in their order, and `--options`, in brackets where they may go. */
export interface CommandShape {
  /** For example `orders dispatch`. */
  name: string;
  positionals: string[];
  requiredOptions: string[];
  options: string[];
}

/** Reads a usage line such as `price set <product> <rupees> [--list <rupees>]`. */
export function parseUsage(usage: string): CommandShape {
  const all = (pattern: RegExp) => Array.from(usage.matchAll(pattern), ([, name = '']) => name);
  return {
    name: /^[a-z- ]+?(?= <| \[| --|$)/.exec(usage)?.[0] ?? usage,
    positionals: all(/(?<!--[a-z]+ )<([^>]+)>/g),
    requiredOptions: all(/(?<!\[)--([a-z]+) </g),
    options: all(/--([a-z]+) </g),
  };
}

/** What was given to a command, by the names of its usage line. */
export interface CommandArgs {
  /** What stood in the place of a `<thing>`, or behind a needed option. */
  required(name: string): string;
  /** What stood behind an option, if it was there. */
  option(name: string): string | undefined;
}

/** What was typed, taken apart: words in their order, and options with their values. */
export interface ParsedArgs {
  positionals: string[];
  options: Map<string, string>;
}

/** Takes apart what was typed; a number below zero is a word. Throws a Misuse for an option without a value. */
export function parseArgs(args: readonly string[]): ParsedArgs {
  const [words, options]: [string[], Map<string, string>] = [[], new Map()];
  const left = [...args];
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    const [, name, attached] = /^--([a-z-]+)(?:=([^]*))?$/.exec(arg) ?? [];
    if (name === undefined) {
      if (/^-\D/.test(arg)) throw new UsageError(`There is no option ${arg}.`);
      words.push(arg);
      continue;
    }
    if (options.has(name)) throw new UsageError(`--${name} is there twice.`);
    const value = attached ?? (left[0]?.startsWith('--') ? undefined : left.shift());
    if (value === undefined || value.trim() === '') throw new UsageError(`--${name} needs a value.`);
    options.set(name, value);
  }
  return { positionals: words, options };
}

/** Fits what was typed to a command's shape; throws a Misuse where it doesn't. */
export function bindArgs(
  { name, positionals, requiredOptions, options }: CommandShape,
  { positionals: words, options: values }: ParsedArgs,
): CommandArgs {
  const args = words.slice(name.split(' ').length);
  const missing = positionals[args.length];
  if (missing !== undefined) throw new UsageError(`The ${missing} is missing.`);
  if (args.length > positionals.length) throw new UsageError(`'${args[positionals.length]}' is too much.`);
  for (const option of values.keys()) {
    if (!options.includes(option)) throw new UsageError(`'${name}' has no option --${option}.`);
  }
  for (const option of requiredOptions) if (!values.has(option)) throw new UsageError(`--${option} is missing.`);
  const known = new Map([...values, ...positionals.map((thing, at) => [thing, args[at] ?? ''] as const)]);
  return { required: (thing) => known.get(thing) ?? '', option: (option) => values.get(option) };
}

/** A whole number as it was typed; throws a Misuse for anything else. */
export function parseWhole(text: string, what: string): number {
  if (/^[+-]?\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`The ${what} is a whole number, not '${text}'.`);
}
