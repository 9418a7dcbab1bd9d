import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAssets } from './assets.ts';
import { documentOf, inlineSource, type PageParts, tagOf, markStale } from './document.ts';
import { createSendToGateway, type SendToGateway, type SentToGateway } from './gateway.ts';

/** The route of every other address: a page, or a 404. */
export const PAGES = '/*';

/** The input of a rendering. */
export interface PageRequest extends Pick<SentToGateway, 'requestId' | 'traceparent'> {
  /** The page's path with its query. */
  path: string;
  /** The public origin of the shop. */
  origin: string;
  /** The gateway's absolute address. */
  gateway: string;
}

/** A page ready to be sent, or a redirect (`location`). */
export interface Page {
  status: number;
  /** The declared route of the page: `/:category`. */
  route: string;
  location?: string;
  html: string;
  tag: string;
  /** Whether it is the checkout's document, which may have the payment widget. */
  isCheckout: boolean;
  /** Unexpected errors, for the log; the shopper saw a general message instead. */
  problems: readonly unknown[];
  /** Whether prices and stock may be some minutes old, as the page itself reports then. */
  isStale: boolean;
}

/** The rendering half of the build: the exports of `web/entry/server.tsx`. */
interface ServerEntry {
  renderPage(request: PageRequest, send: SendToGateway): Promise<RenderedPage>;
  listPages(gateway: string, send: SendToGateway): Promise<ListedPage[]>;
  listFixedPaths(): FixedPaths;
  pickReadParams(url: string): string;
  readShop(gateway: string, send: SendToGateway): Promise<KnownShop>;
  expireShop(): void;
}

/** The result of React: a page, or a redirect. */
export type RenderedPage =
  | { status: number; route: string; location: string }
  | ({
      status: number;
      route: string;
      location?: undefined;
      /** The modules of the route on screen, as the build's manifest names them. */
      chunks: string[];
      /** Unexpected errors, for the log. */
      problems: readonly unknown[];
      /** Whether some of the data is old because the shop's REST host is down. */
      isStale: boolean;
    } & PageParts);

/** Paths of pages: those of one shopper, and all. */
interface FixedPaths {
  personal: string[];
  all: string[];
}

/** A page in the sitemap, with the time of its last change if it is known. */
export interface ListedPage {
  path: string;
  updatedAt?: string;
}

/** The facts of the shop on the server. */
interface KnownShop {
  name: string;
  trade: string;
  contact: { email: string };
  categories: readonly { name: string }[];
}

/** Renders the pages of addresses. */
export interface Renderer {
  /** The source in a content policy that allows the script in the pages; undefined without one. */
  inlineSource?: string;
  render(request: PageRequest): Promise<Page>;
  /** Every page for search engines. */
  listPages(gateway: string): Promise<ListedPage[]>;
  /** An address with only the search parameters that its page reads. */
  pickReadParams(url: string): Promise<string>;
  /** The pages with fixed paths, from their routes. */
  listFixedPaths(): Promise<FixedPaths>;
  /** The shop's facts from the gateway. Rejects if it never responded. */
  readShop(gateway: string): Promise<KnownShop>;
  /** Makes the next pages load the shop's facts again, after a change of its settings. */
  expireShop(): void;
}

/** The renderer of a build in `dir`. Rejects if there is none. */
export async function openRenderer(dir: string): Promise<Renderer> {
  const entry: ServerEntry = await import(pathToFileURL(join(dir, 'server/entry-server.js')).href);
  const assetsOf = await readAssets(join(dir, 'client'));
  const { inlineScript, start } = assetsOf([]);
  const build = `${start} ${inlineScript}`;
  const send = createSendToGateway();
  return {
    ...(inlineScript === undefined ? {} : { inlineSource: inlineSource(inlineScript) }),
    listPages: (gateway) => entry.listPages(gateway, send),
    listFixedPaths: async () => entry.listFixedPaths(),
    pickReadParams: async (url) => entry.pickReadParams(url),
    readShop: (gateway) => entry.readShop(gateway, send),
    expireShop: () => entry.expireShop(),
    render: async (request) => {
      const rendered = await entry.renderPage(request, send);
      return pageOf(rendered, (parts) => documentOf(parts, assetsOf(parts.chunks)), build);
    },
  };
}

/** The page of a React result; `write` adds the document around it. Pages of another `build` have another tag. */
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
