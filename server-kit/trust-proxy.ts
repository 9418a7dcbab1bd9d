import { BlockList, isIP, isIPv6 } from 'node:net';

/** The networks of each name that Fastify's `trustProxy` accepts. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
const BITS = { 4: 32, 6: 128 } as const;

/** The rule for `TRUST_PROXY`. */
export const TRUST_PROXY_RULE =
  'be addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between them';

/** Whether a text lists proxies whose `X-Forwarded-For` is trusted, in the form of Fastify's `trustProxy`. */
export function isTrustProxy(text: string): boolean {
  return text.split(',').every((part) => part.trim() in NAMED || isNetwork(part.trim()));
}

/** Whether a text is an address, or a network by its bits or by its mask. */
function isNetwork(text: string): boolean {
  const [address = '', range, ...more] = text.split('/');
  const kind = isIP(address);
  if ((kind !== 4 && kind !== 6) || more.length > 0) return false;
  if (range === undefined) return true;
  if (kind === 4 && isIP(range) === 4) return true;
  return /^\d{1,3}$/.test(range) && Number(range) > 0 && Number(range) <= BITS[kind];
}

/** Makes the test whether an address is of one of these networks, as `TRUST_PROXY` names them. */
export function createNetworkTest(networks: string): (ip: string) => boolean {
  const list = new BlockList();
  for (const network of networks.split(',').flatMap((part) => NAMED[part.trim()] ?? [part.trim()])) {
    const [address = '', range = ''] = network.split('/');
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (isIP(address) !== 0) list.addSubnet(address, bitsOf(range) ?? BITS[isIPv6(address) ? 6 : 4], kind);
  }
  return (ip) => {
    const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
    return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}

/** Whether an address is of a private network or of this machine. */
export const isPrivateAddress = createNetworkTest('loopback,linklocal,uniquelocal');

/** The bits of a network's range, which may be a mask such as `255.0.0.0`; undefined without a range. */
function bitsOf(range: string): number | undefined {
  if (range === '') return undefined;
  if (isIP(range) !== 4) return Number(range);
  return range.split('.').reduce((bits, part) => bits + Number(part).toString(2).replaceAll('0', '').length, 0);
}
