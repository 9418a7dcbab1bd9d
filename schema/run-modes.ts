import { isIP } from 'node:net';

/** The environment variables of a process. */
type Variables = Readonly<Record<string, string | undefined>>;

const MODES = ['development', 'test', 'production'];

/**
 * A sentence for each setting that does not go with `NODE_ENV`. A shop that the world can reach (an https address, a real mail
 * server, live keys) starts in production alone, for any other mode has stand-ins in which everybody can be anybody; and in
 * production none of the `needed` settings may be missing.
 */
export function findModeFaults(env: Variables, needed: readonly string[] = []): string[] {
  const mode = env['NODE_ENV']?.trim() ?? '';
  if (mode === 'production') return needed.filter((name) => !env[name]?.trim()).map((name) => `${name} is missing`);
  if (mode !== '' && !MODES.includes(mode)) return [`NODE_ENV must be ${MODES.join(', ')}, or unset`];
  const real = {
    PUBLIC_URL: /^https:/i.test(env['PUBLIC_URL']?.trim() ?? ''),
    SMTP_URL: isFarMailServer(env['SMTP_URL']?.trim() ?? ''),
    RAZORPAY_KEY_ID: env['RAZORPAY_KEY_ID']?.trim().startsWith('rzp_live_') ?? false,
  };
  const found = Object.entries(real).flatMap(([name, isReal]) => (isReal ? [name] : []));
  return found.map((name) => `${name} is a real shop's, which needs NODE_ENV=production`);
}

/** Whether mails would go to people: the server is neither on this machine nor in a private network. */
function isFarMailServer(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[(.*)\]$/, '$1');
  return host !== undefined && host !== '' && !isNear(host);
}

const NEAR_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i;
/** A name without a dot is another container's; the others never leave a network. */
const NEAR_NAME = /^[^.]+$|\.(localhost|local|internal|test)\.?$/i;

const isNear = (host: string): boolean => (isIP(host) === 0 ? NEAR_NAME : NEAR_ADDRESS).test(host);
