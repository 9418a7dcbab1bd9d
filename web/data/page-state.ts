import type { Visit } from '../ui/VisitContext.tsx';
import type { PageError } from './page-errors.ts';

/** The error of a page in the shape that the browser's router expects: that of an error response. */
export interface RefusedPage {
  status: number;
  statusText: string;
  internal: boolean;
  data: PageError;
}

/** The data that the browser needs to hydrate the server's page. */
export interface PageState {
  loaderData: Record<string, unknown>;
  errors: Record<string, RefusedPage> | null;
  visit: Visit;
}

/** The id of the data block in the page that holds its PageState. */
export const STATE_ID = 'state';

/** The id of the line in a page whose prices and stock may be some minutes old. */
export const STALE_ID = 'stale';

/** Replaces a picture's `url` in its `srcSet`, which repeats the address for each width. No address contains this character. */
const OWN_URL = '\ue000';

/** Replaces a `srcSet` that is the same as the one before, apart from the addresses. No address contains this character. */
const REPEATED = '\ue001';

/** A picture in a JSON text. One whose address needs escapes does not match, and remains unchanged. */
const PICTURE = /"url":"([^"\\<]+)","srcSet":"([^"\\<]+)"/g;

/** Leaves out the names of types: only Apollo's cache reads them, and it does not receive this data. */
const withoutTypeNames = (key: string, value: unknown): unknown => (key === '__typename' ? undefined : value);

/** Returns the state as the text of a data block, short enough for a listing's first flight. Its content can't end the block. */
export const writeState = (state: PageState): string =>
  JSON.stringify(state, withoutTypeNames).replaceAll(PICTURE, shortenWith(createRepeats())).replaceAll('<', '\\u003c');

/** Returns a function that replaces a text that is the same as the one before by REPEATED. */
function createRepeats(): (text: string) => string {
  let last: string | undefined;
  return (text) => {
    if (text === last) return REPEATED;
    last = text;
    return text;
  };
}

/** Shortens a picture: the list of its widths contains no address, and is REPEATED if it is that of the picture before. */
const shortenWith = (shorten: (text: string) => string) => (_: string, url: string, list: string) =>
  `"url":"${url}","srcSet":"${shorten(list.replaceAll(url, OWN_URL))}"`;

/** Returns the state in the server's page. Throws an Error if there is none. */
export function readState(): PageState {
  const block = document.getElementById(STATE_ID);
  if (!block?.textContent) throw new Error('No state.');
  // In the text, not by a reviver, which is called for each of some thousand values.
  let last = '';
  const text = block.textContent.replaceAll(PICTURE, (_, url: string, list: string) => {
    if (list !== REPEATED) last = list;
    return `"url":"${url}","srcSet":"${last.replaceAll(OWN_URL, () => url)}"`;
  });
  return JSON.parse(text);
}
