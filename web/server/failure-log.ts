import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lines of a window that are written one by one; what fails besides is counted. */
const MOST_LINES = 10;
const WINDOW_MS = 10_000;

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
  let [lines, more] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    if (more > 0) app.log.warn({ more }, 'More requests failed');
    [lines, more] = [0, 0];
  };
  app.addHook('onClose', async () => end());
  return ({ id, method, url }, status, cause) => {
    timer ??= setTimeout(end, WINDOW_MS).unref();
    lines += 1;
    if (lines > MOST_LINES) more += 1;
    else app.log.warn({ reqId: id, method, path: url.split('?', 1)[0], status, cause }, 'A request failed');
  };
}
