import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { parse } from 'yaml';
import type { operations } from '../../schema/generated/rest.ts';
import { cookiesOf, rateLimitAddress } from './authentication.ts';
import type { Caller, Cookies, Authentication, Staff } from './authentication.ts';

/** The name of an operation in `schema/rest.yaml`. */
export type OperationId = keyof operations;

type Part<Id extends OperationId, Place extends 'path' | 'query'> = NonNullable<operations[Id]['parameters'][Place]>;
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : undefined;

/** What a call brings, checked by the contract; an optional parameter with a default is there all the same. */
export interface Call<Id extends OperationId> {
  params: Part<Id, 'path'>;
  query: Part<Id, 'query'>;
  body: Body<Id>;
  /** The very bytes that `body` was read from, for a signature over them; reading it throws where none came. */
  readonly rawBody: Buffer;
  headers: IncomingHttpHeaders;
  cookies: Cookies;
  /** Whom the call is counted for: the client's address, or its /64 of IPv6. */
  address: string;
  /** Who is logged in; reading it throws on an operation without `security` in the contract. */
  readonly shopperId: string;
  /** The session of the call; reading it throws likewise. */
  readonly sessionId: string;
  /** Who of the shop's people calls; reading it throws on an operation whose path isn't under `/admin/`. */
  readonly staff: Staff;
}

/** An answer that sends the browser elsewhere. */
export interface Redirect {
  location: string;
}

/** An answer that isn't JSON, with its headers; `etag` makes a repeated call a 304. */
export interface BinaryResponse {
  bytes: Buffer;
  headers: Record<string, string> & { 'content-type': string; etag: string };
}

/** What an operation answers when all is well. */
export type ResponseBody<Id extends OperationId> = operations[Id]['responses'] extends { 302: unknown }
  ? Redirect
  : operations[Id]['responses'] extends { 200: { content: { 'application/json': infer Json } } }
    ? Json
    : BinaryResponse;

/** Binds a handler to an operation of the contract; there is no other way to write a route. */
export type Serve = <Id extends OperationId>(
  operationId: Id,
  handler: (call: Call<Id>) => ResponseBody<Id> | Promise<ResponseBody<Id>>,
) => void;

/** The contract, read from its file. */
export interface Contract {
  document: { paths: Record<string, Record<string, Operation>> };
  /** The words of `x-addition`, each once. */
  additions: string[];
  operationIds: Set<string>;
  /** The operations that need a session. */
  secured: Set<string>;
  /** The operations for the shop's people: those under `/admin/`. */
  forStaff: Set<string>;
  /** The operations whose answers no cache may keep: about accounts, or of somebody who is logged in. */
  personal: Set<string>;
}

interface Operation {
  operationId: string;
  'x-addition'?: string | true;
  tags?: string[];
  security?: object[];
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
  const idsOf = (operations: Operation[]) => new Set(operations.map(({ operationId }) => operationId));
  const secured = all.filter(({ security }) => security !== undefined);
  const underAdmin = Object.entries(document.paths).filter(([path]) => path.startsWith('/admin/'));
  const personal = all.filter(({ security, tags }) => security !== undefined || tags?.includes('account'));
  return {
    document,
    additions: [...new Set(words)],
    operationIds: idsOf(all),
    secured: idsOf(secured),
    forStaff: idsOf(underAdmin.flatMap(([, methods]) => Object.values(methods))),
    personal: idsOf(personal),
  };
}

/** Hears an operation's answer as its handler gave it. */
export type ResponseListener = (operationId: string, status: number, answer: unknown) => void;

/** Lets `onAnswer` hear every JSON answer of the app's operations before the contract drops what it doesn't know. */
export function onEachResponse(app: FastifyInstance, onAnswer: ResponseListener): void {
  app.addHook('preSerialization', async (request, reply, answer) => {
    const operationId = operationOf(request);
    if (operationId) onAnswer(operationId, reply.statusCode, answer);
    return answer;
  });
}

