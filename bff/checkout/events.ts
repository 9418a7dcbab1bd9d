import type { FastifyInstance } from 'fastify';
import type { Additions } from '../platform/additions.ts';
import { Failure } from '../platform/failures.ts';
import type { RestHost } from '../platform/rest.ts';

/** What passing events on needs to know. */
export interface EventParts {
  host: RestHost;
  additions: () => Promise<Additions>;
}

const MAX_BYTES = 65_536;
/** The provider's own headers: what it has signed, and which event it is. */
const HEADERS = ['x-razorpay-signature', 'x-razorpay-event-id'];

/**
 * Serves `POST /payment/webhook`, to which the payment provider tells its events: the bytes and the two headers go on to
 * a REST host that takes them, and its status comes back, nothing else. 503 when the host gives none, so that the provider
 * tells it again; 404 when it takes no events.
 */
export function servePaymentEvents(app: FastifyInstance, { host, additions }: EventParts): void {
  void app.register(async (events) => {
    // The signature is over the bytes as they came, so nothing may read them first.
    events.removeAllContentTypeParsers();
    events.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    events.post('/payment/webhook', { bodyLimit: MAX_BYTES }, async ({ headers, ip, id, body, log }, reply) => {
      if (!(await additions()).has('payment-status')) return reply.code(404).send();
      const told = HEADERS.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
      const own = { ...Object.fromEntries(told), 'x-forwarded-for': ip, 'x-request-id': id };
      const caller = { headers: () => own, takeCookies: () => undefined };
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      try {
        return reply.code(await host.relay('receivePaymentEvent', bytes, caller)).send();
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        log.warn({ code: error.code }, 'an event was not passed on');
        return reply.code(503).send();
      }
    });
  });
}
