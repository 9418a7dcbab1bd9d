import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../graphql/http-app.ts';
import { createAuthenticatedRest } from '../host/authenticated-rest.ts';
import type { DetectCapabilities } from '../host/capabilities.ts';
import { createRequestCredentials } from '../host/credentials.ts';
import { RequestDeadline } from '../host/deadline.ts';
import { Failure } from '../host/failures.ts';
import { requestTraceOf } from '../host/request-trace.ts';
import type { RestHost } from '../host/rest.ts';
import { INVOICES_PATH } from './invoice-nodes.ts';

/** Options of the route. */
export interface InvoiceRouteOptions {
  host: RestHost;
  detectCapabilities: DetectCapabilities;
  config: { isProduction: boolean; deadlineMs: number };
}

/**
 * Serves `GET /invoices/{invoiceId}`: the PDF of one of the shopper's invoices and credit notes, for a request with the
 * shopper's access token. Responds with 401 without a valid token. 404 for a document of another shopper, one that does
 * not exist, and on a host without invoices. 503 if the host does not respond. No cache may store a response.
 */
export function serveInvoices(app: FastifyInstance, options: InvoiceRouteOptions): void {
  app.get<{ Params: { invoiceId: string } }>(`${INVOICES_PATH}/:invoiceId`, async (request, reply) => {
    const deadline = new RequestDeadline(requestTraceOf(request.id, request.headers), options.config.deadlineMs);
    void reply.header('cache-control', 'private, no-store');
    try {
      return sendPdf(reply, await readInvoice(options, deadline, { request, reply }));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const status = STATUSES.get(error.code) ?? 503;
      if (status === 503) request.log.warn({ code: error.code }, 'an invoice was not read');
      return sendError(reply, status, request.id, error.message);
    } finally {
      deadline.clear();
    }
  });
}

const STATUSES: ReadonlyMap<string, number> = new Map([
  ['UNAUTHENTICATED', 401],
  ['NOT_FOUND', 404],
  ['RATE_LIMITED', 429],
]);

interface Exchange {
  request: FastifyRequest<{ Params: { invoiceId: string } }>;
  reply: FastifyReply;
}

async function readInvoice(
  { host, detectCapabilities, config }: InvoiceRouteOptions,
  deadline: RequestDeadline,
  { request, reply }: Exchange,
) {
  const { has } = await detectCapabilities();
  if (!has('invoices')) throw new Failure('NOT_FOUND');
  const credentials = createRequestCredentials(request, reply, config);
  const rest = createAuthenticatedRest(host, deadline, credentials, has).rest();
  return rest('getInvoice', { invoiceId: request.params.invoiceId });
}

const PDF_START = '%PDF-';

/** Sends the PDF under its number. A host's file that is no PDF is not sent: a browser could take it for a page. */
function sendPdf(reply: FastifyReply, { invoice, pdf }: Awaited<ReturnType<typeof readInvoice>>): FastifyReply {
  const bytes = Buffer.from(pdf, 'base64');
  if (bytes.toString('latin1', 0, PDF_START.length) !== PDF_START) throw new Failure('UPSTREAM_INVALID_RESPONSE');
  const name = invoice.number.replaceAll(/[^A-Za-z0-9]+/g, '-');
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}
