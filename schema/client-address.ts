import { BlockList, isIPv6 } from 'node:net';

/**
 * The address that a limit counts: an IPv4 address, or the /64 network that one household has of IPv6, as `2001:db8:7:1::/64`. An
 * empty text for a client that is gone, whose address Node no longer knows.
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

/** Whether an address is of the shop's own network, whose requests may be for any of its visitors. */
export function isOwnNetwork(ip: string): boolean {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/, '');
  return OWN_NETWORK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
