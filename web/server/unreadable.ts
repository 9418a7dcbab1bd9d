import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebConfig } from '../config.ts';
import { originOf } from './origin.ts';
import type { Renderer } from './renderer.ts';

const SCRIPTS = /<script type="module"[^>]*><\/script>/g;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'self'; script-src 'none'; img-src 'self' https: data:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

/**
 * Answers an address that is none, such as `/%E0%A4%A`, with 400 and the shop's kind page for a dead end. It comes
 * without scripts, which could read the address no better, and past all hooks, so it brings its own headers.
 */
export async function answerUnreadable(
  request: FastifyRequest,
  { raw }: FastifyReply,
  renderer: Renderer,
  config: WebConfig,
): Promise<void> {
  const asked = {
    path: '/this/address/can/not/be/read',
    origin: originOf(request, config),
    gateway: config.gatewayUrl,
  };
  const { html } = await renderer.render(asked).catch((error: unknown) => {
    request.log.error(error);
    return { html: 'This address can not be read.' };
  });
  raw.writeHead(400, HEADERS).end(html.replaceAll(SCRIPTS, ''));
}
