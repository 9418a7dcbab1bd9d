import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../host/failures.ts';
import type { DetectCapabilities } from '../host/capabilities.ts';
import { requestTraceOf } from '../host/request-trace.ts';
import type { RestHost } from '../host/rest.ts';
import { RequestDeadline } from '../host/deadline.ts';
import { UpstreamFailure } from '../host/host-errors.ts';
import { isLinkToken } from './client.ts';

/** Options of the route. */
export interface OneClickUnsubscribeOptions {
  host: RestHost;
  detectCapabilities: DetectCapabilities;
  deadlineMs: number;
}

const MAX_BYTES = 16_384;

/** The addresses of mails' unsubscribe headers, each with its call, whose addition the host must have. */
const UNSUBSCRIBES = [
  { path: '/newsletter/leave', call: 'leaveNewsletter', addition: 'newsletter' },
  { path: '/notices/stop', call: 'stopNotices', addition: 'notices' },
] as const;
type Unsubscribe = (typeof UNSUBSCRIBES)[number];

/**
 * Serves `POST /newsletter/leave?token=…` and `POST /notices/stop?token=…`, which mail programs call automatically
 * (RFC 8058). Responds with 200 if the subscription has ended, and 400 for a wrong token. Other statuses: 404 if the
 * host has no such mails, 429 after too many requests, 503 if the host does not respond. Ignores the body. The
 * response contains nothing of the request.
 */
export function serveOneClickUnsubscribe(app: FastifyInstance, options: OneClickUnsubscribeOptions): void {
  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, undefined));
    for (const unsubscribe of UNSUBSCRIBES)
      routes.post<{ Querystring: { token?: unknown } }>(
        unsubscribe.path,
        { bodyLimit: MAX_BYTES },
        async (request, reply) => {
          const { token } = request.query;
          const deadline = new RequestDeadline(requestTraceOf(request.id, request.headers), options.deadlineMs);
          try {
            return reply.code(await sendUnsubscribe(unsubscribe, options, deadline, request, token)).send();
          } catch (error) {
            if (!(error instanceof Failure)) throw error;
            const status = statusOf(error);
            // A wrong token is the client's mistake and is not logged.
            if (status === 503) request.log.warn({ code: error.code }, 'an unsubscription was not forwarded');
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

async function sendUnsubscribe(
  { call, addition }: Unsubscribe,
  { host, detectCapabilities }: OneClickUnsubscribeOptions,
  deadline: RequestDeadline,
  { ip }: FastifyRequest,
  token: unknown,
): Promise<number> {
  const { has, isKnown } = await detectCapabilities();
  // While that is unknown, no link seems expired.
  if (!isKnown) throw new Failure('UPSTREAM_UNAVAILABLE');
  if (!has(addition)) return 404;
  if (!isLinkToken(token)) return 400;
  const headers = () => ({ 'x-forwarded-for': ip });
  await host.forRequest(deadline, { headers, takeCookies: () => undefined })(call, { token });
  return 200;
}

/** The host refuses a call for a wrong token, or after too many requests. */
function statusOf(failure: Failure): number {
  if (failure.code === 'RATE_LIMITED') return 429;
  const isRefusal = failure instanceof UpstreamFailure && failure.status >= 400 && failure.status < 500;
  return isRefusal ? 400 : 503;
}
