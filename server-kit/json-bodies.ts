import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The refusal of a JSON body with a name that could change the prototype of an object. */
export const FORBIDDEN_NAME = {
  code: 'FORBIDDEN_NAME',
  statusCode: 400,
  message: 'The body must have nothing named "__proto__", and no "constructor" with a "prototype" in it.',
} as const;

/** The refusal of a body with bytes that are not UTF-8. Each such byte would be stored as U+FFFD. */
export const NOT_UTF8 = {
  code: 'NOT_UTF8',
  statusCode: 400,
  message: 'The body must be JSON in UTF-8: it has bytes that are none.',
} as const;

/** A message for the client about an invalid JSON body; undefined for any other error. */
export function wordsOfBodyError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return [FORBIDDEN_NAME, NOT_UTF8].find(({ code }) => code === error.code)?.message;
}

type ParseJson = (request: FastifyRequest, bytes: Buffer, done: (error: Error | null, body?: unknown) => void) => void;

/**
 * Fastify's own JSON parser, for the bytes of a body. It refuses bytes that are not UTF-8. Valid JSON with a forbidden
 * name gets a message of its own, where Fastify reports invalid JSON.
 */
export function createJsonParser(app: Pick<FastifyInstance, 'getDefaultJsonParser'>): ParseJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, bytes, done) => {
    if (!isUtf8(bytes)) {
      done(Object.assign(new Error(NOT_UTF8.message), NOT_UTF8));
      return;
    }
    const text = bytes.toString();
    void parse(request, text, (error, body) => {
      const isForbidden = error !== null && text.length > 0 && isJson(text);
      done(isForbidden ? Object.assign(new Error(FORBIDDEN_NAME.message), FORBIDDEN_NAME) : error, body);
    });
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
