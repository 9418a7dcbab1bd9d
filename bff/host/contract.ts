import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { operations } from '../../schema/generated/rest.ts';
import { RESPONSE_PARSERS } from '../generated/response-parsers.ts';
import type { Parser } from './response-fields.ts';

/** The content type of a file in a request's body. */
export const FILE_TYPE = 'application/octet-stream';

type Json<Id extends keyof operations> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer T } };
}
  ? T
  : never;
type JsonBody = { content: { 'application/json': unknown } };
type JsonOf<RequestBody extends JsonBody> = RequestBody['content']['application/json'];
type FileBody = { content: { [Type in typeof FILE_TYPE]: unknown } };
/** The body of a call, if it has one: a file as its bytes. Optional if the call may omit it. */
type Body<Id extends keyof operations> = operations[Id] extends { requestBody: infer Needed extends JsonBody }
  ? { body: JsonOf<Needed> }
  : operations[Id] extends { requestBody: FileBody }
    ? { body: Buffer }
    : NonNullable<operations[Id]['requestBody']> extends infer Optional extends JsonBody
      ? [Optional] extends [never]
        ? unknown
        : { body?: JsonOf<Optional> }
      : unknown;
type ParametersIn<Id extends keyof operations, Where extends 'path' | 'query'> = [
  NonNullable<operations[Id]['parameters'][Where]>,
] extends [never]
  ? unknown
  : NonNullable<operations[Id]['parameters'][Where]>;

/** The ids of the contract's calls that return JSON. */
export type OperationId = {
  [Id in keyof operations]: [Json<Id>] extends [never] ? never : Id;
}[keyof operations];
/** The ids of the calls that redirect a browser. */
export type RedirectId = {
  [Id in keyof operations]: operations[Id]['responses'] extends { 302: unknown } ? Id : never;
}[keyof operations];
/** The id of any call that the gateway makes. */
export type CallId = OperationId | RedirectId;
type ResponsesById = { [Id in OperationId]: Json<Id> };
type ParamsById = { [Id in CallId]: ParametersIn<Id, 'path'> & ParametersIn<Id, 'query'> & Body<Id> };
/** The response of each call. An interface, so that TypeScript knows the common properties of several calls. */
interface HostResponses extends ResponsesById {}
/** The parameters of each call; an interface for the same reason. */
interface AllParams extends ParamsById {}
/** The response of a call, by the contract. */
export type HostResponse<Id extends OperationId> = HostResponses[Id];
/** The path and query parameters of a call, and its body if it has one, by the contract. */
export type Params<Id extends CallId> = AllParams[Id];

/** A parameter of a call. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  maxLength: number;
}

/** One call of the contract: its address and the parser of its response. */
export interface Call {
  id: CallId;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Its path in the contract: `/product/{category}/{page}`. */
  route: string;
  /** Whether it changes nothing. Such a call may be repeated and cancelled. */
  isRead: boolean;
  /** Whether it needs a shopper's token. */
  needsToken: boolean;
  /** Whether it carries the cookies that the host set in the browser: login, logout, and every call with a token. */
  usesCookies: boolean;
  /** Whether its body is a file. */
  sendsFile: boolean;
  /** Whether it redirects the browser instead of returning JSON. */
  isRedirect: boolean;
  /** Whether the gateway ignores the response body. */
  isUnread: boolean;
  /** The group of calls that fail together: `catalog`, `payment`, … */
  group: string;
  /** The parts of the path: fixed texts and parameters. */
  parts: (string | Parameter)[];
  query: Parameter[];
  /** The response field with the single object of a read: `product`; undefined for all other calls. */
  thing: string | undefined;
  /** The value of a response without a body: empty lists. */
  emptyResponse: Readonly<Record<string, null>>;
  /** Parses the response. */
  parse: Parser;
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, Record<string, unknown>>;
}
interface ResponseSchema {
  type?: string | string[];
  properties?: Record<string, ResponseSchema>;
  required?: string[];
  $ref?: string;
}
interface OpenApiOperation {
  operationId: CallId;
  'x-unread'?: boolean;
  'x-cookies'?: boolean;
  tags: string[];
  security?: object[];
  parameters?: { $ref?: string }[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, { content?: Record<string, { schema: ResponseSchema }> }>;
}

/** GET calls that change something: they consume a one-time code. */
const CHANGING_GETS: ReadonlySet<CallId> = new Set(['startGoogleLogin', 'finishGoogleLogin', 'completeGoogleRedirect']);

/** The contract's tag of payments. */
const CHECKOUT_TAG = 'checkout';

/**
 * Payment events have their own group: a flood of forged events must not block payments, nor the reverse. Searches
 * also have one: they are the slowest reads and must not delay products.
 */
function groupOf({ operationId, tags: [tag = 'platform'] }: OpenApiOperation): string {
  if (operationId === 'searchProducts') return 'search';
  if (operationId === 'receivePaymentEvent') return 'payment-events';
  return tag === CHECKOUT_TAG ? 'payment' : tag;
}

let contract: ReadonlyMap<CallId, Call> | undefined;

/**
 * The calls of the contract, `schema/rest.yaml`: one for each operation that returns JSON or redirects the browser.
 * Reads the file once.
 */
export function readContract(): ReadonlyMap<CallId, Call> {
  contract ??= parseContract();
  return contract;
}

function parseContract(): Map<CallId, Call> {
  const file = join(import.meta.dirname, '../../schema/generated/rest.json');
  // Codegen made both the file and the types from `schema/rest.yaml`.
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => callOf(document, path, method, operation)),
  );
  return new Map(calls.map((call) => [call.id, call]));
}

