import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from '../config.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];
/** Where the payment provider's own widget has its script, its frames, and what it calls. */
const RAZORPAY = {
  script: ['https://checkout.razorpay.com'],
  frame: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
  connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  // It may write style attributes into what it lays over the page.
  styleAttributes: ["'unsafe-inline'"],
};

/**
 * Headers that narrow what a browser does for this shop: scripts and styles from its own files only, pictures besides
 * from https hosts (a REST host may keep them elsewhere), no guessing of types. The payment widget alone may have a
 * script and frames here: on every page, for a shopper goes from any page to the checkout without loading a new one.
 */
export async function secure(app: FastifyInstance, { publicUrl, paymentOrigin, dev }: WebConfig): Promise<void> {
  const https = publicUrl?.startsWith('https:') ?? false;
  const widget = widgetAt(paymentOrigin);
  await app.register(helmet, {
    contentSecurityPolicy: !dev && {
      useDefaults: false,
      directives: {
        defaultSrc: SELF,
        scriptSrc: [...SELF, ...widget.script],
        styleSrc: SELF,
        styleSrcAttr: widget.styleAttributes,
        imgSrc: ["'self'", 'https:', 'data:'],
        fontSrc: SELF,
        connectSrc: [...SELF, ...widget.connect],
        manifestSrc: SELF,
        objectSrc: NONE,
        frameSrc: widget.frame,
        frameAncestors: NONE,
        baseUri: NONE,
        formAction: SELF,
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Google's popup has to find its way back to this window.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
  });
}

function widgetAt(origin: string | undefined): typeof RAZORPAY {
  if (origin === undefined || RAZORPAY.script.includes(origin)) return RAZORPAY;
  return { script: [origin], frame: [origin], connect: [origin], styleAttributes: NONE };
}