function operationOf({ routeOptions: { schema } }: FastifyRequest): string | undefined {
  return schema && 'operationId' in schema ? String(schema.operationId) : undefined;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Makes the app answer the whole contract; throws when an operation has no handler, or two. */
export async function mountContract(
  app: FastifyInstance,
  contract: Contract,
  door: Authentication,
  bind: (serve: Serve) => void,
): Promise<void> {
  const callers: Callers = { shoppers: new WeakMap(), staff: new WeakMap(), bytes: keepRawBodies(app) };
  const handlers = new Map<string, Handler>();
  bind((operationId, handler) => {
    if (handlers.has(operationId)) throw new Error(`Two handlers for ${operationId}.`);
    handlers.set(operationId, async (request, reply) => {
      const call = toCall(request, cookiesOf(request, reply, door.secureCookies), callers);
      // The contract's own validation ran before this: what it let through has the contract's type.
      const answer = await handler(call as Parameters<typeof handler>[0]);
      if (isBytes(answer)) return sendBytes(request, reply, answer);
      return isRedirect(answer) ? reply.redirect(answer.location, 302) : answer;
    });
  });
  const missing = [...contract.operationIds].filter((id) => !handlers.has(id));
  if (missing.length > 0) throw new Error(`Operations of the contract without a handler: ${missing.join(', ')}.`);
  await app.register(fastifyCookie);
  authenticateCalls(app, contract, door, callers);
  await app.register(fastifyOpenapiGlue, {
    specification: contract.document,
    // `missing` is empty, so every operation that the glue asks for has its handler.
    operationResolver: (operationId) => handlers.get(operationId)!,
  });
}

/** Who is behind the calls under way: shoppers, or the shop's people at work; and the bytes that came. */
interface Callers {
  shoppers: WeakMap<FastifyRequest, Caller>;
  staff: WeakMap<FastifyRequest, Staff>;
  bytes: WeakMap<FastifyRequest, Buffer>;
}

/** Has JSON bodies read as Fastify does by itself, and keeps the bytes beside. */
function keepRawBodies(app: FastifyInstance): WeakMap<FastifyRequest, Buffer> {
  const kept = new WeakMap<FastifyRequest, Buffer>();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    kept.set(request, bytes);
    return parse(request, bytes.toString(), done);
  });
  return kept;
}

/** Asks at the door before a body is read, and keeps personal answers, refusals too, out of every cache. */
function authenticateCalls(app: FastifyInstance, contract: Contract, door: Authentication, callers: Callers): void {
  app.addHook('onRequest', async (request, reply) => {
    const operationId = operationOf(request) ?? '';
    if (contract.personal.has(operationId)) reply.header('cache-control', 'no-store');
    if (!contract.secured.has(operationId)) return;
    const cookies = cookiesOf(request, reply, door.secureCookies);
    if (contract.forStaff.has(operationId))
      callers.staff.set(request, await door.authenticateStaff(request.headers, cookies));
    else callers.shoppers.set(request, await door.authenticate(request.headers, cookies));
  });
}

function toCall(request: FastifyRequest, cookies: Cookies, callers: Callers): Call<'getProfile'> {
  const { params, query, body, headers, ip } = request;
  const known = <One>(who: One | undefined): One => {
    if (!who) throw new Error('Nobody of the kind is behind this call: its contract asks for none.');
    return who;
  };
  const call = {
    params,
    query,
    body,
    headers,
    cookies,
    address: rateLimitAddress(ip),
    get rawBody() {
      return known(callers.bytes.get(request));
    },
    get shopperId() {
      return known(callers.shoppers.get(request)).shopperId;
    },
    get sessionId() {
      return known(callers.shoppers.get(request)).sessionId;
    },
    get staff() {
      return known(callers.staff.get(request));
    },
  };
  // Of which operation it is, only the handler's binding knows.
  return call as Call<'getProfile'>;
}

function isBytes(answer: unknown): answer is BinaryResponse {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer && Buffer.isBuffer(answer.bytes);
}

function isRedirect(answer: unknown): answer is Redirect {
  return typeof answer === 'object' && answer !== null && 'location' in answer;
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, { bytes, headers }: BinaryResponse): FastifyReply {
  reply.headers(headers);
  return request.headers['if-none-match'] === headers.etag ? reply.code(304).send() : reply.send(bytes);
}
