import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failures.ts';
import type { RequestDeadline } from '../upstream/request-deadline.ts';
import { allowOrigins } from './cors.ts';
import { addVary } from './http-headers.ts';

/** What the endpoint needs to know of a request. */
interface EndpointContext {
  deadline: Pick<RequestDeadline, 'abort' | 'clear'>;
}
/** How the endpoint is served. */
export interface EndpointOptions<C extends EndpointContext> {
  server: ApolloServer<C>;
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<C>;
  /** The origins whose pages may call it; `*` for all. */
  corsOrigins: readonly string[];
}

/** Serves GraphQL at `/graphql`. A request ends when its client leaves. */
export function serveGraphQL<C extends EndpointContext>(app: FastifyInstance, options: EndpointOptions<C>): void {
  app.register(async (scope) => {
    await allowOrigins(scope, options.corsOrigins);
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: '/graphql',
      handler: (request, reply) => answer(options, request, reply),
    });
  });
}

async function answer<C extends EndpointContext>(
  { server, createContext }: EndpointOptions<C>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, body } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: toApolloRequest(request),
    context: async () => {
      const context = await createContext(request, reply);
      endWithClient(context, reply);
      return context;
    },
  });
  for (const [name, value] of headers) {
    if (name === 'vary') addVary(reply, value);
    else reply.header(name, value);
  }
  // Nothing is answered in parts: the schema has no @defer.
  return reply.code(status ?? 200).send(body.kind === 'complete' ? body.string : '');
}

function toApolloRequest({ method, headers, url, body }: FastifyRequest): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const start = url.indexOf('?');
  return { method, headers: map, search: start < 0 ? '' : url.slice(start), body };
}

/** Ends the request when its client leaves before the answer. */
function endWithClient({ deadline }: EndpointContext, { raw }: FastifyReply): void {
  raw.once('close', () => {
    if (raw.writableFinished) deadline.clear();
    else deadline.abort(new Failure('UPSTREAM_TIMEOUT'));
  });
}
