import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../graphql/http-app.ts';
import { createAuthenticatedRest } from '../host/authenticated-rest.ts';
import type { DetectCapabilities } from '../host/capabilities.ts';
import { createRequestCredentials } from '../host/credentials.ts';
import { RequestDeadline } from '../host/deadline.ts';
import { Failure } from '../host/failures.ts';
import { requestTraceOf } from '../host/request-trace.ts';
import type { RestHost } from '../host/rest.ts';
import { EXPORTS_PATH } from './exports.ts';

/** Options of the route. */
export interface ExportRouteOptions {
  host: RestHost;
  detectCapabilities: DetectCapabilities;
  config: { isProduction: boolean; deadlineMs: number };
}

const unzip = promisify(gunzip);
/** The greatest size of a file. */
const MOST_BYTES = 100_000_000;

const STATUSES: ReadonlyMap<string, number> = new Map([
  ['UNAUTHENTICATED', 401],
  ['FORBIDDEN', 403],
  ['NOT_FOUND', 404],
  ['RATE_LIMITED', 429],
]);

/**
 * Serves `GET /exports/{exportId}`: a finished file for the accountant, for a request with the access token of a recent
 * login. Responds with 401 without a valid token, and 403 for other roles and without a recent login. 404 for a file that
 * is not done. 503 if the host does not respond. No cache may store a response.
 */
export function serveExports(app: FastifyInstance, options: ExportRouteOptions): void {
  app.get<{ Params: { exportId: string } }>(`${EXPORTS_PATH}/:exportId`, async (request, reply) => {
    const deadline = new RequestDeadline(requestTraceOf(request.id, request.headers), options.config.deadlineMs);
    void reply.header('cache-control', 'private, no-store');
    try {
      const { fileName, gzip } = await readFile(options, deadline, request, reply);
      const bytes = await unzip(Buffer.from(gzip, 'base64'), { maxOutputLength: MOST_BYTES });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName.replaceAll(/[^\w.-]+/g, '-')}"`)
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const status = STATUSES.get(error.code) ?? 503;
      if (status === 503) request.log.warn({ code: error.code }, 'an export was not read');
      return sendError(reply, status, request.id, error.message);
    } finally {
      deadline.clear();
    }
  });
}

async function readFile(
  { host, detectCapabilities, config }: ExportRouteOptions,
  deadline: RequestDeadline,
  request: FastifyRequest<{ Params: { exportId: string } }>,
  reply: FastifyReply,
) {
  const { has } = await detectCapabilities();
  if (!has('admin')) throw new Failure('NOT_FOUND');
  const credentials = createRequestCredentials(request, reply, config);
  const rest = createAuthenticatedRest(host, deadline, credentials, has).rest();
  return rest('getExportFile', { exportId: request.params.exportId });
}
