import { Failure } from '../failures.ts';
import type { Call, Parameter } from './contract.ts';

const ID = /^[A-Za-z0-9][A-Za-z0-9._~:-]{0,63}$/;

/** Whether a client's text can be an id or a sku at all. Any other text gets the answer of an unknown id. */
export function isValidId(text: string): boolean {
  return ID.test(text) && !text.includes('..');
}

/**
 * The path and query of a call. Every part is encoded, so no parameter can leave its place in the path. Throws NOT_FOUND
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
  const isId = name === 'sku' || name.endsWith('Id');
  const isValid = isId ? isValidId(text) : /^[^\p{Cc}]+$/u.test(text) && !/^\.+$/.test(text);
  if (!isValid || text.length > maxLength) throw new Failure('NOT_FOUND');
  return encodeURIComponent(text.isWellFormed() ? text : '');
}

function valuesOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return [value].flat().map((each: unknown) => `${each as string | number | boolean}`.toWellFormed());
}
