import { refuse } from './refusals.ts';

/** Control characters, line ends, halves of characters, and marks that turn the reading direction. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** Something that can be seen at all. */
const VISIBLE = /[^\s\p{C}\p{Z}]/u;

/** What a text may be. */
export interface TextRule {
  /** The field that a refusal names. */
  field: string;
  /** What the text is, as a sentence begins: `The comment`. */
  what: string;
  /** The most characters it may have, as the database counts them. */
  most: number;
  /** Whether it may have several lines. */
  lines?: boolean;
}

/** A text without spaces around it; refuses one that is empty or too long, and what can't be seen. */
export function parseText(text: string, rule: TextRule): string {
  const { field, what, most } = rule;
  return (
    parseOptionalText(text, rule) ?? refuse('INVALID_INPUT', { field, message: `${what} has 1 to ${most} characters.` })
  );
}

/** The same, but undefined for a text that is left out or empty. */
export function parseOptionalText(
  text: string | undefined,
  { field, what, most, lines }: TextRule,
): string | undefined {
  const trimmed = (text ?? '').trim().replaceAll(/\r\n?/g, '\n');
  if (!VISIBLE.test(trimmed)) return undefined;
  const wrong = (words: string) => refuse('INVALID_INPUT', { field, message: `${what} has ${words}.` });
  if (Array.from(trimmed).length > most) wrong(`at most ${most} characters`);
  if (INVISIBLE.test(lines ? trimmed.replaceAll(/[\n\t]/g, ' ') : trimmed)) wrong('characters that can not be seen');
  return trimmed;
}

/** A page's address, always https and without a name or password in it; refuses any other. */
export function parseHttpsUrl(text: string, field: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol === 'https:' && !address.username && !address.password) return address.href;
  return refuse('INVALID_INPUT', { field, message: 'An address begins with https://' });
}
