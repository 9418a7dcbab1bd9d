import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { MAX_UPLOAD_BYTES } from '../../schema/uploads.ts';
import { UPLOADS_AT_ONCE, waitBeforeBody } from '../../server-kit/body-turns.ts';
import { rateLimitAddress } from '../../server-kit/client-address.ts';
import { FairSemaphore } from '../../server-kit/fair-semaphore.ts';
import type { operations } from '../../schema/generated/rest.ts';
import type { AuditNote } from './audit/audit-note.ts';
import type { AuditTrail } from './audit/audit-trail.ts';
import { toSafeInput } from './audit/safe-input.ts';
import { cookiesOf } from './authentication.ts';
import type { Caller, Cookies, Authentication, Staff } from './authentication.ts';
import { isEventStream, sendEvents } from './event-stream.ts';
import type { EventStream } from './event-stream.ts';
import { refuse } from './refusals.ts';
import type { Contract } from './read-contract.ts';
import { parseBodies } from './request-bodies.ts';
import { hashOf } from './secrets.ts';

/** The name of an operation in `schema/rest.yaml`. */
export type OperationId = keyof operations;

type Part<Id extends OperationId, Place extends 'path' | 'query'> = NonNullable<operations[Id]['parameters'][Place]>;
type JsonOf<RequestBody> = RequestBody extends { content: { 'application/json': infer Json } }
  ? Json
  : RequestBody extends { content: { 'application/octet-stream': unknown } }
    ? Buffer
    : undefined;
type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer Needed }
  ? JsonOf<Needed>
  : JsonOf<operations[Id]['requestBody']> | null;

/** A call after the contract's validation; an optional parameter with a default has a value. */
export interface Call<Id extends OperationId> {
  params: Part<Id, 'path'>;
  query: Part<Id, 'query'>;
  body: Body<Id>;
  /** The bytes of `body`, for a signature over them; reading it throws when the call had no body. */
  readonly rawBody: Buffer;
  headers: IncomingHttpHeaders;
  cookies: Cookies;
  /** The address that rate limits count: the client's, or the /64 network of an IPv6 client. */
  address: string;
  /** The key under which the client sent the call, and the hash of the request. */
  readonly idempotencyKey: IdempotencyKey | undefined;
  /** The account of the call; reading it throws on an operation without `security` in the contract. */
  readonly shopperId: string;
  /** The session of the call; reading it throws on an operation without `security`. */
  readonly sessionId: string;
  /** The expiry of the call's access token; reading it throws on an operation without `security`. */
  readonly tokenEndsAt: Date;
  /** The member of staff of the call; reading it throws on an operation whose path isn't under `/admin/`. */
  readonly staff: Staff;
  /** Adds to the audit entry of the call; reading it throws on an operation that is not audited. */
  readonly audit: (note: AuditNote) => void;
}

/** A client's key for a change: the change is made only once per key. */
export interface IdempotencyKey {
  key: string;
  /** The hash of the operation, its parameters and its body. */
  requestHash: string;
}

/** A redirect. */
export interface Redirect {
  location: string;
}

/** A response that isn't JSON, with its headers; `etag` makes a repeated call a 304. */
export interface BinaryResponse {
  bytes: Buffer;
  headers: Record<string, string> & { 'content-type': string; etag: string };
}

/** The response of an operation that succeeds. */
export type ResponseBody<Id extends OperationId> = operations[Id]['responses'] extends { 302: unknown }
  ? Redirect
  : operations[Id]['responses'] extends { 200: { content: { 'text/event-stream': unknown } } }
    ? EventStream
    : operations[Id]['responses'] extends { 200: { content: { 'application/json': infer Json } } }
      ? Json
      : BinaryResponse;

/** A schema of the contract with every field required, so that a forgotten field is a type error. */
export type Complete<Schema> = { [Field in keyof Required<Schema>]: Schema[Field] };

