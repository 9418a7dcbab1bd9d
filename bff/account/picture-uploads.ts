import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '../../schema/uploads.ts';
import { fairClientOf } from '../../server-kit/client-address.ts';
import { UPLOADS_AT_ONCE, waitBeforeBody } from '../../server-kit/body-turns.ts';
import { FairSemaphore } from '../../server-kit/fair-semaphore.ts';
import { createAuthenticatedRest } from '../host/authenticated-rest.ts';
import type { DetectCapabilities } from '../host/capabilities.ts';
import { createRequestCredentials, unauthenticated } from '../host/credentials.ts';
import { RequestDeadline } from '../host/deadline.ts';
import { Failure, messageFor, type FailureCode } from '../host/failures.ts';
import { UpstreamFailure } from '../host/host-errors.ts';
import { requestTraceOf } from '../host/request-trace.ts';
import type { RestHost } from '../host/rest.ts';

/** Options of the route. */
export interface PictureUploadOptions {
  host: RestHost;
  detectCapabilities: DetectCapabilities;
  config: {
    publicUrl: string | undefined;
    trialUrl?: string | undefined;
    isProduction: boolean;
    deadlineMs: number;
  };
}

/** The content types of a picture. A page of another origin can send none of them without a preflight. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'];

/**
 * Serves `POST /uploads`: the body is the file of one picture, and `Authorization` has the shopper's access token.
 * Responds with `{ id, url, width, height }`; the id is for `pictureIds` of a mutation. An error has GraphQL's form,
 * with the status of its code: 400 for a file that is no picture, 401, 403 if the shop accepts no pictures, 413, 415,
 * 429, 503.
 */
export function servePictureUploads(app: FastifyInstance, options: PictureUploadOptions): void {
  const takeTurn = waitBeforeBody({
    turns: new FairSemaphore(UPLOADS_AT_ONCE),
    clientOf: fairClientOf,
    refuse: (request, reply) =>
      sendFailure(request, reply.header('retry-after', '5'), new Failure('UPSTREAM_UNAVAILABLE')),
  });
  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser<Buffer>(TYPES, { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes));
    routes.post(
      '/uploads',
      { bodyLimit: MAX_UPLOAD_BYTES, onRequest: [assertLogin, takeTurn] },
      async (request, reply) => {
        const deadline = new RequestDeadline(requestTraceOf(request.id, request.headers), options.config.deadlineMs);
        try {
          return await reply.send(await upload(options, deadline, request, reply));
        } catch (error) {
          if (error instanceof Failure) return sendFailure(request, reply, error);
          throw error;
        } finally {
          deadline.clear();
        }
      },
    );
  });
}

/** Refuses a request without a token before its body is read. */
async function assertLogin(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const hasToken = request.headers.authorization !== undefined;
  return hasToken ? undefined : sendFailure(request, reply, unauthenticated('TOKEN_MISSING'));
}

async function upload(
  { host, detectCapabilities, config }: PictureUploadOptions,
  deadline: RequestDeadline,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { has } = await detectCapabilities();
  const rest = createAuthenticatedRest(host, deadline, createRequestCredentials(request, reply, config), has).rest();
  if (!has('uploads')) throw new Failure('FORBIDDEN');
  if (!Buffer.isBuffer(request.body)) throw new Failure('BAD_USER_INPUT');
  const { picture } = await rest('uploadPicture', { body: request.body });
  const { pictureId: id, url, width, height } = picture;
  const origin = config.publicUrl ?? config.trialUrl ?? '';
  return { id, url: url.startsWith('/') ? origin + url : url, width, height };
}

const STATUSES: Partial<Record<FailureCode, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
};

/** Sends a failure in GraphQL's form. The message of a refused picture is the host's, and is for shoppers. */
function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, extensions } = failure;
  const seconds = Math.ceil(Number(extensions['retryAfterMs']) / 1_000);
  if (seconds > 0) reply.header('retry-after', seconds);
  const host = failure instanceof UpstreamFailure ? failure.errorBody.message : undefined;
  const message = host ?? (failure instanceof UpstreamFailure ? messageFor(code) : failure.message);
  const { reason } = extensions;
  const more = { requestId: request.id, ...(reason === undefined ? {} : { reason }) };
  return reply.code(STATUSES[code] ?? 500).send({ errors: [{ message, extensions: { code, ...more } }] });
}
