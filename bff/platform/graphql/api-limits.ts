/** What one request may ask for, as clients are told. Far above every page of the shop, far below what would harm it. */
export const API_LIMITS = {
  /** How deep fields may stand in each other. */
  depth: 14,
  /** Fields with an alias, fragments expanded. */
  aliases: 50,
  /** The most fields in an answer: see `limits.ts`. */
  cost: 10_000,
  /** Tokens of a document: five times our longest. Validation compares fields pairwise, so its cost is quadratic. */
  tokens: 1_000,
  /** Bytes of a request's body. */
  bodyBytes: 100_000,
  /** Ids that one `nodes` takes. */
  ids: 50,
  /** Objects that a router may ask for at once, where the schema is a subgraph. */
  entities: 200,
  /** Answers by server-sent events that one account, whatever its logins, and one access token may have open at one gateway. */
  subscriptions: 1_000,
  /** What these may cost together: one change of an order may call for all of them again. */
  subscriptionsCost: 100_000,
  /** Answers by server-sent events that one client address, or /64 network of IPv6, may have open at one gateway. */
  subscriptionsOfAddress: 1_000,
  /** All of them at one gateway. */
  allSubscriptions: 3_000,
};