function callOf(contract: OpenApi, path: string, method: string, operation: OpenApiOperation): Call[] {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const isRedirect = operation.responses['302'] !== undefined;
  if (!schema && !isRedirect) return [];
  const resolve = (ref: string) => resolveRef(contract, ref) as ResponseSchema;
  const parameters = (operation.parameters ?? []).map((one) => parameterOf(contract, one));
  const parameterFor = (part: string) =>
    parameters.find(({ name, in: where }) => where === 'path' && part === `{${name}}`);
  return [
    {
      id: operation.operationId,
      method: method.toUpperCase() as Call['method'],
      route: path,
      isRead: method === 'get' && !CHANGING_GETS.has(operation.operationId),
      needsToken: operation.security !== undefined,
      usesCookies: operation['x-cookies'] ?? operation.security !== undefined,
      sendsFile: operation.requestBody?.content[FILE_TYPE] !== undefined,
      isRedirect,
      isUnread: operation['x-unread'] === true,
      group: groupOf(operation),
      parts: path
        .split('/')
        .slice(1)
        .map((part) => parameterFor(part) ?? part),
      query: parameters.filter(({ in: where }) => where === 'query'),
      thing: thingOf(operation, schema ?? {}, resolve),
      emptyResponse: emptyResponseOf(schema ?? {}, resolve),
      parse: RESPONSE_PARSERS[operation.operationId] ?? parseNothing,
    },
  ];
}

const parseNothing: Parser = () => ({});

type Resolve = (ref: string) => ResponseSchema;

/** The required fields of a response, with their schemas. */
function requiredFieldsOf(schema: ResponseSchema, resolve: Resolve): [string, ResponseSchema][] {
  const { properties = {}, required = [] } = schema.$ref ? resolve(schema.$ref) : schema;
  return Object.entries(properties)
    .filter(([key]) => required.includes(key))
    .map(([key, field]) => [key, field.$ref ? resolve(field.$ref) : field]);
}

/** A profile is excluded: a shopper with a token always has one. */
function thingOf({ tags }: OpenApiOperation, schema: ResponseSchema, resolve: Resolve): string | undefined {
  const [first, second] = requiredFieldsOf(schema, resolve);
  const isOne = first !== undefined && second === undefined && first[1].properties !== undefined;
  return isOne && !tags.includes('account') ? first[0] : undefined;
}

function emptyResponseOf(schema: ResponseSchema, resolve: Resolve): Record<string, null> {
  const lists = requiredFieldsOf(schema, resolve).filter(([, { type }]) => type === 'array');
  return Object.fromEntries(lists.map(([key]) => [key, null]));
}

function parameterOf(contract: OpenApi, parameter: { $ref?: string }): Parameter {
  const {
    name,
    in: where,
    schema,
  } = (parameter.$ref ? resolveRef(contract, parameter.$ref) : parameter) as {
    name: string;
    in: 'path' | 'query';
    schema: { maxLength?: number; items?: { maxLength?: number } };
  };
  return { name, in: where, maxLength: schema.maxLength ?? schema.items?.maxLength ?? 64 };
}

function resolveRef(contract: OpenApi, ref: string): unknown {
  const [, , kind = '', name = ''] = ref.split('/');
  const found = contract.components[kind]?.[name];
  if (!found) throw new Error(`The contract refers to ${ref}, which does not exist.`);
  return found;
}
