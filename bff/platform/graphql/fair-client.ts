import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { rateLimitAddress } from '../../../schema/client-address.ts';

/** The addresses of a shop's own network: the storefront's, and those of a proxy that doesn't say for whom it asks. */
const OWN_NETWORK = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN_NETWORK.addSubnet(network, prefix);
OWN_NETWORK.addAddress('::1', 'ipv6');
OWN_NETWORK.addSubnet('fc00::', 7, 'ipv6');

/** How the name of such a client begins. */
const OWN_REQUEST = 'request ';

/** Who shares what the gateway can do with others: a client with a key, an address, or, of the shop's own network, each request. */
export function fairClientOf({ ip, id }: Pick<FastifyRequest, 'ip' | 'id'>, keyOf: string | undefined): string {
  if (keyOf !== undefined) return `key ${keyOf}`;
  let client = clients.get(ip);
  if (client === undefined) clients.set(ip, (client = clientAt(ip)));
  return client === OWN_REQUEST ? `${OWN_REQUEST}${id}` : client;
}

/** What was found of addresses: to look at the networks for each request costs as much as all else that is done here. */
const clients = new LRUCache<string, string>({ max: 1_000 });

/** The client of an address; `OWN_REQUEST` for one of the shop's own network. */
function clientAt(ip: string): string {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/, '');
  const isOwn = OWN_NETWORK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return isOwn ? OWN_REQUEST : `address ${rateLimitAddress(address)}`;
}

/** Whether a client is a request of the shop's own network, which may be for any of its visitors, or the gateway itself. */
export function standsForMany(client: string): boolean {
  return client === '' || client.startsWith(OWN_REQUEST);
}
