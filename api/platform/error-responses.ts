import type { Server } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORBIDDEN_NAME, NOT_UTF8 } from '../../server-kit/json-bodies.ts';
import { createLogThinning, type LogThinning } from '../../server-kit/log-thinning.ts';
import { isDatabaseUnavailable } from './database.ts';
import { Refusal, type RateLimit } from './refusals.ts';
import { toViolation } from './violations.ts';

/** The limits of the failure logs, by the app's server, because the app's plugins have separate instances. */
const limits = new WeakMap<Server, LogThinning<string>>();

/**
 * Limits the log lines of an outage: ten failures of each code within ten seconds, and then the number of the others.
 */
export function limitFailureLines(app: FastifyInstance): void {
  const limit = createLogThinning({
    keyOf: (code: string) => code,
    windowMs: 10_000,
    report: (code, more) => app.log.error({ code, more }, 'More calls failed.'),
  });
  limits.set(app.server, limit);
  app.addHook('onClose', async () => limit.flush());
}

/**
 * Sends any failure as the contract's `Error`. Logs failures that the client can't have caused, with the request id.
 */
export function sendError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : toRefusal(error);
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter);
  if (refusal.rateLimit) reply.headers(toRateLimitHeaders(refusal.rateLimit, refusal.retryAfter));
  const isLogged = refusal.status >= 500 && limits.get(request.server.server)?.admits(refusal.code) !== false;
  if (isLogged) request.log.error({ err: error }, 'A call failed.');
  return reply.code(refusal.status).type('application/json').send(refusal.body());
}

/** The headers of a reached limit (draft-ietf-httpapi-ratelimit-headers): the limit, and the seconds until it ends. */
function toRateLimitHeaders({ name, most, windowMs }: RateLimit, endsIn = 1): Record<string, string> {
  return {
    'ratelimit-policy': `"${name}";q=${most};w=${Math.ceil(windowMs / 1_000)}`,
    ratelimit: `"${name}";r=0;t=${endsIn}`,
  };
}

/** The refusals for errors of Fastify itself, whose messages may contain the client's input. */
const OF_FASTIFY: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_BAD_URL: () => new Refusal('BAD_INPUT', { message: 'The address is not well formed.' }),
  FST_ERR_MAX_PARAM_LENGTH: () => new Refusal('ADDRESS_TOO_LONG'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('UNSUPPORTED_TYPE'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Refusal('BAD_INPUT', { message: 'The body is not valid JSON.' }),
  [FORBIDDEN_NAME.code]: () => new Refusal('BAD_INPUT', { message: FORBIDDEN_NAME.message }),
  [NOT_UTF8.code]: () => new Refusal('BAD_INPUT', { message: NOT_UTF8.message }),
};

function toRefusal(error: FastifyError): Refusal {
  if (error.validation) return toViolation(error);
  const known = OF_FASTIFY[error.code];
  if (known) return known();
  if (isOfClient(error)) return new Refusal('BAD_INPUT');
  return new Refusal(isDatabaseUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

/** Whether the client caused an error: its status is from 400 to 499. */
function isOfClient({ statusCode }: FastifyError): boolean {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500;
}
