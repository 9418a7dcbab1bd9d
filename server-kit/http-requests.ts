import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { isIP, type Socket } from 'node:net';

/** The headers of a request, as Node has read them. */
type Headers = Record<string, string | string[] | undefined>;

const REQUEST_ID = /^[A-Za-z0-9][A-Za-z0-9._~:/+=@-]{0,127}$/;

/**
 * The id in a request's `x-request-id`, which connects the log lines of all servers. A new id if the header is missing
 * or invalid.
 */
export function requestIdOf({ 'x-request-id': given }: Headers): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Removes invalid entries from proxy headers: `X-Forwarded-For` has only addresses without ports, `X-Forwarded-Proto`
 * only http or https. An entry that is no address is removed with all entries on its left. The request then counts as
 * that of the proxy that sent the entry.
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

/** A request target in absolute form, without a user: its host, and its path with the query. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@]+)(.*)$/i;

/**
 * Returns the path and query of a request target. A client of a proxy sends a whole address. Its host then replaces the
 * header Host (RFC 9112, 3.2.2).
 */
export function originFormOf({ url = '', headers }: { url?: string | undefined; headers: Headers }): string {
  const [, host, path = ''] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host === undefined) return url;
  headers['host'] = host;
  return path.startsWith('/') ? path : `/${path}`;
}

/** Whether a request target is a path, or the asterisk of OPTIONS. */
export const isPathTarget = (url: string): boolean => url.startsWith('/') || url === '*';

/** Whether a request names at most one host. With several, two servers could choose different hosts. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}

/** Whether a text can be the host of an address: `a:99999` and `999.999.999.999` look like one and can't. A request may name none. */
export const isHost = (host: string): boolean => host === '' || URL.canParse(`http://${host}`);

const MEDIA_TYPE = /^[\w!#$&^.+*'`|~%-]+\/[\w!#$&^.+*'`|~%-]+(\s*;\s*([\w!#$&^.+*'`|~%-]+=([^\s";,]*|"[^"]*"))?)*\s*$/;

/** Whether a `Content-Type` is well formed: a type, and optional parameters. */
export const isMediaType = (header: string): boolean =>
  header === 'application/json' || (header.length <= 256 && MEDIA_TYPE.test(header));

const PARAMETER = /;\s*([^=;\s"]+)=("[^"]*"|[^;\s]*)/g;

/** Whether a media type names no charset other than UTF-8. */
export function isInUtf8(header: string): boolean {
  if (!header.includes(';')) return true;
  return [...header.matchAll(PARAMETER)].every(
    ([, name, value]) => name?.toLowerCase() !== 'charset' || /^"?utf-?8"?$/i.test(value ?? ''),
  );
}

/** Whether a `Content-Encoding` leaves the body unchanged. */
export const isUncoded = (header: string): boolean => /^\s*(identity)?\s*$/i.test(header);

/** Node's error for a connection whose request it could not read. */
export interface ConnectionError extends Error {
  code?: string;
}

/** The status for a request that Node could not read. */
export function statusOfConnectionError({ code }: ConnectionError): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** The status line of a response. */
export const statusLine = (status: number): string => `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;

/** Sends this JSON as the response to a request that Node could not read, and closes the connection. */
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
