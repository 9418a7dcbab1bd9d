import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { isIP, type Socket } from 'node:net';

/** The headers of a request, as Node has read them. */
type Headers = Record<string, string | string[] | undefined>;

/** Milliseconds between two looks for requests that take too long to arrive. */
const CHECK_MS = 1_000;

/** Node's limits for a request that may take so many milliseconds to arrive, its headers alone or with its body. */
export function timeoutsOf(milliseconds: number) {
  return {
    requestTimeout: milliseconds,
    // Of two limits Node takes the greater one for the whole request.
    headersTimeout: milliseconds,
    connectionsCheckingInterval: Math.min(CHECK_MS, milliseconds),
  };
}

const REQUEST_ID = /^[A-Za-z0-9][A-Za-z0-9._~:/+=@-]{0,127}$/;

/** The id in a request's `x-request-id`, by which the log lines of all floors are found; a new one where there is none that can be an id. */
export function requestIdOf({ 'x-request-id': given }: Headers): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Leaves in the headers of proxies only what can be true: addresses without ports in `X-Forwarded-For`, and http or https in
 * `X-Forwarded-Proto`. An entry that is no address goes, with all on its left: the request then counts as that of the
 * proxy which told it.
 */
export function cleanForwardedHeaders(headers: Headers): void {
  const { 'x-forwarded-for': given, 'x-forwarded-proto': protocol } = headers;
  const addresses = given === undefined ? '' : toAddresses(given);
  if (addresses !== '') headers['x-forwarded-for'] = addresses;
  else if (given !== undefined) delete headers['x-forwarded-for'];
  if (protocol !== undefined && !/^https?$/.test(lastOf(protocol))) delete headers['x-forwarded-proto'];
}

function toAddresses(header: string | string[] | undefined): string {
  const addresses = String(header ?? '')
    .split(',')
    .map(toAddress);
  const known = addresses.slice(addresses.lastIndexOf(undefined) + 1);
  return known.join(', ');
}

/** An address as a proxy may write it: `192.0.2.1`, `192.0.2.1:1000`, `2001:db8::1`, `[2001:db8::1]:443`. */
function toAddress(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, v4] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const [, v6] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  const address = v4 ?? v6 ?? text;
  return isIP(address) === 0 ? undefined : address;
}

const lastOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

/** Whether a request names one host at the most: of several, two servers could take different ones. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}

const MEDIA_TYPE = /^[\w!#$&^.+*'`|~%-]+\/[\w!#$&^.+*'`|~%-]+(\s*;\s*([\w!#$&^.+*'`|~%-]+=([^\s";,]*|"[^"]*"))?)*\s*$/;

/** Whether a `Content-Type` is one: a type, and perhaps parameters. */
export const isMediaType = (header: string): boolean =>
  header === 'application/json' || (header.length <= 256 && MEDIA_TYPE.test(header));

const PARAMETER = /;\s*([^=;\s"]+)=("[^"]*"|[^;\s]*)/g;

/** Whether a `Content-Type`, which is a media type, says of no other charset than UTF-8. */
export function isInUtf8(header: string): boolean {
  if (!header.includes(';')) return true;
  return [...header.matchAll(PARAMETER)].every(
    ([, name, value]) => name?.toLowerCase() !== 'charset' || /^"?utf-?8"?$/i.test(value ?? ''),
  );
}

/** Whether a `Content-Encoding` leaves the body as it is. */
export const isUncoded = (header: string): boolean => /^\s*(identity)?\s*$/i.test(header);

/** What Node reports of a connection whose request it could not read. */
export interface ConnectionError extends Error {
  code?: string;
}

/** The status for a request that Node could not read. */
export function statusOfConnectionError({ code }: ConnectionError): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** The first line of an answer. */
export const statusLine = (status: number): string => `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;

/** Answers a request that Node could not read with this JSON, and closes its connection. */
export function endConnection(error: ConnectionError, socket: Socket, body: object): void {
  const status = statusOfConnectionError(error);
  const json = JSON.stringify(body);
  const lines = [
    statusLine(status),
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(json)}`,
    'Connection: close',
    '',
    json,
  ];
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(lines.join('\r\n'));
  socket.destroy(error);
}
