import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';
import { cleanForwardedHeaders, requestIdOf } from '../../../schema/http-requests.ts';
import { GRAPHQL_PATH, type HttpRequest } from '../http-messages.ts';
import { RequestLog } from '../request-log.ts';
import type { ReadRequest } from './read-request.ts';

/** Whether a proxy at this address is believed. */
export type Trusts = (address: string, hop: number) => boolean;

/** Those who are believed, from the setting as Fastify takes it. */
export const trustsOf = (setting: string): Trusts =>
  setting === '' ? () => false : compile(setting.split(',').map((part) => part.trim()));

const ROUTE = { url: GRAPHQL_PATH };

/** A request that was read without Node's server, and says of itself what one of Fastify's would. */
export class FastRequest implements HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: HttpRequest['headers'];
  readonly body: unknown;
  readonly id: string;
  readonly routeOptions = ROUTE;
  readonly #socket: Socket;
  readonly #trusts: Trusts;
  readonly #appLog: FastifyBaseLogger;
  #ip: string | undefined;

  constructor({ method, url, headers, body }: ReadRequest, socket: Socket, trusts: Trusts, appLog: FastifyBaseLogger) {
    cleanForwardedHeaders(headers);
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.body = body;
    this.id = requestIdOf(headers);
    this.#socket = socket;
    this.#trusts = trusts;
    this.#appLog = appLog;
  }

  get ip(): string {
    return (this.#ip ??= this.#findAddress());
  }

  get host(): string {
    return lastOf(this.#forwarded('x-forwarded-host')) ?? this.headers.host ?? '';
  }

  get protocol(): 'http' | 'https' {
    return lastOf(this.#forwarded('x-forwarded-proto')) === 'https' ? 'https' : 'http';
  }

  get log(): FastifyBaseLogger {
    return new RequestLog(this.#appLog, { reqId: this.id });
  }

  /** The nearest address that is no proxy's who is believed; the farthest where all are. */
  #findAddress(): string {
    const { remoteAddress = '' } = this.#socket;
    const told = this.headers['x-forwarded-for']?.toString().split(', ').toReversed() ?? [];
    const chain = [remoteAddress, ...told];
    return chain.find((address, hop) => hop === told.length || !this.#trusts(address, hop)) ?? remoteAddress;
  }

  /** A header of the proxy; undefined where it is not believed. */
  #forwarded(name: 'x-forwarded-host' | 'x-forwarded-proto'): string | undefined {
    const value = this.headers[name]?.toString();
    return value && this.#trusts(this.#socket.remoteAddress ?? '', 0) ? value : undefined;
  }
}

const lastOf = (list: string | undefined): string | undefined => list?.slice(list.lastIndexOf(',') + 1).trim();
