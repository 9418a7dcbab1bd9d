import type { FastifyInstance } from 'fastify';

/** What a body is refused with that is JSON, and has a name which could change the prototype of an object. */
export const FORBIDDEN_NAME = {
  code: 'FORBIDDEN_NAME',
  statusCode: 400,
  message: 'The body must have nothing named "__proto__", and no "constructor" with a "prototype" in it.',
} as const;

type ParseJson = ReturnType<FastifyInstance['getDefaultJsonParser']>;

/** Fastify's own reader of JSON, which says of valid JSON with a forbidden name that it has one: Fastify calls it invalid. */
export function createJsonParser(app: Pick<FastifyInstance, 'getDefaultJsonParser'>): ParseJson {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, text, done) =>
    parse(request, text, (error, body) => {
      const isForbidden = error !== null && text.length > 0 && isJson(text);
      done(isForbidden ? Object.assign(new Error(FORBIDDEN_NAME.message), FORBIDDEN_NAME) : error, body);
    });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
