import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks whose addresses have no meaning, or another one, outside. */
const PRIVATE_NETWORKS = new BlockList();
const IPV4 = ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'];
for (const network of [...IPV4, '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4']) addNetwork(network);
for (const network of ['::/96', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8']) addNetwork(network);

/** The last labels of names that only the host's machine or network resolves. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|corp|home|localdomain|home\.arpa)$/;

function addNetwork(network: string): void {
  const [address = '', bits] = network.split('/');
  PRIVATE_NETWORKS.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * Whether any browser can reach the host of an http(s) address, as far as the name shows. The URL parser has already
 * normalized decimal, octal and hexadecimal addresses. An IPv4 address within IPv6 counts as itself.
 */
export function isPublicHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');
  if (isIPv4(name)) return !PRIVATE_NETWORKS.check(name, 'ipv4');
  if (isIPv6(name)) return !PRIVATE_NETWORKS.check(embeddedIPv4(name) ?? name, embeddedIPv4(name) ? 'ipv4' : 'ipv6');
  return name.includes('.') && !PRIVATE_NAMES.test(name);
}

/**
 * The origin that an entry of `PICTURE_HOSTS` names. A bare host name means its https origin. Undefined for any other
 * text.
 */
export function pictureOriginOf(entry: string): string | undefined {
  const url = URL.parse(entry.includes('://') ? entry : `https://${entry}`);
  const isOrigin = url?.href === `${url?.origin}/` && /^https?:\/\/[\w.[\]:-]+$/.test(url.origin);
  return isOrigin ? url.origin : undefined;
}

/** The refusal of a picture that browsers outside cannot load. */
export const UNREACHABLE_PICTURE =
  'Please give an address that everybody can open: on a public host, without a password in it.';

/** The IPv4 address in an IPv6 address that contains one: mapped, translated (NAT64) or tunnelled (6to4). */
function embeddedIPv4(address: string): string | undefined {
  const groups = /^(?:::ffff:(?:0:)?|64:ff9b::|2002:)([0-9a-f]{1,4}):([0-9a-f]{1,4})(?:$|:)/.exec(address);
  if (!groups) return undefined;
  const [high, low] = [Number.parseInt(groups[1] ?? '', 16), Number.parseInt(groups[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