/** Binds a handler to an operation of the contract; there is no other way to add a route. */
export type Serve = <Id extends OperationId>(
  operationId: Id,
  handler: (call: Call<Id>) => ResponseBody<Id> | Promise<ResponseBody<Id>>,
) => void;

/** Receives each operation's response as its handler returned it. */
export type ResponseListener = (operationId: string, status: number, result: unknown) => void;

/** Calls `onResponse` with every JSON response of the app's operations, before the contract drops unknown fields. */
export function onEachResponse(app: FastifyInstance, onResponse: ResponseListener): void {
  app.addHook('preSerialization', async (request, reply, result) => {
    const operationId = operationOf(request);
    if (operationId) onResponse(operationId, reply.statusCode, result);
    return result;
  });
}

function operationOf({ routeOptions: { schema } }: FastifyRequest): string | undefined {
  return schema && 'operationId' in schema ? String(schema.operationId) : undefined;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Mounts every operation of the contract. Throws if an operation has no handler, or two. */
export async function mountContract(
  app: FastifyInstance,
  contract: Contract,
  { authentication, auditTrail }: { authentication: Authentication; auditTrail: AuditTrail },
  bind: (serve: Serve) => void,
): Promise<void> {
  const isFile = (request: FastifyRequest) => contract.files.has(operationOf(request) ?? '');
  const bytes = parseBodies(app, isFile);
  const callers: Callers = { shoppers: new WeakMap(), staff: new WeakMap(), notes: new WeakMap(), bytes };
  receiveFiles(app, contract, callers);
  const handlers = new Map<string, Handler>();
  bind((operationId, handler) => {
    if (handlers.has(operationId)) throw new Error(`Two handlers for ${operationId}.`);
    handlers.set(operationId, async (request, reply) => {
      const names = contract.queryNames.get(operationId) ?? [];
      const call = toCall(request, names, cookiesOf(request, reply, authentication.secureCookies), callers);
      // Validation ran before: a call that passed it has the contract's type.
      const run = async () => handler(call as Parameters<typeof handler>[0]);
      const result = await withAudit({ contract, auditTrail, callers }, operationId, request, run);
      if (isEventStream(result)) return sendEvents(reply, result);
      if (isBytes(result)) return sendBytes(request, reply, result);
      return isRedirect(result) ? reply.redirect(result.location, 302) : result;
    });
  });
  const missing = [...contract.operationIds].filter((id) => !handlers.has(id));
  if (missing.length > 0) throw new Error(`Operations of the contract without a handler: ${missing.join(', ')}.`);
  await app.register(fastifyCookie);
  authenticateCalls(app, contract, authentication, callers);
  await app.register(fastifyOpenapiGlue, {
    specification: contract.document,
    // `missing` is empty, so every requested operation has its handler.
    operationResolver: (operationId) => handlers.get(operationId)!,
  });
}

/** Accepts larger bodies where they are files. Shoppers take turns before a file is read, because it takes its bytes of memory. */
function receiveFiles(app: FastifyInstance, contract: Contract, { shoppers }: Callers): void {
  const takeTurn = waitBeforeBody({
    turns: new FairSemaphore(UPLOADS_AT_ONCE),
    clientOf: (request) => shoppers.get(request)?.shopperId ?? '',
    refuse: () => refuse('UNAVAILABLE', { retryAfter: 5 }),
  });
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    const isOfFile = schema && 'operationId' in schema && contract.files.has(String(schema.operationId));
    if (isOfFile) Object.assign(route, { bodyLimit: MAX_UPLOAD_BYTES, onRequest: takeTurn });
  });
}

