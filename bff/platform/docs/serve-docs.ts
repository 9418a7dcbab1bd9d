import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVary, sendWithTag } from '../graphql/http-headers.ts';
import { createDocsSite, type DocsSite, type SiteOptions } from './site.ts';

/** Where the site stands. */
export const DOCS_PATH = '/docs';

/** Allows the site's own files, and nothing from another site. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
/** The site changes with the gateway alone. */
const CACHE_CONTROL = 'public, max-age=300';
const TYPES: Record<string, string> = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const FONT = 'eczar-latin-600.woff2';

/** Serves the docs for client developers, also in production. They are read and written when somebody comes for the first time. */
export function serveDocs(app: FastifyInstance, options: SiteOptions): void {
  let made: DocsSite | undefined;
  const site = () => (made ??= createDocsSite(options));
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, text: string) => {
    addVary(reply.type(type).header('cache-control', CACHE_CONTROL), 'accept-encoding');
    return sendWithTag(request, reply, text);
  };
  const html = 'text/html; charset=utf-8';
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-security-policy', CSP).header('referrer-policy', 'no-referrer');
    const page = site().page(request.url.replace(/\?.*$/, '').replace(/\/$/, ''));
    return send(request, page === undefined ? reply.code(404) : reply, html, page ?? site().notFound);
  };
  app.get(DOCS_PATH, sendPage);
  app.get(`${DOCS_PATH}/*`, sendPage);
  app.get(`${DOCS_PATH}/search.json`, (request, reply) =>
    send(request, reply, 'application/json; charset=utf-8', site().searchIndex),
  );
  for (const name of ['docs.css', 'docs.js']) {
    const text = readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8');
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
    app.get(`${DOCS_PATH}/assets/${name}`, (request, reply) => send(request, reply, type, text));
  }
  const font = readFileSync(new URL(`assets/${FONT}`, import.meta.url));
  app.get(`${DOCS_PATH}/assets/${FONT}`, (_, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  );
}
