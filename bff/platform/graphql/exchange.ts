/** What is learned of one GraphQL request while it runs, for the HTTP side of its answer. */
export interface Exchange {
  /** The codes of the errors in the answer, each once. */
  codes: string[];
  /** Whether the operation never ran because its document or variables are wrong. */
  isRequestError: boolean;
}
/** The part of a request's context that Apollo's plugins write into. */
export interface ExchangeContext {
  exchange: Exchange;
}

/** Nothing is known yet. */
export function createExchange(): Exchange {
  return { codes: [], isRequestError: false };
}
