import type { FastifyBaseLogger } from 'fastify';

type ChildOf = FastifyBaseLogger['child'];
type Bindings = Parameters<ChildOf>[0];
type ChildLoggerOptions = Parameters<ChildOf>[1];
type Line = [object: unknown, message?: string, ...rest: unknown[]];

/** The logger of one request. It comes into being with the first line: most requests have none, and it would be a part of their time. */
export class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options?: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #whole(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options));
  }

  get level(): string {
    return this.#whole.level;
  }

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#whole.child(bindings, options);
  }

  fatal(...line: Line): void {
    this.#whole.fatal(...line);
  }

  error(...line: Line): void {
    this.#whole.error(...line);
  }

  warn(...line: Line): void {
    this.#whole.warn(...line);
  }

  info(...line: Line): void {
    this.#whole.info(...line);
  }

  debug(...line: Line): void {
    this.#whole.debug(...line);
  }

  trace(...line: Line): void {
    this.#whole.trace(...line);
  }

  silent(...line: Line): void {
    this.#whole.silent(...line);
  }
}
