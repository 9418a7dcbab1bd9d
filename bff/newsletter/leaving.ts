import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Additions } from '../platform/additions.ts';
import { Failure } from '../platform/failures.ts';
import type { RestHost } from '../platform/rest.ts';
import { UpstreamFailure } from '../platform/upstream/outcome.ts';
import { Scope } from '../platform/upstream/scope.ts';
import { isLinkToken, mailsLinks } from './client.ts';

/** What passing a farewell on needs to know. */
export interface LeavingParts {
  host: RestHost;
  additions: () => Promise<Additions>;
  deadlineMs: number;
}

const MAX_BYTES = 16_384;

/**
 * Serves `POST /newsletter/leave?token=…`, which a mail program calls by itself (RFC 8058): 200 when no newsletter comes any
 * more, 400 for a token that is wrong, 404 when the host sends none, 429 when it is asked too often, 503 when it can't
 * tell. The body is not read, and nothing of the request stands in the answer.
 */
export function serveLeaving(app: FastifyInstance, parts: LeavingParts): void {
  void app.register(async (leaving) => {
    leaving.removeAllContentTypeParsers();
    leaving.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, undefined));
    leaving.post<{ Querystring: { token?: unknown } }>(
      '/newsletter/leave',
      { bodyLimit: MAX_BYTES },
      async (request, reply) => {
        const { token } = request.query;
        const scope = new Scope(request.id, parts.deadlineMs);
        try {
          return reply.code(await statusOf(parts, scope, request, token)).send();
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          const status = statusFor(error);
          // What is wrong with a token is no news.
          if (status === 503) request.log.warn({ code: error.code }, 'a farewell was not passed on');
          return reply.code(status).send();
        } finally {
          scope.close();
        }
      },
    );
  });
}

async function statusOf(
  { host, additions }: LeavingParts,
  scope: Scope,
  { ip, id }: FastifyRequest,
  token: unknown,
): Promise<number> {
  if (!mailsLinks(await additions())) return 404;
  if (!isLinkToken(token)) return 400;
  const headers = () => ({ 'x-forwarded-for': ip, 'x-request-id': id });
  await host.within(scope, { headers, takeCookies: () => undefined })('leaveNewsletter', { token });
  return 200;
}

/** A refusal is about the token, unless it is about how often was asked. */
function statusFor(failure: Failure): number {
  if (failure.code === 'RATE_LIMITED') return 429;
  const isRefusal = failure instanceof UpstreamFailure && failure.status >= 400 && failure.status < 500;
  return isRefusal ? 400 : 503;
}
