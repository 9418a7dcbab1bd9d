import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { operations } from '../../../schema/generated/rest.ts';
import { ANSWER_PARSERS } from '../../generated/answer-parsers.ts';
import { InvalidAnswer } from './invalid-answer.ts';
import type { OddPart } from './odd-records.ts';
import { compileParser, type AnswerSchema, type Parser } from './parse.ts';

type Json<Id extends keyof operations> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer T } };
}
  ? T
  : never;
type JsonBody = { content: { 'application/json': unknown } };
type JsonOf<RequestBody extends JsonBody> = RequestBody['content']['application/json'];
/** The body of a call, where it has one; one that a call may lack is optional. */
type Body<Id extends keyof operations> = operations[Id] extends { requestBody: infer Needed extends JsonBody }
  ? { body: JsonOf<Needed> }
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

/** The ids of the contract's calls that answer JSON. */
export type OperationId = {
  [Id in keyof operations]: [Json<Id>] extends [never] ? never : Id;
}[keyof operations];
/** The ids of the calls that redirect a browser. */
export type RedirectId = {
  [Id in keyof operations]: operations[Id]['responses'] extends { 302: unknown } ? Id : never;
}[keyof operations];
/** The id of any call that the gateway makes. */
export type CallId = OperationId | RedirectId;
type AnswersById = { [Id in OperationId]: Json<Id> };
type ParamsById = { [Id in CallId]: ParametersIn<Id, 'path'> & ParametersIn<Id, 'query'> & Body<Id> };
/** What each call answers. It is an interface so that what several calls have in common is known of each of them. */
interface Answers extends AnswersById {}
/** What each call takes, for the same reason. */
interface AllParams extends ParamsById {}
/** What a call answers, by the contract. */
export type Answer<Id extends OperationId> = Answers[Id];
/** The path and query parameters of a call, and its body where it has one, by the contract. */
export type Params<Id extends CallId> = AllParams[Id];

/** A parameter of a call. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  maxLength: number;
}
/** To which hosts a call takes the cookies of a browser: to any host, only to those with additions, or to none. */
export type CookieUse = 'classic' | 'additional' | 'none';

/** One call of the contract: where it goes and how its answer is parsed. */
export interface Call {
  id: CallId;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Its path as the contract has it: `/product/{category}/{page}`. */
  route: string;
  /** Whether it changes nothing. Then it may be sent twice, and cancelled. */
  isRead: boolean;
  /** Whether it needs a shopper's token. */
  needsToken: boolean;
  /** Whether it carries the browser's cookies. */
  cookies: CookieUse;
  /** Whether it redirects the browser instead of answering JSON. */
  isRedirect: boolean;
  /** Whether the gateway ignores the answer's body. */
  isUnread: boolean;
  /** The calls that fail together: `catalog`, `payment`, … */
  group: string;
  /** The parts of the path: fixed texts and parameters. */
  parts: (string | Parameter)[];
  query: Parameter[];
  /** The answer's field with the one thing that a read asks for: `product`; undefined for all other calls. */
  thing: string | undefined;
  /** What an answer without a body stands for: empty lists. */
  emptyAnswer: Readonly<Record<string, null>>;
  /** Adds to `odd` what it left out. */
  parse: (value: unknown, odd?: OddPart[]) => unknown;
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, Record<string, unknown>>;
}
interface OpenApiOperation {
  operationId: CallId;
  'x-unread'?: boolean;
  'x-cookies'?: CookieUse;
  tags: string[];
  security?: object[];
  parameters?: { $ref?: string }[];
  responses: Record<string, { content?: Record<string, { schema: AnswerSchema }> }>;
}

/** Calls by GET that change something: they use up a one-time code. */
const CHANGING_GETS: ReadonlySet<CallId> = new Set(['startGoogleLogin', 'finishGoogleLogin', 'completeGoogleRedirect']);

/** The contract's tag of payments. */
const CHECKOUT_TAG = 'checkout';

/**
 * Payment events have a group of their own: a flood of forged events must not block payments, nor payments the events. So have searches,
 * which are the slowest reads: a crowd of them must not keep products waiting.
 */
function groupOf({ operationId, tags: [tag = 'platform'] }: OpenApiOperation): string {
  if (operationId === 'searchProducts') return 'search';
  if (operationId === 'receivePaymentEvent') return 'payment-events';
  return tag === CHECKOUT_TAG ? 'payment' : tag;
}

let contract: ReadonlyMap<CallId, Call> | undefined;

/** The calls of the contract, `schema/rest.yaml`: a call of each operation that answers JSON or redirects the browser. Reads the file once. */
export function readContract(): ReadonlyMap<CallId, Call> {
  contract ??= parseContract();
  return contract;
}

function parseContract(): Map<CallId, Call> {
  const file = join(import.meta.dirname, '../../../schema/generated/rest.json');
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
  const resolve = (ref: string) => resolveRef(contract, ref) as AnswerSchema;
  const parse = withGeneratedParser(operation.operationId, compileParser(schema ?? {}, resolve));
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
      // Our own host binds an access token to a cookie.
      cookies: operation['x-cookies'] ?? (operation.security ? 'additional' : 'none'),
      isRedirect,
      isUnread: operation['x-unread'] === true,
      group: groupOf(operation),
      parts: path
        .split('/')
        .slice(1)
        .map((part) => parameterFor(part) ?? part),
      query: parameters.filter(({ in: where }) => where === 'query'),
      thing: thingOf(operation, schema ?? {}, resolve),
      emptyAnswer: emptyAnswerOf(schema ?? {}, resolve),
      parse: (value, odd = []) => parse(value, odd),
    },
  ];
}

/**
 * The generated parser of a call, and for the few answers at which it throws the careful one, which tells what is wrong
 * with them. Both make the same of an answer.
 */
function withGeneratedParser(id: CallId, careful: Parser): Parser {
  const generated = ANSWER_PARSERS[id];
  if (!generated) return careful;
  return (value, odd) => {
    try {
      return generated(value);
    } catch (error) {
      if (!(error instanceof InvalidAnswer)) throw error;
      return careful(value, odd);
    }
  };
}

type Resolve = (ref: string) => AnswerSchema;

/** The required fields of an answer, with their schemas. */
function requiredFieldsOf(schema: AnswerSchema, resolve: Resolve): [string, AnswerSchema][] {
  const { properties = {}, required = [] } = schema.$ref ? resolve(schema.$ref) : schema;
  return Object.entries(properties)
    .filter(([key]) => required.includes(key))
    .map(([key, field]) => [key, field.$ref ? resolve(field.$ref) : field]);
}

/** A profile is no such thing: a shopper with a token always has one. */
function thingOf({ tags }: OpenApiOperation, schema: AnswerSchema, resolve: Resolve): string | undefined {
  const [first, second] = requiredFieldsOf(schema, resolve);
  const isOne = first !== undefined && second === undefined && first[1].properties !== undefined;
  return isOne && !tags.includes('account') ? first[0] : undefined;
}

function emptyAnswerOf(schema: AnswerSchema, resolve: Resolve): Record<string, null> {
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
  if (!found) throw new Error(`The contract refers to ${ref}, which it doesn't have.`);
  return found;
}
