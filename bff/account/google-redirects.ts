import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DetectCapabilities } from '../host/capabilities.ts';
import { Failure } from '../host/failures.ts';
import { requestTraceOf } from '../host/request-trace.ts';
import type { Redirect, RestHost } from '../host/rest.ts';
import type { Params } from '../host/contract.ts';
import { RequestDeadline } from '../host/deadline.ts';
import { isLoopback, createRequestCredentials } from '../host/credentials.ts';
import { deviceNameOf } from './device-name.ts';

/** Options of the redirects. */
export interface GoogleRedirectOptions {
  host: RestHost;
  detectCapabilities: DetectCapabilities;
  config: { publicUrl: string | undefined; isProduction: boolean; deadlineMs: number };
}

type Query = Record<string, unknown>;
type Mode = 'page' | 'popup';

/**
 * Serves `/auth/google-login` and `/auth/google/callback`, which browsers open as pages. Each one forwards the REST
 * host's redirect. Every error redirects to a page of the shop; no response is JSON.
 */
export function serveGoogleRedirects(app: FastifyInstance, options: GoogleRedirectOptions): void {
  const serve = (url: string, locate: (redirect: Redirect, query: Query, request: FastifyRequest) => Promise<string>) =>
    // Google's code is valid once, so a HEAD request must not consume it.
    app.get<{ Querystring: Query }>(url, { exposeHeadRoute: false }, async (request, reply) => {
      const { host, config } = options;
      const deadline = new RequestDeadline(requestTraceOf(request.id, request.headers), config.deadlineMs);
      const redirect = host.redirectsForRequest(
        deadline,
        createRequestCredentials(request, reply, config).callerWithToken(),
      );
      try {
        return redirectTo(reply, await locate(redirect, request.query, request), originOf(request, config), config);
      } catch (error) {
        if (error instanceof Failure) request.log.warn({ code: error.code }, 'a redirect failed');
        else request.log.error({ err: error }, 'a redirect failed');
        return reply.redirect(failurePath(modeOf(request.query)), 302);
      } finally {
        deadline.clear();
      }
    });

  serve('/auth/google-login', async (redirect, query, request) => {
    const { has } = await options.detectCapabilities();
    const params = { mode: modeOf(query), origin: originOf(request, options.config) };
    return redirect('startGoogleLogin', has('google-redirect') ? params : {});
  });
  serve('/auth/google/callback', async (redirect, query, { headers }) => {
    const { has } = await options.detectCapabilities();
    const deviceName = has('sessions') ? deviceNameOf(headers['user-agent']) : undefined;
    return redirect('finishGoogleLogin', { ...parseCallback(query), deviceName });
  });
}

/** Redirects the browser to an https address, to a page of the shop, or, outside production, to this machine. */
function redirectTo(
  reply: FastifyReply,
  location: string,
  origin: string | undefined,
  { isProduction }: GoogleRedirectOptions['config'],
): FastifyReply {
  const placeholder = 'http://shop.invalid';
  const url = URL.parse(location, placeholder);
  if (!url || url.username !== '' || url.password !== '') throw new Failure('UPSTREAM_INVALID_RESPONSE');
  if (url.origin === placeholder || url.origin === origin) {
    // Browsers read a path that begins with two slashes as another site's address.
    if (url.pathname.startsWith('//')) throw new Failure('UPSTREAM_INVALID_RESPONSE');
    return reply.redirect(url.pathname + url.search + url.hash, 302);
  }
  const isLocal = !isProduction && url.protocol === 'http:' && isLoopback(url);
  if (url.protocol !== 'https:' && !isLocal) throw new Failure('UPSTREAM_INVALID_RESPONSE');
  return reply.redirect(url.href, 302);
}

function originOf(
  request: FastifyRequest,
  { publicUrl, isProduction }: GoogleRedirectOptions['config'],
): string | undefined {
  if (publicUrl) return new URL(publicUrl).origin;
  return !isProduction && isLoopback(request) ? `${request.protocol}://${request.host}` : undefined;
}

function modeOf({ mode }: Query): Mode {
  return mode === 'popup' ? 'popup' : 'page';
}

function failurePath(mode: Mode): string {
  return `/account/google?outcome=failed&mode=${mode}`;
}

/** Returns the parameters of Google's callback that the contract declares. */
function parseCallback(query: Query): Params<'finishGoogleLogin'> {
  const text = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { code: text('code'), state: text('state'), iss: text('iss'), error: text('error') };
}
