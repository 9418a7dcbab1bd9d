import { GATEWAY_LIMITS } from '../../schema/limits.ts';

/** The limits of one request, as reported to clients. They are far above every page of the shop and far below harm. */
export const API_LIMITS = {
  /** The most levels of nested fields. */
  depth: 14,
  /** Fields with an alias, fragments expanded. */
  aliases: 50,
  /** The highest cost of an operation: see `cost.ts`. */
  cost: 10_000,
  /** Tokens of a document: five times our longest. Validation compares fields pairwise, so its cost is quadratic. */
  tokens: 1_000,
  /** Bytes of a request's body. */
  bodyBytes: 100_000,
  /** The most ids of one `nodes` field. */
  ids: 50,
  /** Open event streams of one account (all its logins together) and of one access token, per gateway. */
  subscriptions: GATEWAY_LIMITS.streams.free,
  /** The most that these may cost together: one change of an order may run all of them again. */
  subscriptionsCost: 100_000,
  /** Open event streams of one client address (IPv6: /64 network), per gateway. */
  subscriptionsOfAddress: GATEWAY_LIMITS.streams.free,
  /** All open event streams of one gateway. */
  allSubscriptions: 3_000,
};
