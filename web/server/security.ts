import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from '../config.ts';
import { googleReturnPath } from '../paths.ts';

const SELF = "'self'";
const NONE = "'none'";
/** Where the payment provider's own widget has its script, its frames, and what it calls. */
const RAZORPAY = {
  script: ['https://checkout.razorpay.com'],
  frame: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
  connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  // It may write style attributes into what it lays over the page.
  styleAttributes: ["'unsafe-inline'"],
  // It writes its own markup by `innerHTML`.
  trustedTypes: false,
};
/** Nothing foreign: what every page has but the checkout. */
const NOBODY: Widget = { script: [], frame: [NONE], connect: [], styleAttributes: [NONE], trustedTypes: true };

type Widget = typeof RAZORPAY;

/** No text becomes markup or a script in the browser: nothing of the shop's own needs it. */
const TRUSTED_TYPES: [name: string, ...values: string[]][] = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', NONE],
];

/** The features of a browser that no page of the shop uses, nor the payment widget. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Where browsers send what a page's policy has refused. */
export const REPORTS_PATH = '/csp-reports';

/**
 * Headers that narrow what a browser does for this shop: scripts and styles from its own files only, and the one script
 * that stands in its pages (`inlineSource`); pictures besides from https hosts (a REST host may keep them elsewhere), no
 * guessing of types, no camera, place or microphone. Browsers tell `/csp-reports` what they have refused. The checkout's
 * document has `widgetPolicy` instead.
 */
export async function secure(app: FastifyInstance, config: WebConfig, inlineSource?: string): Promise<void> {
  const https = isHttps(config);
  const policy = policyOf(config, NOBODY, inlineSource);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Google's popup has to find its way back to this window.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
  });
  const permissions = PERMISSIONS.map((name) => `${name}=()`).join(', ');
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.header('permissions-policy', permissions);
    if (isWayBack(url)) reply.header('cross-origin-opener-policy', 'unsafe-none');
    if (policy === undefined) return;
    reply.header('content-security-policy', policy).header('reporting-endpoints', `csp="${REPORTS_PATH}"`);
  });
}

/**
 * Whether Google's popup comes back at this address: a policy of its own would cut its link to the page that opened it, and the popup
 * would seem closed before it has told how the login ended.
 */
const isWayBack = (url: string): boolean =>
  url.startsWith('/auth/google/callback') ||
  (url.startsWith(`${googleReturnPath()}?`) && /[?&]mode=popup(&|$)/.test(url));

/** The content policy of the checkout's document, where the payment widget may have a script and frames; undefined for none. */
export const widgetPolicy = (config: WebConfig, inlineSource?: string): string | undefined =>
  policyOf(config, widgetAt(config.paymentOrigin), inlineSource);

const isHttps = ({ publicUrl }: WebConfig): boolean => publicUrl?.startsWith('https:') ?? false;

function policyOf(config: WebConfig, widget: Widget, inlineSource?: string): string | undefined {
  if (config.dev) return undefined;
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', SELF],
    ['script-src', SELF, ...widget.script, ...(inlineSource ? [inlineSource] : [])],
    ['style-src', SELF],
    ['style-src-attr', ...widget.styleAttributes],
    ['img-src', SELF, 'https:', 'data:'],
    ['font-src', SELF],
    ['connect-src', SELF, ...widget.connect],
    ['manifest-src', SELF],
    ['object-src', NONE],
    ['frame-src', ...widget.frame],
    ['frame-ancestors', NONE],
    ['base-uri', NONE],
    ['form-action', SELF],
    ...(widget.trustedTypes ? TRUSTED_TYPES : []),
    ['report-uri', REPORTS_PATH],
    ['report-to', 'csp'],
    ...(isHttps(config) ? [['upgrade-insecure-requests'] satisfies [string]] : []),
  ];
  return directives.map((parts) => parts.join(' ')).join(';');
}

function widgetAt(origin: string | undefined): Widget {
  if (origin === undefined || RAZORPAY.script.includes(origin)) return RAZORPAY;
  return { script: [origin], frame: [origin], connect: [origin], styleAttributes: [NONE], trustedTypes: false };
}
