import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fieldsOf } from '../protocol/input.ts';
import { ProtocolError, PROTOCOL_ERRORS } from '../protocol/protocol-errors.ts';
import type { SimulatorStore } from '../store/repository.ts';
import type { CardPageSession } from './card-page-session.ts';
import { cardPage } from './card-page.ts';
import { parseInstrument, shortText } from './instruments.ts';

/** The dependencies of the pages. */
export interface PageParts {
  store: SimulatorStore;
  cardPageSession: CardPageSession;
  keyId: string;
  now: () => number;
}

/** The card page may be framed by any shop, and runs only its own scripts. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src https: http: data:; " +
  "form-action 'none'; base-uri 'none'";

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The widget's script, the card page that it opens, and the calls of that page. */
export async function pageRoutes(app: FastifyInstance, parts: PageParts): Promise<void> {
  const asset = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) =>
      plain(reply).type(`${type}; charset=utf-8`).header('cross-origin-resource-policy', 'cross-origin').send(text),
    );
  asset('/v1/checkout.js', 'text/javascript', file('checkout.js'));
  asset('/v1/checkout/card.js', 'text/javascript', file('card.js'));
  asset('/v1/checkout/payment-methods.js', 'text/javascript', file('payment-methods.js'));
  asset('/v1/checkout/card.css', 'text/css', file('card.css'));
  app.get('/v1/checkout/public', (_request, reply) =>
    plain(reply).header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(cardPage()),
  );
  await app.register(async (inner) => callRoutes(inner, parts));
}

function plain(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
}

function callRoutes(app: FastifyInstance, { store, cardPageSession, keyId, now }: PageParts): void {
  app.addHook('onRequest', async ({ headers }) => {
    // Browsers send `Sec-Fetch-Site`: calls from other pages are refused.
    if (!['same-origin', undefined].includes(headers['sec-fetch-site']?.toString()))
      throw PROTOCOL_ERRORS.authentication();
  });
  app.post('/v1/checkout/order', ({ body }) => {
    const fields = fieldsOf(body);
    if (fields['key_id'] !== keyId) throw PROTOCOL_ERRORS.authentication();
    const order = store.findOrder(shortText(fields['order_id'])) ?? unknown();
    if (order.status === 'paid') throw PROTOCOL_ERRORS.orderPaid(order.id);
    return { amount: order.amount, currency: 'INR' };
  });
  app.post('/v1/checkout/pay', ({ body }, reply) => {
    const fields = fieldsOf(body);
    if (fields['key_id'] !== keyId) throw PROTOCOL_ERRORS.authentication();
    const read = parseInstrument(fields, new Date(now()));
    if (!('behaviour' in read)) return reply.code(400).send({ errors: read });
    const payer = { ...read.payer, email: shortText(fields['email']), contact: shortText(fields['contact']) };
    const { behaviour, failure } = read;
    return cardPageSession.attempt({ orderId: shortText(fields['order_id']), payer, behaviour, failure });
  });
  app.post(
    '/v1/checkout/status',
    ({ body }) => cardPageSession.status(shortText(fieldsOf(body)['payment_id'])) ?? unknown(),
  );
  app.post('/v1/checkout/bank', ({ body }) => {
    const { payment_id, answer: response } = fieldsOf(body);
    if (response === 'cancel') return cardPageSession.cancel(shortText(payment_id));
    if (response !== 'success' && response !== 'failure')
      throw new ProtocolError('The answer is success, failure or cancel.');
    return cardPageSession.answer(shortText(payment_id), response === 'success');
  });
}

function unknown(): never {
  throw PROTOCOL_ERRORS.unknownId();
}
