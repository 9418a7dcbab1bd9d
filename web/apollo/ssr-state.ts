import type { NormalizedCacheObject } from '@apollo/client';
import type { PageError } from './loader-errors.ts';
import type { Shop } from '../ui/ShopContext.tsx';

/** A refused page as the router wants it on the browser's side: the shape of an error response. */
export interface RefusedPage {
  status: number;
  statusText: string;
  internal: boolean;
  data: PageError;
}

/** Everything that the browser needs to go on where the server stopped. */
export interface PageState {
  cache: NormalizedCacheObject;
  loaderData: Record<string, unknown>;
  errors: Record<string, RefusedPage> | null;
  shop: Shop;
}

/** The id of the data block in the page that holds its PageState. */
export const STATE_ID = 'state';

/** Stands in a picture's `srcSet` for its own `url`, which that list repeats for each width; no address has it. */
const OWN_URL = '\ue000';

/** The state as the text of a data block; nothing in it can end the block. */
export const writeState = (state: PageState): string =>
  JSON.stringify(state, function (this: { url?: unknown }, key: string, value: unknown) {
    const isList = key === 'srcSet' && typeof value === 'string' && typeof this.url === 'string' && this.url !== '';
    return isList ? value.replaceAll(String(this.url), OWN_URL) : value;
  }).replaceAll('<', '\\u003c');

/** The state that the server left in this page. Throws an Error when there is none. */
export function readState(): PageState {
  const block = document.getElementById(STATE_ID);
  if (!block?.textContent) throw new Error('This page came without its state.');
  return JSON.parse(block.textContent, function (this: { url?: unknown }, key: string, value: unknown) {
    return key === 'srcSet' && typeof value === 'string' ? value.replaceAll(OWN_URL, () => String(this.url)) : value;
  });
}
