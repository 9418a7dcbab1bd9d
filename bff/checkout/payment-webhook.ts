import type { FastifyInstance } from 'fastify';
import { Failure } from '../host/failures.ts';
import type { DetectCapabilities } from '../host/capabilities.ts';
import { requestTraceOf } from '../host/request-trace.ts';
import type { RestHost } from '../host/rest.ts';

/** Options of the webhook. */
export interface PaymentWebhookOptions {
  host: RestHost;
  detectCapabilities: DetectCapabilities;
}

const MAX_BYTES = 65_536;
/** The provider's headers: its signature, and the id of the event. */
const HEADERS = ['x-razorpay-signature', 'x-razorpay-event-id'];

/**
 * Serves `POST /payment/webhook`, where the payment provider sends its events. Forwards the bytes and the two headers
 * to the REST host, and responds only with the host's status. 404 means that the host accepts no events, 503 that it
 * does not respond: then the provider sends the event again.
 */
export function servePaymentWebhook(app: FastifyInstance, { host, detectCapabilities }: PaymentWebhookOptions): void {
  void app.register(async (webhook) => {
    // The signature covers the original bytes, so no parser may change them.
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    webhook.post('/payment/webhook', { bodyLimit: MAX_BYTES }, async ({ headers, ip, id, body, log }, reply) => {
      if (!(await detectCapabilities()).has('payment-status')) return reply.code(404).send();
      const signed = HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
      const forwarded = { ...Object.fromEntries(signed), 'x-forwarded-for': ip };
      const caller = { headers: () => forwarded, takeCookies: () => undefined };
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      try {
        return reply.code(await host.forward('receivePaymentEvent', bytes, caller, requestTraceOf(id, headers))).send();
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        log.warn({ code: error.code }, 'a payment event was not forwarded');
        return reply.code(503).send();
      }
    });
  });
}
