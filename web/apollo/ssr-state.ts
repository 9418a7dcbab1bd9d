import type { NormalizedCacheObject } from '@apollo/client';
import type { PageError } from './loader-errors.ts';
import type { Visit } from '../ui/VisitContext.tsx';

/** The error of a page in the shape that the browser's router expects: that of an error response. */
export interface RefusedPage {
  status: number;
  statusText: string;
  internal: boolean;
  data: PageError;
}

/** Everything that the browser needs to hydrate the server's page. */
export interface PageState {
  cache: NormalizedCacheObject;
  loaderData: Record<string, unknown>;
  errors: Record<string, RefusedPage> | null;
  visit: Visit;
}

/** The id of the data block in the page that holds its PageState. */
export const STATE_ID = 'state';

/** The id of the line by which a page says that its prices and stock may be some minutes old. */
export const STALE_ID = 'stale';

/** Replaces a picture's `url` in its `srcSet`, which repeats the address for each width. No address contains this character. */
const OWN_URL = '\ue000';

/** A picture in a JSON text. One whose address would be written with escapes is not found, and stays as it is. */
const PICTURE = /"url":"([^"\\<]+)","srcSet":"([^"\\<]+)"/g;

/** The state as the text of a data block. Its content can't end the block. */
export const writeState = (state: PageState): string =>
  JSON.stringify(state)
    .replaceAll(PICTURE, (_, url: string, list: string) => `"url":"${url}","srcSet":"${list.replaceAll(url, OWN_URL)}"`)
    .replaceAll('<', '\\u003c');

/** The state in the server's page. Throws an Error when there is none. */
export function readState(): PageState {
  const block = document.getElementById(STATE_ID);
  if (!block?.textContent) throw new Error('No state.');
  // In the text, not by a reviver: that is called for each of some thousand values.
  const text = block.textContent.replaceAll(
    PICTURE,
    (_, url: string, list: string) => `"url":"${url}","srcSet":"${list.replaceAll(OWN_URL, () => url)}"`,
  );
  return JSON.parse(text);
}
