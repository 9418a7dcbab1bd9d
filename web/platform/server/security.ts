import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { WebConfig } from '../../config.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

/**
 * Headers that narrow what a browser does for this shop: scripts and styles from its own files only, pictures besides
 * from https hosts (a REST host may keep them elsewhere), no frames, no guessing of types.
 */
export async function secure(app: FastifyInstance, { publicUrl, dev }: WebConfig): Promise<void> {
  const https = publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: !dev && {
      useDefaults: false,
      directives: {
        defaultSrc: SELF,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: ["'self'", 'https:', 'data:'],
        fontSrc: SELF,
        connectSrc: SELF,
        manifestSrc: SELF,
        objectSrc: NONE,
        frameSrc: NONE,
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
