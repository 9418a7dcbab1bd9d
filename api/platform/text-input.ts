import { domainToASCII, domainToUnicode } from 'node:url';
import { refuse } from './refusals.ts';

/** Control characters, line ends, lone surrogates, and marks that change the reading direction. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** Invisible characters, except joiners, which Indian scripts need, and variation selectors. */
const DRAWS_NOTHING = /(?!\u200C|\u200D|\p{VS})\p{DI}/gu;
/** A visible character: no space, no Braille blank. */
const VISIBLE = /[^\s\p{C}\p{Z}\p{DI}\u2800]/u;
/** More combining marks on one letter than any script uses: they cover the lines beside it. */
const STACK_OF_MARKS = /\p{M}{6}/u;

/** The rule of a text field. */
export interface TextRule {
  /** The field that a refusal names. */
  field: string;
  /** The field's name at the start of a sentence: `The comment`. */
  what: string;
  /** Whether line breaks are allowed. */
  lines?: boolean;
}

/** Parses and trims a required text, whose length the contract limits; refuses an empty one, and invisible characters. */
export function parseText(text: string, rule: TextRule): string {
  const { field, what } = rule;
  return parseOptionalText(text, rule) ?? refuse('INVALID_INPUT', { field, message: `${what} must not be empty.` });
}

/** Parses and trims an optional text in the same way; undefined when it is missing or empty. */
export function parseOptionalText(text: string | undefined, { field, what, lines }: TextRule): string | undefined {
  const trimmed = (text ?? '').trim().replaceAll(/\r\n?/g, '\n');
  if (!VISIBLE.test(trimmed)) return undefined;
  if (!INVISIBLE.test(lines ? trimmed.replaceAll(/[\n\t]/g, ' ') : trimmed)) return trimmed;
  return refuse('INVALID_INPUT', { field, message: `${what} has characters that can not be seen.` });
}

/** The length in characters, as the database counts it. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** A text as one trimmed line of at most `most` characters with a visible one; undefined for any other text. */
export function toVisibleLine(text: string, most: number): string | undefined {
  const line = text.trim();
  const drawn = line.replaceAll(DRAWS_NOTHING, '').trim();
  const isFit = VISIBLE.test(drawn) && lengthOf(drawn) <= most;
  return isFit && !INVISIBLE.test(line) && !STACK_OF_MARKS.test(drawn) ? drawn : undefined;
}

/** A text with a space in place of each control character and each other character that a line must not contain. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(new RegExp(INVISIBLE, 'gu'), ' ').replaceAll(/\s+/g, ' ').trim();
}

/** Parses a page's address. Refuses anything except https, and a name or password in it. */
export function parseHttpsUrl(text: string, field: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol === 'https:' && !address.username && !address.password) return address.href;
  return refuse('INVALID_INPUT', {
    field,
    message: 'An address begins with https, and has no name and no password in it.',
  });
}

/** Parses a domain as mail servers resolve it, in its own script; empty for an invalid one. */
export function parseMailDomain(text: string): string {
  return domainToUnicode(domainToASCII(text));
}
