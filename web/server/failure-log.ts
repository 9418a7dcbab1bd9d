import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLineLimit } from '../../schema/line-limit.ts';

/** Logs that a request failed, with its path and never its query, and why. */
export type FailureLog = (
  request: Pick<FastifyRequest, 'id' | 'method' | 'url'>,
  status: number,
  cause?: string,
) => void;

/**
 * Makes the log of requests that failed because a floor below did. An outage fails many in a second: ten of ten seconds are
 * written, each with its request's id, and the rest as a number.
 */
export function createFailureLog(app: FastifyInstance): FailureLog {
  const limit = createLineLimit((_, more) => app.log.warn({ more }, 'More requests failed'));
  app.addHook('onClose', async () => limit.flush());
  return ({ id, method, url }, status, cause) => {
    if (!limit.admits('')) return;
    app.log.warn({ reqId: id, method, path: url.split('?', 1)[0], status, cause }, 'A request failed');
  };
}
