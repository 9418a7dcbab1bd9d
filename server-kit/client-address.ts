import { isIPv6 } from 'node:net';

/** The networks whose addresses are IPv4 addresses: `::ffff:0:0/96`, and `64:ff9b::/96` of a translator before an IPv6 server. */
const MAPPED = /^(0:0:0:0:0:ffff|64:ff9b:0:0:0:0):([\da-f]+):([\da-f]+)$/;

/**
 * The address that a limit counts: an IPv4 address, also one in an IPv6 address, or the /64 network of an IPv6 household, as
 * `2001:db8:7:1::/64`. Empty if the client has disconnected, because Node then no longer knows its address.
 */
export function rateLimitAddress(ip: string | undefined): string {
  if (ip === undefined || !ip.includes(':')) return ip ?? '';
  const plain = ip.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return ip;
  const groups = groupsOf(plain);
  const [, , high, low] = MAPPED.exec(groups.join(':')) ?? [];
  if (high !== undefined && low !== undefined)
    return [high, low]
      .map((group) => Number.parseInt(group, 16))
      .flatMap((two) => [two >> 8, two & 0xff])
      .join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [one = 0, two = 0, three = 0, four = 0] = parts.slice(0, 4).map(Number);
    return `${(one * 256 + two).toString(16)}:${(three * 256 + four).toString(16)}`;
  });
  const [head = [], tail] = hex.split('::').map((text) => (text === '' ? [] : text.split(':')));
  const missing = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? [])];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
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