/** Runs a handler. Records the call first if it is of staff and may change something. */
async function withAudit<T>(
  { contract, auditTrail, callers }: { contract: Contract; auditTrail: AuditTrail; callers: Callers },
  operation: string,
  request: FastifyRequest,
  run: () => Promise<T>,
): Promise<T> {
  const staff = callers.staff.get(request);
  if (!staff || !contract.audited.has(operation)) return run();
  // Fastify parses the parameters of a path into an object of texts.
  const params = request.params as Record<string, string>;
  const input = toSafeInput(request.body, contract.audited.get(operation));
  return auditTrail.record({ staff, operation, params, input }, (note) => {
    callers.notes.set(request, note);
    return run();
  });
}

/** The accounts and staff of running calls, their audit notes, and the bytes of their bodies. */
interface Callers {
  notes: WeakMap<FastifyRequest, (note: AuditNote) => void>;
  shoppers: WeakMap<FastifyRequest, Caller>;
  staff: WeakMap<FastifyRequest, Staff>;
  bytes: WeakMap<FastifyRequest, Buffer>;
}

/** Authenticates a call before its body is read. Forbids caches to store personal responses, including refusals. */
function authenticateCalls(
  app: FastifyInstance,
  contract: Contract,
  authentication: Authentication,
  callers: Callers,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const operationId = operationOf(request) ?? '';
    if (contract.personal.has(operationId)) reply.header('cache-control', 'no-store');
    if (!contract.secured.has(operationId)) return;
    const cookies = cookiesOf(request, reply, authentication.secureCookies);
    const roles = contract.forStaff.get(operationId);
    if (!roles) {
      callers.shoppers.set(request, await authentication.authenticate(request.headers, cookies));
      return;
    }
    const needs = { roles, needsFreshLogin: contract.freshLogin.has(operationId) };
    callers.staff.set(request, await authentication.authenticateStaff(request.headers, cookies, needs));
  });
}

/** The call of a request, without query parameters that the contract does not know. */
function toCall(
  request: FastifyRequest,
  queryNames: readonly string[],
  cookies: Cookies,
  callers: Callers,
): Call<'getProfile'> {
  const { params, body, headers, ip } = request;
  // Fastify parses every query into an object.
  const sent = Object.entries(request.query as object);
  const known = <One>(who: One | undefined): One => {
    if (!who) throw new Error('This call has no account or staff: its contract requires none.');
    return who;
  };
  const call = {
    params,
    query: Object.fromEntries(sent.filter(([name]) => queryNames.includes(name))),
    body,
    headers,
    cookies,
    address: addressOf(ip),
    get idempotencyKey() {
      const key = headers['idempotency-key'];
      const requested = JSON.stringify([operationOf(request), params, body ?? null]);
      return typeof key === 'string' ? { key, requestHash: hashOf(requested) } : undefined;
    },
    get rawBody() {
      return known(callers.bytes.get(request));
    },
    get shopperId() {
      return known(callers.shoppers.get(request)).shopperId;
    },
    get sessionId() {
      return known(callers.shoppers.get(request)).sessionId;
    },
    get tokenEndsAt() {
      return known(callers.shoppers.get(request)).tokenEndsAt;
    },
    get staff() {
      return known(callers.staff.get(request));
    },
    get audit() {
      return known(callers.notes.get(request));
    },
  };
  // Only the handler's binding knows the operation.
  return call as Call<'getProfile'>;
}

/**
 * The address of a call. Refuses a client that has disconnected: Node no longer knows its address, and it receives no
 * response.
 */
function addressOf(ip: string | undefined): string {
  return ip === undefined ? refuse('BAD_INPUT') : rateLimitAddress(ip);
}

function isBytes(result: unknown): result is BinaryResponse {
  return typeof result === 'object' && result !== null && 'bytes' in result && Buffer.isBuffer(result.bytes);
}

function isRedirect(result: unknown): result is Redirect {
  return typeof result === 'object' && result !== null && 'location' in result;
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, { bytes, headers }: BinaryResponse): FastifyReply {
  reply.headers(headers);
  return request.headers['if-none-match'] === headers.etag ? reply.code(304).send() : reply.send(bytes);
}
