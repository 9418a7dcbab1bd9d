import type { SendRequest } from './public-query.ts';

let changes = 0;

/** Records that public data has changed, such as by a review, or may be old: this tab fetches it again. */
export const publicDataChanged = (): void => void (changes += 1);

/** Returns how often public data has changed in this tab. */
export const publicDataVersion = (): number => changes;

/**
 * Sends a query by GET, without cookies and token, so that the browser caches the response for as long as the gateway allows. After
 * a change the browser revalidates its copy with the gateway.
 */
export const sendByGet: SendRequest = async (request) => {
  const search = new URLSearchParams(
    Object.entries(request).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const response = await fetch(`/graphql?${search.toString()}`, {
    headers: { accept: 'application/graphql-response+json,application/json;q=0.9' },
    credentials: 'omit',
    cache: changes > 0 ? 'no-cache' : 'default',
  });
  const contentType = response.headers.get('content-type') ?? '';
  return { status: response.status, contentType, text: await response.text() };
};
