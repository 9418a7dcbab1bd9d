import { Failure } from '../failures.ts';
import type { Call, Parameter } from './contract.ts';

const ID = /^[A-Za-z0-9][A-Za-z0-9._~:-]{0,63}$/;

/** Whether a client's text can be an id or a sku at all; one that can't is answered like an unknown one. */
export function fitsId(text: string): boolean {
  return ID.test(text) && !text.includes('..');
}

/**
 * The path and query of a call, every part encoded: no parameter can leave its place in the path. Throws NOT_FOUND
 * for a path parameter that can't exist.
 */
export function addressOf(call: Call, params: Record<string, unknown>): string {
  let address = '';
  for (const part of call.parts) address += '/' + (typeof part === 'string' ? part : partOf(part, params[part.name]));
  let mark = '?';
  for (const { name } of call.query) {
    for (const value of valuesOf(params[name])) {
      address += `${mark}${name}=${encodeURIComponent(value)}`;
      mark = '&';
    }
  }
  return address;
}

function partOf({ name, maxLength }: Parameter, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isId = name === 'sku' || name.endsWith('Id');
  const fits = isId ? fitsId(text) : /^[^\p{Cc}]+$/u.test(text) && !/^\.+$/.test(text);
  if (!fits || text.length > maxLength) throw new Failure('NOT_FOUND');
  return encodeURIComponent(text.isWellFormed() ? text : '');
}

function valuesOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return [value].flat().map((each: unknown) => `${each as string | number | boolean}`.toWellFormed());
}
