import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { parse } from 'yaml';
import type { operations } from '../../schema/generated/rest.ts';

/** The name of an operation in `schema/rest.yaml`. */
export type OperationId = keyof operations;

type Part<Id extends OperationId, Place extends 'path' | 'query'> = NonNullable<operations[Id]['parameters'][Place]>;
type Success<Id extends OperationId> = operations[Id]['responses'][200]['content'];

/** What a call brings, checked by the contract; an optional parameter with a default is there all the same. */
export interface Call<Id extends OperationId> {
  params: Part<Id, 'path'>;
  query: Part<Id, 'query'>;
  headers: IncomingHttpHeaders;
}

/** An answer that isn't JSON, with its headers; `etag` makes a repeated call a 304. */
export interface Bytes {
  bytes: Buffer;
  headers: Record<string, string> & { 'content-type': string; etag: string };
}

/** What an operation answers with status 200. */
export type Answer<Id extends OperationId> = Success<Id> extends { 'application/json': infer Json } ? Json : Bytes;

/** Binds a handler to an operation of the contract; there is no other way to write a route. */
export type Serve = <Id extends OperationId>(
  operationId: Id,
  handler: (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>,
) => void;

/** The contract, read from its file. */
export interface Contract {
  document: { paths: Record<string, Record<string, Operation>> };
  /** The words of `x-addition`, each once. */
  additions: string[];
  operationIds: Set<string>;
}

interface Operation {
  operationId: string;
  'x-addition'?: string | true;
  responses: Record<string, { content?: Record<string, object> }>;
}

/** Reads the contract. An answer that isn't JSON needs no schema here: its bytes go out as they are. */
export function readContract(path: URL = new URL('../../schema/rest.yaml', import.meta.url)): Contract {
  const document: Contract['document'] = parse(readFileSync(path, 'utf8'));
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const response of all.flatMap(({ responses }) => Object.values(responses))) {
    if (response.content && !('application/json' in response.content)) delete response.content;
  }
  const words = all.map((operation) => operation['x-addition']).filter((word) => typeof word === 'string');
  return { document, additions: [...new Set(words)], operationIds: new Set(all.map(({ operationId }) => operationId)) };
}

/** Hears an operation's answer as its handler gave it. */
export type AnswerListener = (operationId: string, status: number, answer: unknown) => void;

/** Lets `onAnswer` hear every JSON answer of the app's operations before the contract drops what it doesn't know. */
export function listenToAnswers(app: FastifyInstance, onAnswer: AnswerListener): void {
  app.addHook('preSerialization', async ({ routeOptions }, reply, answer) => {
    const { schema } = routeOptions;
    if (schema && 'operationId' in schema) onAnswer(String(schema.operationId), reply.statusCode, answer);
    return answer;
  });
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Makes the app answer the whole contract; throws when an operation has no handler, or two. */
export async function mountContract(
  app: FastifyInstance,
  contract: Contract,
  bind: (serve: Serve) => void,
): Promise<void> {
  const handlers = new Map<string, Handler>();
  bind((operationId, handler) => {
    if (handlers.has(operationId)) throw new Error(`Two handlers for ${operationId}.`);
    handlers.set(operationId, async (request, reply) => {
      // The contract's own validation ran before this: what it let through has the contract's type.
      const call = { params: request.params, query: request.query, headers: request.headers };
      const answer = await handler(call as Parameters<typeof handler>[0]);
      return isBytes(answer) ? sendBytes(request, reply, answer) : answer;
    });
  });
  const missing = [...contract.operationIds].filter((id) => !handlers.has(id));
  if (missing.length > 0) throw new Error(`Operations of the contract without a handler: ${missing.join(', ')}.`);
  await app.register(fastifyOpenapiGlue, {
    specification: contract.document,
    // `missing` is empty, so every operation that the glue asks for has its handler.
    operationResolver: (operationId) => handlers.get(operationId)!,
  });
}

function isBytes(answer: unknown): answer is Bytes {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer && Buffer.isBuffer(answer.bytes);
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, { bytes, headers }: Bytes): FastifyReply {
  reply.headers(headers);
  return request.headers['if-none-match'] === headers.etag ? reply.code(304).send() : reply.send(bytes);
}
