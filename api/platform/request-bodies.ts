import { errorCodes } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createJsonParser } from '../../server-kit/json-bodies.ts';

/**
 * Parses JSON bodies in UTF-8 as Fastify does by default, and returns their bytes. An empty body of any content type
 * counts as missing: clients such as axios send a type even without a body. Where `isFile` is true, the body of the type
 * `application/octet-stream` is passed on as bytes. Every other body is refused with 415.
 */
export function parseBodies(
  app: FastifyInstance,
  isFile: (request: FastifyRequest) => boolean,
): WeakMap<FastifyRequest, Buffer> {
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  const parseJson = createJsonParser(app);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    bodies.set(request, bytes);
    return parseJson(request, bytes, done);
  });
  app.addContentTypeParser<Buffer>('application/octet-stream', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (isFile(request)) return done(null, bytes);
    return refuseOther(request, bytes, done);
  });
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, refuseOther);
  return bodies;
}

/** Refuses a body of another type, unless it is empty. */
function refuseOther(
  request: FastifyRequest,
  bytes: Buffer,
  done: (error: Error | null, body?: undefined) => void,
): void {
  const isNone = request.is404 || (bytes.length === 0 && !isOfOtherSite(request));
  return isNone ? done(null, undefined) : done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
}

/**
 * Whether a page of another origin sent the request. The forms and plain texts of such a page need no CORS permission.
 * Browsers send `Sec-Fetch-Site`, older ones `Origin`.
 */
function isOfOtherSite({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}
