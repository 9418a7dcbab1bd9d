import { Failure } from './failures.ts';
import type { Call, Parameter } from './contract.ts';

const MAX_ID_LENGTH = 200;
/** The form of nearly all ids: they need no check and no encoding. */
const PLAIN = /^[\w-]{1,200}$/;

/**
 * Whether a client's text can be an id or a sku. Hosts have ids of any characters, so only a text that a path cannot
 * carry is refused: control characters, lone surrogates, and parts such as `..` that leave the path on a host that
 * decodes twice. Such a text counts as an unknown id.
 */
export function isValidId(text: string): boolean {
  if (PLAIN.test(text)) return true;
  return text.length <= MAX_ID_LENGTH && isPathPart(text);
}

function isPathPart(text: string): boolean {
  return /^[^\p{Cc}]+$/u.test(text) && text.isWellFormed() && !hasDotPart(text);
}

/** Whether a part between slashes is `.` or `..`, even if it is encoded several times. */
function hasDotPart(text: string): boolean {
  const decoded = text.replaceAll(/%(25)*2e/gi, '.').replaceAll(/%(25)*(2f|5c)/gi, '/');
  return decoded.split(/[/\\]/).some((part) => part === '.' || part === '..');
}

/**
 * Returns the path and query of a call. Every part is encoded, so no parameter can change the path. Throws NOT_FOUND
 * for a path parameter that cannot exist.
 */
export function buildPath(call: Call, params: Record<string, unknown>): string {
  let path = '';
  for (const part of call.parts) path += '/' + (typeof part === 'string' ? part : encodePart(part, params[part.name]));
  let separator = '?';
  for (const { name } of call.query) {
    for (const value of valuesOf(params[name])) {
      path += `${separator}${name}=${encodeURIComponent(value)}`;
      separator = '&';
    }
  }
  return path;
}

function encodePart({ name, maxLength }: Parameter, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (PLAIN.test(text) && text.length <= maxLength) return text;
  const isId = name === 'sku' || name.endsWith('Id');
  const isValid = isId ? isValidId(text) : isPathPart(text) && text.length <= maxLength;
  if (!isValid) throw new Failure('NOT_FOUND');
  return encodeURIComponent(text);
}

function valuesOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return [value].flat().map((each: unknown) => `${each as string | number | boolean}`.toWellFormed());
}
