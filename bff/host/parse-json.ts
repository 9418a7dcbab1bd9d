/**
 * A number that JavaScript may write with other digits than the host: 16 or more digits, an exponent, or a trailing
 * zero in the decimals. It follows a colon, a comma or a bracket.
 */
const INEXACT = /[:,[]\s*(?:-0[^.]|-?(?:[\d.]{16}|0\.0{6}|\d+\.\d*0(?!\d)|[\d.]+[eE]))/;

type Reviver = (key: string, value: unknown, context: { source: string }) => unknown;

/**
 * Parses JSON. A number that JavaScript writes differently becomes a text with the host's digits. The number parsers
 * accept such a text; an id remains exact. Throws a SyntaxError for a text that is not JSON.
 */
export function parseJson(text: string): unknown {
  // A reviver takes six times as long, and few bodies need it.
  if (!INEXACT.test(text)) return JSON.parse(text);
  // TypeScript's library does not yet have the third argument of ECMAScript 2026.
  return parseWith(text, exactNumbers as (key: string, value: unknown) => unknown);
}

const exactNumbers: Reviver = (_key, value, { source }) =>
  typeof value === 'number' && String(value) !== source ? source : value;

function parseWith(text: string, reviver: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch (error) {
    // A reviver recurses: thousands of nested values exceed the stack.
    throw error instanceof RangeError ? new SyntaxError('too deeply nested', { cause: error }) : error;
  }
}
