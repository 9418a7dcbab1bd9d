import { isIP } from 'node:net';

/** The environment variables of a process. */
type Variables = Readonly<Record<string, string | undefined>>;

const MODES = ['development', 'test', 'production'];

/**
 * Returns a sentence for each setting that conflicts with `NODE_ENV`. A public shop (https address, real mail server,
 * live keys) starts only in production. Other modes have stand-ins with which anybody can log in as anybody. In
 * production, all `needed` settings must be set, and `TRUST_PROXY` for a server that other machines can reach.
 */
export function findModeErrors(env: Variables, needed: readonly string[] = []): string[] {
  const mode = env['NODE_ENV']?.trim() ?? '';
  if (mode === 'production') {
    const missing = needed.filter((name) => !env[name]?.trim()).map((name) => `${name} is missing`);
    return isReachableWithoutProxies(env) ? [...missing, UNTRUSTED] : missing;
  }
  if (mode !== '' && !MODES.includes(mode)) return [`NODE_ENV must be ${MODES.join(', ')}, or unset`];
  const real = {
    PUBLIC_URL: /^https:/i.test(env['PUBLIC_URL']?.trim() ?? ''),
    SMTP_URL: isFarMailServer(env['SMTP_URL']?.trim() ?? ''),
    RAZORPAY_KEY_ID: env['RAZORPAY_KEY_ID']?.trim().startsWith('rzp_live_') ?? false,
  };
  const found = Object.entries(real).flatMap(([name, isReal]) => (isReal ? [name] : []));
  return found.map((name) => `${name} is a real shop's, which needs NODE_ENV=production`);
}

const UNTRUSTED =
  'TRUST_PROXY is missing: if HOST is not a loopback address, it must name the proxies in front (loopback for none)';

/** Whether other machines can reach a server whose proxies have no name: with a proxy, all clients would count as one. */
function isReachableWithoutProxies(env: Variables): boolean {
  const host = env['HOST']?.trim() || '127.0.0.1';
  return !env['TRUST_PROXY']?.trim() && !/^(127\.[\d.]+|::1|localhost)$/i.test(host);
}

/** Whether the mail server can reach real people: it is neither on this machine nor in a private network. */
function isFarMailServer(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[(.*)\]$/, '$1');
  return host !== undefined && host !== '' && !isNear(host);
}

const NEAR_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i;
/** A name without a dot is a container's; the other names do not leave a network. */
const NEAR_NAME = /^[^.]+$|\.(localhost|local|internal|test)\.?$/i;

const isNear = (host: string): boolean => (isIP(host) === 0 ? NEAR_NAME : NEAR_ADDRESS).test(host);
