import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { layOut, type SiteFrame } from './layout.ts';
import { createMarkdown, type MarkdownRenderer } from './markdown.ts';
import { referencePages, searchEntries, type LazyPage } from './reference.ts';
import { readSchemaModel } from './schema-model.ts';
import { addVary, sendWithTag } from '../headers.ts';

/** Options of the docs site. */
interface SiteOptions {
  facts: DocsFacts;
  /** Whether the gateway also serves its explorer. */
  hasExplorer: boolean;
}

/** The site for client developers. Each page is written at its first visit and cached. */
export interface DocsSite {
  /** The addresses of all pages. */
  paths: readonly string[];
  /** A whole HTML page; undefined when there is none. */
  page(path: string): string | undefined;
  /** The HTML for an unknown address. */
  notFound: string;
  /** Names and addresses of pages, types and fields, as JSON. */
  searchIndex: string;
}

const DOCS_FOLDER = new URL('../../../docs/', import.meta.url);

/** The guides in the order of the menu: each a Markdown file that begins with its title and a sentence. */
export const GUIDES: Readonly<Record<string, readonly string[]>> = {
  'First steps': ['index', 'design', 'apollo-client', 'urql', 'relay', 'swift', 'kotlin'],
  Guides: [
    'sessions',
    'account',
    'paging',
    'money',
    'ids-and-caches',
    'changes',
    'finding',
    'choosing',
    'paying',
    'orders',
    'caching',
    'documents-by-id',
    'limits',
    'errors',
    'versions',
    'schema-changes',
  ],
};

/** Creates the site from the guides and the schema. Throws an Error for a guide without a title. */
export function createDocsSite({ facts, hasExplorer }: SiteOptions): DocsSite {
  const model = readSchemaModel();
  const markdown = createMarkdown(model.addressOf);
  const guides = Object.entries(GUIDES).map(([title, names]) => ({
    title,
    pages: names.map((name) => guidePage(name, facts, markdown)),
  }));
  const groups = [...guides, { title: 'Reference', pages: referencePages(model, markdown) }];
  const menu = groups.map(({ title, pages }) => ({ title, links: pages.map(toLink) }));
  const frame: SiteFrame = { shopName: facts.name, menu, hasExplorer };
  const pages = new Map(groups.flatMap((group) => group.pages.map((page) => [page.path, page])));
  const written = new Map<string, string>();
  const write = (page: LazyPage) => {
    const html = written.get(page.path) ?? layOut({ ...page, content: page.write() }, frame);
    written.set(page.path, html);
    return html;
  };
  const links = groups.flatMap((group) => group.pages.map(({ path, title }): [string, string] => [title, path]));
  return {
    paths: [...pages.keys()],
    page: (path) => {
      const page = pages.get(path);
      return page && write(page);
    },
    notFound: layOut(NOT_FOUND, frame),
    searchIndex: JSON.stringify([...links, ...searchEntries(model)]),
  };
}

const toLink = ({ path, title }: LazyPage) => ({ path, title });

const NOT_FOUND = {
  path: '',
  title: 'No such page',
  description: 'There is no such page.',
  content:
    '<h1>There is no such page</h1><p>The menu lists all pages; begin with the <a href="/docs">first one</a>.</p>',
};

/** The path of a guide's file in `docs/`. The log of schema changes is beside the folder of guides. */
export function fileOfGuide(name: string): string {
  return name === 'schema-changes' ? `${name}.md` : `client/${name}.md`;
}

function guidePage(name: string, facts: DocsFacts, markdown: MarkdownRenderer): LazyPage {
  const text = fillPlaceholders(readFileSync(new URL(fileOfGuide(name), DOCS_FOLDER), 'utf8'), facts);
  const [, title, description] = /^# (.+)\n\n([^]+?)\n\n/.exec(text) ?? [];
  if (!title || !description) throw new Error(`docs/${fileOfGuide(name)} must begin with a title and a sentence.`);
  return {
    path: name === 'index' ? '/docs' : `/docs/${name}`,
    title,
    description: description.replaceAll(/\s+/g, ' ').replaceAll(/[`*]|\]\([^)]*\)|\[/g, ''),
    write: () => markdown.render(text),
  };
}

/** The placeholders of guides: `{{api.cost}}`, `{{limits.quantity}}`, `{{url}}`. All numbers come from `shop`. */
export interface DocsFacts {
  /** The shop's name. */
  name: string;
  /** The origin at which clients reach the API. */
  url: string;
  [fact: string]: unknown;
}

/** Replaces each `{{path}}` with its value in `facts`. Throws an Error that names a path without a number or text. */
export function fillPlaceholders(text: string, facts: DocsFacts): string {
  return text.replaceAll(/\{\{([\w.]+)\}\}/g, (_, path: string) => {
    const value = valueAt(facts, path);
    if (typeof value === 'number') return value.toLocaleString('en-IN');
    if (typeof value === 'string') return value;
    throw new Error(`The guides use {{${path}}}, which has no value.`);
  });
}

function valueAt(facts: DocsFacts, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined,
      facts,
    );
}

/** The path of the docs. */
export const DOCS_PATH = '/docs';

/** Allows only the site's own files. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
/** The site changes only with a new gateway. */
const CACHE_CONTROL = 'public, max-age=300';
const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};
const FONT = 'eczar-latin-600.woff2';

/** Options of the docs. */
export interface DocsOptions {
  /** The value of `shop`, for placeholders in the guides. */
  facts: Readonly<Record<string, unknown>> & { name: string };
  /** The shop's origin. Without it, examples use the origin of the request. */
  publicUrl: string | undefined;
  hasExplorer: boolean;
}

/**
 * Serves the docs for client developers, also in production. They are written at the first visit. In development, a
 * visit at another origin writes them again.
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
  for (const name of ['docs.css', 'docs.js', 'design.svg']) {
    const text = readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8');
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
    app.get(`${DOCS_PATH}/assets/${name}`, (request, reply) => send(request, reply, type, text));
  }
  const font = readFileSync(new URL(`assets/${FONT}`, import.meta.url));
  app.get(`${DOCS_PATH}/assets/${FONT}`, (_, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  );
}

/** The origin of a request. An invalid host name is not repeated. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
}
