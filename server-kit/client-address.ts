import { isIPv6 } from 'node:net';

/**
 * The address that a limit counts: an IPv4 address, or the /64 network of an IPv6 household, as `2001:db8:7:1::/64`.
 * Empty if the client has disconnected, because Node then no longer knows its address.
 */
export function rateLimitAddress(ip: string | undefined): string {
  if (ip === undefined || !ip.includes(':')) return ip ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const plain = ip.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return ip;
  const [head = '', tail] = plain.split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = tail === undefined ? 0 : 8 - groupsOf(head).length - groupsOf(tail).length;
  const groups = [...groupsOf(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groupsOf(tail ?? '')];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** A network that a limit counts, and its points as a multiple of the points of one address. */
export interface CountedNetwork {
  name: string;
  times: number;
}

/**
 * The networks in which limits count a `rateLimitAddress`: the address itself and, for IPv6, the /56 and the /48 around
 * it. A provider gives such networks to one customer, who could otherwise use a new /64 for each call.
 */
export function networksOf(address: string): CountedNetwork[] {
  const alone = { name: address, times: 1 };
  const [, customer = '', group = ''] = /^((?:address )?(?:[\da-f]+:){3})([\da-f]+)::\/64$/.exec(address) ?? [];
  if (group === '') return [alone];
  const wide = (Number.parseInt(group, 16) & 0xff00).toString(16);
  return [alone, { name: `${customer}${wide}::/56`, times: 4 }, { name: `${customer}:/48`, times: 16 }];
}

/** The customer of a provider, whom a `rateLimitAddress` or a client of `fairClientOf` belongs to: for IPv6 the /48, otherwise the client itself. */
export const customerOf = (client: string): string => networksOf(client).at(-1)?.name ?? client;

/** The prefix of the client name of a request from the shop's own servers. */
const OWN_REQUEST = 'request ';

/** The address and the id of a request. The address is missing if the client has disconnected. */
interface Client {
  id: string;
  ip?: string | undefined;
  /** Whether a server of the shop sent it for no client: see `createServerApp`. */
  isOfShop?: boolean | undefined;
}

/**
 * The client that shares a server's capacity with others: its key, or its address. Each request of the shop's own
 * servers is one client.
 */
export function fairClientOf({ ip, id, isOfShop = false }: Client, key?: string): string {
  if (key !== undefined) return `key ${key}`;
  return isOfShop ? `${OWN_REQUEST}${id}` : `address ${rateLimitAddress(ip)}`;
}

/**
 * Whether a client is a request of the shop's own servers: it can come from any visitor, or from the gateway itself.
 */
export function isSharedAddress(client: string): boolean {
  return client === '' || client.startsWith(OWN_REQUEST);
}
