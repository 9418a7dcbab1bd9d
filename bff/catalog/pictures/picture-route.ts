import type { FastifyInstance, FastifyReply } from 'fastify';
import { PICTURE_WIDTHS, USUAL_PICTURE_WIDTH } from '../../../schema/vocabulary.ts';
import { fairClientOf } from '../../../server-kit/client-address.ts';
import { createDownloader } from '../../host/download.ts';
import { NoPicture } from './no-picture.ts';
import type { RemotePicture, RemotePictureOptions, RemotePictures } from './remote-pictures.ts';
import type { PictureSources } from './sources.ts';

const MAX_BYTES = 10_000_000;

/**
 * Serves the pictures of foreign hosts under `/pictures/remote/`, in one of the shop's widths (`w`). Responds with
 * 404 if it is not a picture or may not be downloaded, 502 or 504 if the host fails, and 503 if too many pictures
 * wait.
 */
export function serveRemotePictures(
  app: FastifyInstance,
  { pictureTimeoutMs: timeoutMs }: { pictureTimeoutMs: number },
  sources: PictureSources,
): void {
  const downloader = createDownloader({ timeoutMs, maxBytes: MAX_BYTES });
  const pictures = createdLate({
    downloader,
    isAllowed: (address) => sources.nameOf(address) !== undefined,
    onFailure: (address, { reason, message }) => {
      // Any client can request a missing picture; only a failing host concerns the owner.
      const level = reason === 'missing' ? 'info' : 'warn';
      app.log[level]({ address, reason, detail: message }, 'a picture was not downloaded');
    },
  });
  app.addHook('onClose', () => downloader.close());

  app.get<{ Params: { '*': string }; Querystring: { w?: unknown } }>('/pictures/remote/*', async (request, reply) => {
    const { params, query, headers } = request;
    // Opened directly, a picture must not act as a page of the shop.
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    const address = sources.addressOf(params['*']);
    const width = PICTURE_WIDTHS.find((one) => one === Number(query.w ?? USUAL_PICTURE_WIDTH));
    if (!address || !width) return sendNothing(reply, 'missing');
    const requested = { width, accept: headers.accept, client: fairClientOf(request) };
    try {
      return send(reply, await (await pictures()).serve(address, requested), headers['if-none-match']);
    } catch (error) {
      if (error instanceof NoPicture) return sendNothing(reply, error.reason);
      throw error;
    }
  });
}

/** Creates the pictures at the first request: the decoder takes 10 MB, and a gateway whose host has its own pictures does not need it. */
function createdLate(options: RemotePictureOptions): () => Promise<RemotePictures> {
  let created: Promise<RemotePictures> | undefined;
  const create = async () => (await import('./remote-pictures.ts')).createRemotePictures(options);
  return () => (created ??= create());
}

function send(reply: FastifyReply, { type, body, etag }: RemotePicture, known: string | undefined): FastifyReply {
  const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';
  reply.headers({ 'cache-control': cacheControl, 'content-type': type, etag, vary: 'accept' });
  return known === etag ? reply.code(304).send() : reply.send(body);
}

const STATUSES = { missing: 404, unavailable: 502, slow: 504, busy: 503 } as const;

function sendNothing(reply: FastifyReply, reason: NoPicture['reason']): FastifyReply {
  reply.header('cache-control', reason === 'missing' ? 'public, max-age=60' : 'no-store');
  if (reason === 'busy') reply.header('retry-after', '5');
  return reply.code(STATUSES[reason]).send();
}
