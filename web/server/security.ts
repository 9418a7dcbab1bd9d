import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { googleReturnPath } from '../paths.ts';
import { customerOf, rateLimitAddress } from '../../server-kit/client-address.ts';
import { createLogThinning } from '../../server-kit/log-thinning.ts';

const SELF = "'self'";
const NONE = "'none'";
/** The sources of the payment provider's widget: its script, its frames, and its calls. */
const RAZORPAY: Widget = {
  script: ['https://checkout.razorpay.com'],
  frame: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
  connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  // It may set style attributes on elements that it adds to the page.
  styleAttributes: ["'unsafe-inline'"],
  // It writes its markup by `innerHTML`.
  trustedTypes: [],
};
/** No foreign sources: the policy of every page except the checkout. */
const NO_ORIGIN: Widget = { script: [], frame: [NONE], connect: [], styleAttributes: [NONE], trustedTypes: [NONE] };
/**
 * The same for the back office, whose preview of a mail is HTML in a frame without scripts. The frame has the policy of its
 * page, and a mail has style attributes.
 */
const MAIL_PREVIEW: Widget = { ...NO_ORIGIN, styleAttributes: ["'unsafe-inline'"], trustedTypes: ['mail-preview'] };

interface Widget {
  script: string[];
  frame: string[];
  connect: string[];
  styleAttributes: string[];
  /** The names of the policies that make trusted HTML; empty if texts may become markup. */
  trustedTypes: string[];
}

/** No text becomes markup or a script in the browser, except by these policies: none of the shop's scripts needs it. */
const trustedTypesOf = ({ trustedTypes }: Widget): [name: string, ...values: string[]][] =>
  trustedTypes.length === 0
    ? []
    : [
        ['require-trusted-types-for', "'script'"],
        ['trusted-types', ...trustedTypes],
      ];

/** The browser features that no page of the shop uses, nor the payment widget. */
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

/** The path that receives browsers' reports of policy violations. */
export const REPORTS_PATH = '/csp-reports';

/**
 * Headers that restrict a browser for this shop: only the shop's scripts and styles, and the one inline script
 * of its pages (`inlineSource`); also pictures from https hosts (a REST host may store them elsewhere), no
 * MIME sniffing, no camera, location or microphone. Browsers report violations to `/csp-reports`. The checkout's
 * document has `widgetPolicy` instead.
 */
export async function secure(app: FastifyInstance, config: WebConfig, inlineSource?: string): Promise<void> {
  const https = isHttps(config);
  const policy = policyOf(config, NO_ORIGIN, inlineSource);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Google's popup needs its link to this window.
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
 * Whether Google's popup returns to this address: an opener policy on it would cut its link to the page that opened it, and the popup
 * would seem closed before it has sent the result of the login.
 */
const isWayBack = (url: string): boolean =>
  url.startsWith('/auth/google/callback') ||
  (url.startsWith(`${googleReturnPath()}?`) && /[?&]mode=popup(&|$)/.test(url));

/** The content policy of the checkout's document, which allows the payment widget a script and frames; undefined for none. */
export const widgetPolicy = (config: WebConfig, inlineSource?: string): string | undefined =>
  policyOf(config, widgetAt(config.paymentOrigin), inlineSource);

/**
 * The content policy of the back office: as that of the pages, without the inline script of the pages, and with the
 * preview of mails; undefined for none.
 */
export const officePolicy = (config: WebConfig): string | undefined => policyOf(config, MAIL_PREVIEW);

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
    ...trustedTypesOf(widget),
    ['report-uri', REPORTS_PATH],
    ['report-to', 'csp'],
    ...(isHttps(config) ? [['upgrade-insecure-requests'] satisfies [string]] : []),
  ];
  return directives.map((parts) => parts.join(' ')).join(';');
}

function widgetAt(origin: string | undefined): Widget {
  if (origin === undefined || RAZORPAY.script.includes(origin)) return RAZORPAY;
  return { script: [origin], frame: [origin], connect: [origin], styleAttributes: [NONE], trustedTypes: [] };
}

const MAX_BYTES = 16_384;
const MOST_REPORTS = 5;
const LONGEST = 200;

/**
 * Serves `POST /csp-reports`, where browsers report violations of a page's content policy: each report is one line in the
 * log, without the queries of its addresses, at most ten a minute per client. Always responds with 204.
 */
export function serveCspReports(app: FastifyInstance): void {
  const thinning = createLogThinning({ keyOf: (client: string) => client });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_, text, done) => done(null, text));
    scope.post(REPORTS_PATH, async (request, reply) => {
      for (const report of parseReports(request)) {
        if (thinning.admits(customerOf(rateLimitAddress(request.ip))))
          request.log.warn(report, 'a browser has refused a part of a page');
      }
      return reply.code(204).send();
    });
  });
}

/** The reports of a body, as browsers send them: one object (`report-uri`), or a list (`report-to`). Empty for any other body. */
function parseReports({ body }: FastifyRequest): Record<string, string>[] {
  const sent = parseJson(body);
  const all: unknown[] = Array.isArray(sent) ? sent.slice(0, MOST_REPORTS) : [sent];
  return all.flatMap((each) => {
    const { body: newer, 'csp-report': older } = Object(each);
    if (newer === undefined && older === undefined) return [];
    const report = Object(newer ?? older);
    return [
      {
        directive: short(report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive']),
        blocked: short(report.blockedURL ?? report['blocked-uri']),
        page: short(report.documentURL ?? report['document-uri']),
        source: short(report.sourceFile ?? report['source-file']),
      },
    ];
  });
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** An address or a word without a query, a fragment and control characters. */
const short = (value: unknown): string =>
  (typeof value === 'string' ? value : '')
    .split(/[?#]/, 1)[0]
    ?.replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, LONGEST) ?? '';
