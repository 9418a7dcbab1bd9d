/** Why an answer of a host can't be read: it is no HTTP, or it is too big. */
export class UnreadableAnswer extends Error {
  /** For the log. */
  readonly code: 'NOT_HTTP' | 'TOO_BIG';

  constructor(code: UnreadableAnswer['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** An answer that is no HTTP. */
export const notHttp = (what: string): UnreadableAnswer => new UnreadableAnswer('NOT_HTTP', what);
