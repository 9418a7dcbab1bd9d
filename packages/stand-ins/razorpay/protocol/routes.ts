import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bank } from '../bank/bank.ts';
import { injectFault } from '../control-api/call-faults.ts';
import type { CallFaults, Operation } from '../control-api/call-faults.ts';
import type { SimulatorStore } from '../store/repository.ts';
import { collection, orderEntity, paymentEntity, refundEntity } from './entities.ts';
import {
  parseAmount,
  assertRupees,
  fieldsOf,
  isManual,
  parseKey,
  parseNotes,
  parsePart,
  parsePeriod,
  parseReceipt,
} from './input.ts';
import { PROTOCOL_ERRORS } from './protocol-errors.ts';

/** The dependencies of the protocol's routes. */
export interface ProtocolParts {
  store: SimulatorStore;
  bank: Bank;
  faults: CallFaults;
  keyId: string;
  keySecret: string;
}

type EntityRequest = FastifyRequest<{ Params: { id: string } }>;

/** The provider's REST calls, for clients with the keys. */
export async function protocolRoutes(app: FastifyInstance, parts: ProtocolParts): Promise<void> {
  const { store, bank, faults } = parts;
  const expected = `Basic ${Buffer.from(`${parts.keyId}:${parts.keySecret}`).toString('base64')}`;
  app.addHook('onRequest', async ({ headers }) => {
    if (headers.authorization !== expected) throw PROTOCOL_ERRORS.authentication();
  });
  const serve = (method: 'GET' | 'POST', url: string, operation: Operation, act: (request: EntityRequest) => unknown) =>
    app.route<{ Params: { id: string } }>({
      method,
      url,
      handler: async (request, reply) => {
        const kind = faults.take(operation);
        return kind ? injectFault(kind, reply, () => act(request)) : act(request);
      },
    });
  const order = (id: string) => store.findOrder(id) ?? unknown();
  const payment = (id: string) => store.findPayment(id) ?? unknown();
  serve('POST', '/v1/orders', 'createOrder', ({ body }) => createOrder(bank, fieldsOf(body)));
  serve('GET', '/v1/orders', 'orders', ({ query }) => collection(store.listOrders(parsePart(query)).map(orderEntity)));
  serve('GET', '/v1/orders/:id', 'order', ({ params }) => orderEntity(order(params.id)));
  serve('GET', '/v1/orders/:id/payments', 'orderPayments', ({ params }) =>
    collection(store.listPaymentsOf(order(params.id).id).map(paymentEntity)),
  );
  serve('GET', '/v1/payments', 'payments', ({ query }) =>
    collection(store.listPaymentsBetween(parsePeriod(query), parsePart(query)).map(paymentEntity)),
  );
  serve('GET', '/v1/refunds', 'allRefunds', ({ query }) =>
    collection(store.listRefundsBetween(parsePeriod(query), parsePart(query)).map(refundEntity)),
  );
  serve('GET', '/v1/payments/:id', 'payment', ({ params }) => paymentEntity(payment(params.id)));
  serve('POST', '/v1/payments/:id/capture', 'capture', ({ params, body }) =>
    paymentEntity(bank.capture(params.id, parseAmount(fieldsOf(body)))),
  );
  serve('POST', '/v1/payments/:id/refund', 'refund', (request) => refund(bank, request));
  serve('GET', '/v1/payments/:id/refunds', 'refunds', ({ params, query }) => {
    const { count, skip } = parsePart(query);
    return collection(store.listRefundsOf(payment(params.id).id, count, skip).map(refundEntity));
  });
  serve('GET', '/v1/refunds/:id', 'refundById', ({ params }) => refundEntity(store.findRefund(params.id) ?? unknown()));
}

function createOrder(bank: Bank, fields: Record<string, unknown>) {
  const amount = parseAmount(fields);
  assertRupees(fields);
  if (amount < 100) throw PROTOCOL_ERRORS.orderTooSmall();
  const order = { amount, receipt: parseReceipt(fields), notes: parseNotes(fields), isManual: isManual(fields) };
  return orderEntity(bank.createOrder(order));
}

function refund(bank: Bank, { params, body, headers }: EntityRequest) {
  const fields = fieldsOf(body);
  const amount = fields['amount'] === undefined ? undefined : parseAmount(fields);
  const key = parseKey(headers['x-refund-idempotency']);
  const request = { paymentId: params.id, amount, key, receipt: parseReceipt(fields), notes: parseNotes(fields) };
  return refundEntity(bank.refund(request));
}

function unknown(): never {
  throw PROTOCOL_ERRORS.unknownId();
}
