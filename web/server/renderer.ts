import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAssets } from './assets.ts';
import { documentOf, inlineSource, type PageParts, tagOf } from './document.ts';
import { createSendToGateway, type SendToGateway } from './gateway.ts';
import { markStale } from './stale-line.ts';

/** The route of every address that is nothing else: a page, or none. */
export const PAGES = '/*';

/** What to render, and from where its data comes. */
export interface PageRequest {
  /** The page's path with its query. */
  path: string;
  /** The origin that the shop is reached at. */
  origin: string;
  /** The gateway's absolute address. */
  gateway: string;
  /** The id of the request by which the gateway's log knows it; its own where it is undefined. */
  requestId?: string;
  /** The W3C header of what the request is part of. */
  traceparent?: string | undefined;
}

/** A page ready to be sent, or the way to another (`location`). */
export interface Page {
  status: number;
  /** The page's route as it is declared: `/:category`. */
  route: string;
  location?: string;
  html: string;
  tag: string;
  /** Whether it is the checkout's document, which may have the payment widget. */
  isCheckout: boolean;
  /** What went wrong without being foreseen, for the log; the shopper saw general words in its place. */
  problems: readonly unknown[];
  /** Whether prices and stock may be some minutes old, as the page itself says then. */
  isStale: boolean;
}

/** The rendering half of the build: what `web/entry/server.tsx` exports. */
interface ServerEntry {
  renderPage(request: PageRequest, send: SendToGateway): Promise<RenderedPage>;
  listPages(gateway: string): Promise<ListedPage[]>;
  listFixedPaths(): FixedPaths;
  keepReadParams(url: string): string;
  readShop(gateway: string): Promise<KnownShop>;
}

/** What React rendered: a page, or the way to another. */
export type RenderedPage =
  | { status: number; route: string; location: string }
  | ({
      status: number;
      route: string;
      location?: undefined;
      /** The modules of the route on screen, as the build's manifest names them. */
      chunks: string[];
      /** Errors that nobody foresaw, for the log. */
      problems: readonly unknown[];
      /** Whether some of the data is old because the shop's REST host is away. */
      isStale: boolean;
    } & PageParts);

/** Paths of pages: those that are one shopper's own, and all. */
interface FixedPaths {
  personal: string[];
  all: string[];
}

/** A page that search engines are told of, and when it last changed where that is known. */
export interface ListedPage {
  path: string;
  updatedAt?: string;
}

/** What the server knows of the shop. */
interface KnownShop {
  name: string;
  trade: string;
  contact: { email: string };
  categories: readonly { name: string }[];
}

/** Turns addresses into pages. */
export interface Renderer {
  /** By what a content policy allows the script that stands in the pages; undefined when none does. */
  inlineSource?: string;
  render(request: PageRequest): Promise<Page>;
  /** Every page that a search engine should know. */
  listPages(gateway: string): Promise<ListedPage[]>;
  /** An address with those search parameters alone that its page reads. */
  keepReadParams(url: string): Promise<string>;
  /** The pages with fixed paths, as their routes have them. */
  listFixedPaths(): Promise<FixedPaths>;
  /** What the gateway tells of the shop. Rejects when it never answered. */
  readShop(gateway: string): Promise<KnownShop>;
}

/** The renderer of a build in `dir`. Rejects when there is none. */
export async function openRenderer(dir: string): Promise<Renderer> {
  const entry: ServerEntry = await import(pathToFileURL(join(dir, 'server/entry-server.js')).href);
  const assetsOf = await readAssets(join(dir, 'client'));
  const { inlineScript, start } = assetsOf([]);
  const build = `${start} ${inlineScript}`;
  const send = createSendToGateway();
  return {
    ...(inlineScript === undefined ? {} : { inlineSource: inlineSource(inlineScript) }),
    listPages: (gateway) => entry.listPages(gateway),
    listFixedPaths: async () => entry.listFixedPaths(),
    keepReadParams: async (url) => entry.keepReadParams(url),
    readShop: (gateway) => entry.readShop(gateway),
    render: async (request) => {
      const rendered = await entry.renderPage(request, send);
      return pageOf(rendered, (parts) => documentOf(parts, assetsOf(parts.chunks)), build);
    },
  };
}

/** A page of what React rendered; `write` puts the document around it. Pages of another `build` have another tag. */
export function pageOf(
  rendered: RenderedPage,
  write: (parts: PageParts & { chunks: string[] }) => string,
  build = '',
): Page {
  const { status, route, location } = rendered;
  const nothing = { status, route, html: '', tag: '', isCheckout: false, problems: [], isStale: false };
  if (location !== undefined) return { ...nothing, location };
  const { isCheckout, problems } = rendered;
  const page = { ...nothing, html: write(rendered), tag: tagOf(rendered, build), isCheckout, problems };
  return rendered.isStale && status < 500 && !isCheckout ? markStale(page) : page;
}
