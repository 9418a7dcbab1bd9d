import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Additions } from '../platform/additions.ts';
import { Failure } from '../platform/failures.ts';
import type { Redirect, RestHost } from '../platform/rest.ts';
import type { Params } from '../platform/upstream/contract.ts';
import { Scope } from '../platform/upstream/scope.ts';
import { isOnLoopback, visitorOf } from '../platform/visitor.ts';

/** What leading a browser to Google and back needs to know. */
export interface RedirectParts {
  host: RestHost;
  additions: () => Promise<Additions>;
  config: { publicUrl: string | undefined; isProduction: boolean; deadlineMs: number };
}

type Query = Record<string, unknown>;
type Mode = 'page' | 'popup';

/**
 * Serves `/auth/google-login` and `/auth/google/callback`, to which browsers come by themselves: each is the REST host's
 * redirect, passed on. Whatever goes wrong leads back to a page of the shop, never to an error in JSON.
 */
export function serveRedirects(app: FastifyInstance, parts: RedirectParts): void {
  const serve = (url: string, where: (redirect: Redirect, query: Query, request: FastifyRequest) => Promise<string>) =>
    // What comes back from Google is good once: a mere look at the address must not take it.
    app.get<{ Querystring: Query }>(url, { exposeHeadRoute: false }, async (request, reply) => {
      const { host, config } = parts;
      const scope = new Scope(request.id, config.deadlineMs);
      const redirect = host.redirects(scope, visitorOf(request, reply, config.isProduction).callerWith());
      try {
        return lead(reply, await where(redirect, request.query, request), originOf(request, config), config);
      } catch (error) {
        if (error instanceof Failure) request.log.warn({ code: error.code }, 'a redirect failed');
        else request.log.error({ err: error }, 'a redirect failed');
        return reply.redirect(failedAt(modeOf(request.query)), 302);
      } finally {
        scope.close();
      }
    });

  serve('/auth/google-login', async (redirect, query, request) => {
    const { has } = await parts.additions();
    const told = { mode: modeOf(query), origin: originOf(request, parts.config) };
    return redirect('startGoogleLogin', has('google-redirect') ? told : {});
  });
  serve('/auth/google/callback', (redirect, query) => redirect('finishGoogleLogin', answerOfGoogle(query)));
}

/** Sends the browser on: by https, to a page of the shop, or within this machine while trying out. */
function lead(
  reply: FastifyReply,
  location: string,
  origin: string | undefined,
  { isProduction }: RedirectParts['config'],
): FastifyReply {
  const own = 'http://shop.invalid';
  const url = URL.parse(location, own);
  if (!url || url.username !== '' || url.password !== '') throw new Failure('UPSTREAM_INVALID_RESPONSE');
  if (url.origin === own || url.origin === origin) {
    // A path that begins with two slashes is another site's address.
    if (url.pathname.startsWith('//')) throw new Failure('UPSTREAM_INVALID_RESPONSE');
    return reply.redirect(url.pathname + url.search + url.hash, 302);
  }
  const isTrial = !isProduction && url.protocol === 'http:' && isOnLoopback(url);
  if (url.protocol !== 'https:' && !isTrial) throw new Failure('UPSTREAM_INVALID_RESPONSE');
  return reply.redirect(url.href, 302);
}

function originOf(request: FastifyRequest, { publicUrl, isProduction }: RedirectParts['config']): string | undefined {
  if (publicUrl) return new URL(publicUrl).origin;
  return !isProduction && isOnLoopback(request) ? `${request.protocol}://${request.host}` : undefined;
}

function modeOf({ mode }: Query): Mode {
  return mode === 'popup' ? 'popup' : 'page';
}

function failedAt(mode: Mode): string {
  return `/account/google?outcome=failed&mode=${mode}`;
}

/** The parameters that the contract declares, no others. */
function answerOfGoogle(query: Query): Params<'finishGoogleLogin'> {
  const text = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { code: text('code'), state: text('state'), iss: text('iss'), error: text('error') };
}
