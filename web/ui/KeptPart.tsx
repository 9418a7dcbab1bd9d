import { LRUCache } from 'lru-cache';
import { createContext, type ReactNode, use } from 'react';

/** A part of one page, and its HTML where another page had the same. */
interface PagePart {
  key: string;
  html: string | undefined;
}

/** The kept parts of one page that the server renders. */
export interface KeptParts {
  /** Names a part by a text in its place, and answers that text. It ends with `END` behind the part, or at once where the part is known. */
  begin(key: string): { mark: string; isKnown: boolean };
  /** Puts the parts into the page's HTML. Parts that were not known are kept. */
  finish(html: string): string;
}

/** Bytes of all kept parts: some thousand cards. */
const MOST_BYTES = 12 * 2 ** 20;
/** Nobody who writes a name or a review can guess what begins and ends a part. */
const NONCE = crypto.randomUUID();
const [BEGIN, END] = [`\ue001${NONCE}:`, `\ue002${NONCE}`];
/** React separates two texts by a comment; a part is none. */
const PART = new RegExp(`(?:<!-- -->)?${BEGIN}(\\d+);([^]*?)${END}`, 'g');
/** What React leaves of a part that has failed on the server. */
const FAILED = '<!--$!-->';

const kept = new LRUCache<string, string>({
  maxSize: MOST_BYTES,
  sizeCalculation: (html, key) => 2 * (html.length + key.length),
});

/** Makes the parts of one page. Those of another `shop` are other parts. */
export function createKeptParts(shop: string): KeptParts {
  const parts: PagePart[] = [];
  return {
    begin: (name) => {
      const key = `${shop} ${name}`;
      const html = kept.get(key);
      const at = parts.push({ key, html }) - 1;
      return { mark: `${BEGIN}${at};`, isKnown: html !== undefined };
    },
    finish: (page) =>
      parts.length === 0
        ? page
        : page.replaceAll(PART, (_, at: string, rendered: string) => {
            const part = parts[Number(at)];
            if (part?.html !== undefined) return part.html;
            // A copy: a piece of the page's text would keep all of it.
            if (part && !rendered.includes(FAILED)) kept.set(part.key, Buffer.from(rendered).toString());
            return rendered;
          }),
  };
}

/** Gives the components of a page its kept parts; null where none are kept. */
export const KeptPartsContext = createContext<KeptParts | null>(null);

/**
 * Elements that the server renders once for all pages where `of` is the same: `of` names all that they are made of. They hold no text
 * at their edges, no other kept part, nothing that React moves into the head, and no id that React has made. A browser needs none of this.
 */
export function KeptPart({ of: key, children }: { of: string; children: ReactNode }) {
  const parts = use(KeptPartsContext);
  if (!parts) return children;
  const { mark, isKnown } = parts.begin(key);
  if (isKnown) return mark + END;
  return (
    <>
      {mark}
      {children}
      {END}
    </>
  );
}
