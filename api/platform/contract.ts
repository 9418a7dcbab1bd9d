import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import { MAX_UPLOAD_BYTES } from '../../schema/uploads.ts';
import { rateLimitAddress } from '../../server-kit/client-address.ts';
import type { operations } from '../../schema/generated/rest.ts';
import { cookiesOf } from './authentication.ts';
import type { Caller, Cookies, Authentication, Role, Staff } from './authentication.ts';
import { isEventStream, sendEvents } from './event-stream.ts';
import type { EventStream } from './event-stream.ts';
import { refuse } from './refusals.ts';
import { parseBodies } from './request-bodies.ts';
import { hashOf } from './secrets.ts';
import type { OptionalBody } from './validation.ts';

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

/** The contract, read from its file. */
export interface Contract {
  document: {
    paths: Record<string, Record<string, Operation>>;
    components: { parameters: Record<string, Parameter>; schemas: Record<string, object> };
  };
  /** The values of `x-addition`, each once. */
  additions: string[];
  operationIds: Set<string>;
  /** The names of each operation's query parameters. */
  queryNames: Map<string, string[]>;
  /** The operations that need a session. */
  secured: Set<string>;
  /** The operations for staff, those under `/admin/`, each with the roles that may call it: `x-roles`. */
  forStaff: Map<string, ReadonlySet<Role>>;
  /** The staff operations that need a login within the last ten minutes: `x-fresh-login`. */
  freshLogin: Set<string>;
  /** The operations whose body is a file. */
  files: Set<string>;
  /** The operations whose responses no cache may store: those about accounts, and those of one account. */
  personal: Set<string>;
}

interface Parameter {
  name: string;
  in: string;
  'x-addition'?: string;
}

interface Operation {
  operationId: string;
  'x-addition'?: string | true;
  'x-fresh-login'?: true;
  'x-roles'?: Role[];
  tags?: string[];
  parameters?: (Parameter | { $ref: string })[];
  security?: object[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object & { $ref?: string } }> };
  responses: Record<string, { content?: Record<string, object> }>;
}

/** The content type of a file in a request's body. */
const FILE_TYPE = 'application/octet-stream';

let text: string | undefined;

/** The contract as JSON, which codegen has made from `schema/rest.yaml`. A process reads the file once. */
function readDocument(): Contract['document'] {
  text ??= readFileSync(new URL('../../schema/generated/rest.json', import.meta.url), 'utf8');
  return JSON.parse(text);
}

/** Reads the contract. A response that isn't JSON needs no schema here, because its bytes are sent unchanged. */
export function readContract(): Contract {
  const document = readDocument();
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const response of all.flatMap(({ responses }) => Object.values(responses))) {
    if (response.content && !('application/json' in response.content)) delete response.content;
  }
  for (const { requestBody } of all) {
    const json = requestBody?.required ? undefined : requestBody?.content['application/json'];
    if (json) json.schema = toOptional(document, json.schema);
  }
  const parameters = Object.values(document.components.parameters);
  const words = [...all, ...parameters].map((one) => one['x-addition']).filter((word) => typeof word === 'string');
  const idsOf = (operations: Operation[]) => new Set(operations.map(({ operationId }) => operationId));
  const secured = all.filter(({ security }) => security !== undefined);
  const underAdmin = Object.entries(document.paths).filter(([path]) => path.startsWith('/admin/'));
  const personal = all.filter(({ security, tags }) => security !== undefined || tags?.includes('account'));
  return {
    document,
    additions: [...new Set(words)],
    operationIds: idsOf(all),
    queryNames: new Map(all.map((operation) => [operation.operationId, queryNamesOf(document, operation)])),
    secured: idsOf(secured),
    forStaff: new Map(
      underAdmin.flatMap(([, methods]) =>
        Object.values(methods).map((operation) => [operation.operationId, new Set(rolesOf(operation))]),
      ),
    ),
    freshLogin: idsOf(all.filter((operation) => operation['x-fresh-login'])),
    files: idsOf(all.filter(({ requestBody }) => requestBody?.content[FILE_TYPE])),
    personal: idsOf(personal),
  };
}

/** The roles of an operation for staff. Throws for an operation that names none. */
function rolesOf({ operationId, 'x-roles': roles = [] }: Operation): Role[] {
  if (roles.length === 0) throw new Error(`The contract gives ${operationId} no x-roles.`);
  return roles;
}

/** The schema of an optional body, as validation needs it. */
function toOptional({ components }: Contract['document'], schema: object & { $ref?: string }): OptionalBody {
  return { ...(components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema), 'x-optional': true };
}

function queryNamesOf({ components }: Contract['document'], { parameters = [] }: Operation): string[] {
  const resolved = parameters.map((one) =>
    '$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one,
  );
  return resolved.flatMap((parameter) => (parameter?.in === 'query' ? [parameter.name] : []));
}

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
  authentication: Authentication,
  bind: (serve: Serve) => void,
): Promise<void> {
  const isFile = (request: FastifyRequest) => contract.files.has(operationOf(request) ?? '');
  const callers: Callers = { shoppers: new WeakMap(), staff: new WeakMap(), bytes: parseBodies(app, isFile) };
  app.addHook('onRoute', (route) => {
    const { schema } = route;
    const isOfFile = schema && 'operationId' in schema && contract.files.has(String(schema.operationId));
    if (isOfFile) route.bodyLimit = MAX_UPLOAD_BYTES;
  });
  const handlers = new Map<string, Handler>();
  bind((operationId, handler) => {
    if (handlers.has(operationId)) throw new Error(`Two handlers for ${operationId}.`);
    handlers.set(operationId, async (request, reply) => {
      const names = contract.queryNames.get(operationId) ?? [];
      const call = toCall(request, names, cookiesOf(request, reply, authentication.secureCookies), callers);
      // Validation ran before: a call that passed it has the contract's type.
      const result = await handler(call as Parameters<typeof handler>[0]);
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

/** The accounts and staff of running calls, and the bytes of their bodies. */
interface Callers {
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
