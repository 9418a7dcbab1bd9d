import { readFileSync } from 'node:fs';
import { layOut, type SiteFrame } from './layout.ts';
import { createMarkdown, type MarkdownRenderer } from './markdown.ts';
import { fillPlaceholders, type DocsFacts } from './placeholders.ts';
import { referencePages, searchEntries, type LazyPage } from './reference-pages.ts';
import { readSchemaModel } from './schema-model.ts';

/** What the site is made for. */
interface SiteOptions {
  facts: DocsFacts;
  /** Whether the gateway serves its explorer too. */
  hasExplorer: boolean;
}

/** The site for client developers: every page is written at its first visit, and kept. */
export interface DocsSite {
  /** The addresses of all pages. */
  paths: readonly string[];
  /** A whole HTML page; undefined when there is none. */
  page(path: string): string | undefined;
  /** What is answered where no page is. */
  notFound: string;
  /** Names and addresses of pages, types and fields, as JSON. */
  searchIndex: string;
}

const DOCS_FOLDER = new URL('../../../docs/', import.meta.url);

/** The guides in the order of the menu: each a Markdown file that begins with its title and a sentence. */
export const GUIDES: Readonly<Record<string, readonly string[]>> = {
  'First steps': ['index', 'apollo-client', 'urql', 'relay', 'swift', 'kotlin'],
  Guides: [
    'sessions',
    'account',
    'paging',
    'money',
    'ids-and-caches',
    'changes',
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

/** Reads the guides and the schema. Throws an Error for a guide without a title. */
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
  content: '<h1>There is no such page</h1><p>The menu has them all; the <a href="/docs">first one</a> is a start.</p>',
};

/** The file of a guide, from `docs/`. The log of the schema's changes stands beside the folder of guides. */
export function fileOfGuide(name: string): string {
  return name === 'schema-changes' ? `${name}.md` : `client/${name}.md`;
}

function guidePage(name: string, facts: DocsFacts, markdown: MarkdownRenderer): LazyPage {
  const text = fillPlaceholders(readFileSync(new URL(fileOfGuide(name), DOCS_FOLDER), 'utf8'), facts);
  const [, title, description] = /^# (.+)\n\n([^]+?)\n\n/.exec(text) ?? [];
  if (!title || !description) throw new Error(`docs/${fileOfGuide(name)} begins with no title and sentence.`);
  return {
    path: name === 'index' ? '/docs' : `/docs/${name}`,
    title,
    description: description.replaceAll(/\s+/g, ' ').replaceAll(/[`*]|\]\([^)]*\)|\[/g, ''),
    write: () => markdown.render(text),
  };
}
