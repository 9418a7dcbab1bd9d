import type { FastifyInstance, FastifyRequest } from 'fastify';
import { areSame } from '../../../platform/secret.ts';
import type { Bank } from '../bank/bank.ts';
import type { Books } from '../books/repository.ts';
import { misbehave } from '../driving/faults.ts';
import type { Faults, Operation } from '../driving/faults.ts';
import { collection, orderEntity, paymentEntity, refundEntity } from './entities.ts';
import { amountOf, checkCurrency, fieldsOf, isManual, keyOf, notesOf, partOf, receiptOf } from './input.ts';
import { REFUSALS } from './refusals.ts';

/** What the protocol is served from. */
export interface ProtocolParts {
  books: Books;
  bank: Bank;
  faults: Faults;
  keyId: string;
  keySecret: string;
}

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** The provider's REST calls, for whoever has the keys. */
export async function protocolRoutes(app: FastifyInstance, parts: ProtocolParts): Promise<void> {
  const { books, bank, faults } = parts;
  const right = `Basic ${Buffer.from(`${parts.keyId}:${parts.keySecret}`).toString('base64')}`;
  app.addHook('onRequest', async ({ headers }) => {
    if (!areSame(headers.authorization ?? '', right)) throw REFUSALS.authentication();
  });
  const serve = (method: 'GET' | 'POST', url: string, operation: Operation, act: (asked: Asked) => unknown) =>
    app.route<{ Params: { id: string } }>({
      method,
      url,
      handler: async (asked, reply) => {
        const kind = faults.take(operation);
        return kind ? misbehave(kind, reply, () => act(asked)) : act(asked);
      },
    });
  const order = (id: string) => books.order(id) ?? unknown();
  const payment = (id: string) => books.payment(id) ?? unknown();
  serve('POST', '/v1/orders', 'createOrder', ({ body }) => createOrder(bank, fieldsOf(body)));
  serve('GET', '/v1/orders', 'orders', ({ query }) => collection(books.orders(partOf(query)).map(orderEntity)));
  serve('GET', '/v1/orders/:id', 'order', ({ params }) => orderEntity(order(params.id)));
  serve('GET', '/v1/orders/:id/payments', 'orderPayments', ({ params }) =>
    collection(books.paymentsOf(order(params.id).id).map(paymentEntity)),
  );
  serve('GET', '/v1/payments/:id', 'payment', ({ params }) => paymentEntity(payment(params.id)));
  serve('POST', '/v1/payments/:id/capture', 'capture', ({ params, body }) =>
    paymentEntity(bank.capture(params.id, amountOf(fieldsOf(body)))),
  );
  serve('POST', '/v1/payments/:id/refund', 'refund', (asked) => refund(bank, asked));
  serve('GET', '/v1/payments/:id/refunds', 'refunds', ({ params, query }) => {
    const { count, skip } = partOf(query);
    return collection(books.refundsOf(payment(params.id).id, count, skip).map(refundEntity));
  });
  serve('GET', '/v1/refunds/:id', 'refundById', ({ params }) => refundEntity(books.refund(params.id) ?? unknown()));
}

function createOrder(bank: Bank, fields: Record<string, unknown>) {
  const amount = amountOf(fields);
  checkCurrency(fields);
  if (amount < 100) throw REFUSALS.orderTooSmall();
  const order = { amount, receipt: receiptOf(fields), notes: notesOf(fields), isManual: isManual(fields) };
  return orderEntity(bank.createOrder(order));
}

function refund(bank: Bank, { params, body, headers }: Asked) {
  const fields = fieldsOf(body);
  const amount = fields['amount'] === undefined ? undefined : amountOf(fields);
  const key = keyOf(headers['x-refund-idempotency']);
  const asked = { paymentId: params.id, amount, key, receipt: receiptOf(fields), notes: notesOf(fields) };
  return refundEntity(bank.refund(asked));
}

function unknown(): never {
  throw REFUSALS.unknownId();
}
