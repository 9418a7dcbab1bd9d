import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVary, sendWithTag } from '../graphql/http-headers.ts';
import { createDocsSite, type DocsSite } from './site.ts';

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

/** What the docs tell of. */
export interface DocsOptions {
  /** The answer of `shop`, which guides name figures of. */
  facts: Readonly<Record<string, unknown>> & { name: string };
  /** The shop's origin; without one the examples ask where the docs are read. */
  publicUrl: string | undefined;
  hasExplorer: boolean;
}

/**
 * Serves the docs for client developers, also in production. They are read and written when somebody comes for the first time, and
 * again when somebody reads them at another address, which is possible in development alone.
 */
export function serveDocs(app: FastifyInstance, { facts, publicUrl, hasExplorer }: DocsOptions): void {
  let made: { url: string; site: DocsSite } | undefined;
  const siteFor = (request: FastifyRequest) => {
    const url = publicUrl ?? originOf(request);
    if (made?.url !== url) made = { url, site: createDocsSite({ facts: { ...facts, url }, hasExplorer }) };
    return made.site;
  };
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, text: string) => {
    addVary(reply.type(type).header('cache-control', CACHE_CONTROL), 'accept-encoding');
    return sendWithTag(request, reply, text);
  };
  const html = 'text/html; charset=utf-8';
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-security-policy', CSP).header('referrer-policy', 'no-referrer');
    const site = siteFor(request);
    const page = site.page(request.url.replace(/\?.*$/, '').replace(/\/$/, ''));
    return send(request, page === undefined ? reply.code(404) : reply, html, page ?? site.notFound);
  };
  app.get(DOCS_PATH, sendPage);
  app.get(`${DOCS_PATH}/*`, sendPage);
  app.get(`${DOCS_PATH}/search.json`, (request, reply) =>
    send(request, reply, 'application/json; charset=utf-8', siteFor(request).searchIndex),
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

/** The origin by which a reader has come. A name that is none is not repeated. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
}
