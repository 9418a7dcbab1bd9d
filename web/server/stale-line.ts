import { STALE_ID } from '../apollo/ssr-state.ts';
import * as appWords from '../words/app.ts';
import type { Page } from './renderer.ts';

const BODY = '<body>\n';
const LINE = `<p id="${STALE_ID}" class="stale-line" role="status">${appWords.mayBeOld} <span>${appWords.newOnesFollow}</span></p>\n`;

/**
 * The same page, whose first line says that prices and stock may be some minutes old. It lies in the banner's place, which is as
 * high, so that nothing moves when it goes.
 */
export function markStale<P extends Page>(page: P): P {
  return { ...page, html: page.html.replace(BODY, BODY + LINE), tag: page.tag.replace(/"$/, '-stale"'), isStale: true };
}
