import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { ProtocolError, PROTOCOL_ERRORS } from './protocol-errors.ts';

/** Creates the server without its routes. It responds to every failure with an error of the protocol. */
export function createServer(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 100_000, logger: false });
  app.setErrorHandler((error, _request, reply) => {
    const refusal = toProtocolError(error);
    if (refusal.status === 401) reply.header('www-authenticate', 'Basic realm="Razorpay"');
    return reply.code(refusal.status).send({ error: refusal.details });
  });
  app.setNotFoundHandler((_request, reply) => {
    const { status, details } = PROTOCOL_ERRORS.unknownAddress();
    return reply.code(status).send({ error: details });
  });
  return app;
}

function toProtocolError(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (error instanceof Error && status < 500) return new ProtocolError(error.message, {}, 400);
  process.emitWarning(`Payment simulator: ${error instanceof Error ? error.message : String(error)}`);
  return PROTOCOL_ERRORS.trouble();
}
