import type { HttpRequest } from '../http-messages.ts';
import { LRUCache } from 'lru-cache';
import { isOwnNetwork, rateLimitAddress } from '../../../schema/client-address.ts';

/** How the name of a client of the shop's own network begins. */
const OWN_REQUEST = 'request ';

/** The address and the id of a request. Of a client that is gone already Node knows no address. */
type Client = Pick<HttpRequest, 'id'> & { ip?: string | undefined };

/** Who shares what the gateway can do with others: a client with a key, an address, or, of the shop's own network, each request. */
export function fairClientOf({ ip = '', id }: Client, keyOf: string | undefined): string {
  if (keyOf !== undefined) return `key ${keyOf}`;
  let client = clients.get(ip);
  if (client === undefined) clients.set(ip, (client = clientAt(ip)));
  return client === OWN_REQUEST ? `${OWN_REQUEST}${id}` : client;
}

/** What was found of addresses: to look at the networks for each request costs as much as all else that is done here. */
const clients = new LRUCache<string, string>({ max: 1_000 });

/** The client of an address; `OWN_REQUEST` for one of the shop's own network. */
function clientAt(ip: string): string {
  return isOwnNetwork(ip) ? OWN_REQUEST : `address ${rateLimitAddress(ip)}`;
}

/** Whether a client is a request of the shop's own network, which may be for any of its visitors, or the gateway itself. */
export function standsForMany(client: string): boolean {
  return client === '' || client.startsWith(OWN_REQUEST);
}
