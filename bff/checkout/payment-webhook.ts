import type { FastifyInstance } from 'fastify';
import { Failure } from '../platform/failures.ts';
import type { DetectCapabilities } from '../platform/host-capabilities.ts';
import { requestTraceOf } from '../platform/request-trace.ts';
import type { RestHost } from '../platform/rest.ts';

/** What the webhook needs. */
export interface PaymentWebhookOptions {
  host: RestHost;
  detectCapabilities: DetectCapabilities;
}

const MAX_BYTES = 65_536;
/** The provider's own headers: its signature, and the id of the event. */
const HEADERS = ['x-razorpay-signature', 'x-razorpay-event-id'];

/**
 * Serves `POST /payment/webhook`, where the payment provider sends its events. Forwards the bytes and the two headers to
 * the REST host, and answers the host's status, nothing else: 404 for a host that takes no events, 503 for a host that does
 * not answer, so that the provider sends the event again.
 */
export function servePaymentWebhook(app: FastifyInstance, { host, detectCapabilities }: PaymentWebhookOptions): void {
  void app.register(async (webhook) => {
    // The signature is over the bytes as they came, so nothing may parse them first.
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
        log.warn({ code: error.code }, 'an event was not passed on');
        return reply.code(503).send();
      }
    });
  });
}
