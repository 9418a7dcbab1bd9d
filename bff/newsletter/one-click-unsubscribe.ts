import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../platform/failures.ts';
import type { DetectCapabilities } from '../platform/host-capabilities.ts';
import { requestTraceOf } from '../platform/request-trace.ts';
import type { RestHost } from '../platform/rest.ts';
import { RequestDeadline } from '../platform/upstream/request-deadline.ts';
import { UpstreamFailure } from '../platform/upstream/upstream-errors.ts';
import { hasMailings, isLinkToken } from './client.ts';

/** What the route needs. */
export interface OneClickUnsubscribeOptions {
  host: RestHost;
  detectCapabilities: DetectCapabilities;
  deadlineMs: number;
}

const MAX_BYTES = 16_384;

/**
 * Serves `POST /newsletter/leave?token=…`, which a mail program calls by itself (RFC 8058). Answers 200 when the
 * subscription has ended, 400 for a wrong token, 404 when the host has no mailings, 429 after too many requests, and 503
 * when the host does not answer. Ignores the body. The answer contains nothing of the request.
 */
export function serveOneClickUnsubscribe(app: FastifyInstance, options: OneClickUnsubscribeOptions): void {
  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, undefined));
    routes.post<{ Querystring: { token?: unknown } }>(
      '/newsletter/leave',
      { bodyLimit: MAX_BYTES },
      async (request, reply) => {
        const { token } = request.query;
        const deadline = new RequestDeadline(requestTraceOf(request.id, request.headers), options.deadlineMs);
        try {
          return reply.code(await unsubscribe(options, deadline, request, token)).send();
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          const status = statusOf(error);
          // A wrong token is the client's mistake and needs no log.
          if (status === 503) request.log.warn({ code: error.code }, 'a farewell was not passed on');
          const seconds = Math.ceil(Number(error.extensions['retryAfterMs']) / 1_000);
          if (status === 429 && seconds > 0) reply.header('retry-after', seconds);
          return reply.code(status).send();
        } finally {
          deadline.clear();
        }
      },
    );
  });
}

async function unsubscribe(
  { host, detectCapabilities }: OneClickUnsubscribeOptions,
  deadline: RequestDeadline,
  { ip }: FastifyRequest,
  token: unknown,
): Promise<number> {
  if (!hasMailings(await detectCapabilities())) return 404;
  if (!isLinkToken(token)) return 400;
  const headers = () => ({ 'x-forwarded-for': ip });
  await host.forRequest(deadline, { headers, takeCookies: () => undefined })('leaveNewsletter', { token });
  return 200;
}

/** The host refuses a call for a wrong token, or after too many requests. */
function statusOf(failure: Failure): number {
  if (failure.code === 'RATE_LIMITED') return 429;
  const isRefusal = failure instanceof UpstreamFailure && failure.status >= 400 && failure.status < 500;
  return isRefusal ? 400 : 503;
}
