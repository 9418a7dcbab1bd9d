import { createSchema } from '../../../bff/schema.ts';
import { startGateway, type Gateway } from '../harness/gateway.ts';
import { createQueryGenerator, type KnownThings } from '../harness/generated-queries.ts';
import { call, type Answer } from '../harness/shoppers.ts';
import type { SourceChange } from '../harness/source-changes.ts';
import { mapConcurrently, percentilesOf, type Percentiles } from '../harness/waiting.ts';
import type { Random } from '../harness/random.ts';

/** Queries under way at once. */
const LINES = 2;
/** Addresses from which they come: each asks for far less than it may. */
const ADDRESSES = 5_000;
/** What somebody may be told who asks for what isn't there, or isn't theirs. */
const REFUSALS = new Set(['NOT_FOUND', 'BAD_USER_INPUT', 'FORBIDDEN', 'UNAUTHENTICATED']);

/** Each of them is cheap to write. */
const SEARCHES = `{ ${Array.from({ length: 38 }, (_, at) => `a${at}: products(search: { text: "s${at}" }) { nodes { id } }`).join(' ')} }`;

/** What is asked, of whom. */
export interface GeneratedLoad {
  restUrl: string;
  changes: readonly SourceChange[];
  random: Random;
  count: number;
  /** An access token, with which every other query is sent. */
  token?: string | undefined;
}

/** How a gateway answered generated queries. */
export interface GeneratedLoadResult extends Percentiles {
  /** The cost of one, on average. */
  cost: number;
  /** The failures that no query of that kind may cause, each with its number. */
  faults: ReadonlyMap<string, number>;
  /** Whether 38 searches by words in one query are refused. */
  isTooCostlyRefused: boolean;
  /** The megabytes of its memory after half of them, and in the end. */
  memory: { half: number; end: number };
}

/** Sends queries of the whole schema, each another, as visitors of many addresses and as a shopper. */
export async function sendGenerated({
  restUrl,
  changes,
  random,
  count,
  token,
}: GeneratedLoad): Promise<GeneratedLoadResult> {
  await using gateway = await startGateway({ restUrl, changes });
  const generate = createQueryGenerator(createSchema(), random, await knownThings(gateway));
  const waits: number[] = [];
  const faults = new Map<string, number>();
  let [cost, half] = [0, 0];
  await mapConcurrently(LINES, Array.from({ length: count }), async (_, at) => {
    const query = generate();
    cost += query.cost;
    const headers: Record<string, string> = {
      'x-forwarded-for': `198.18.${Math.floor((at % ADDRESSES) / 250)}.${at % 250}`,
    };
    if (token && at % 2 === 0) headers['authorization'] = `Bearer ${token}`;
    const begun = performance.now();
    const answer = await call('POST', `${gateway.address}/graphql`, headers, { query: query.text });
    waits.push(performance.now() - begun);
    const fault = faultOf(answer);
    if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    if (at === Math.floor(count / 2)) half = gateway.megabytes();
  });
  const memory = { half, end: gateway.megabytes() };
  const tooCostly = await call('POST', `${gateway.address}/graphql`, {}, { query: SEARCHES });
  const isTooCostlyRefused = tooCostly.body.errors?.[0]?.extensions?.code === 'QUERY_TOO_COSTLY';
  return { ...percentilesOf(waits), cost: Math.round(cost / count), faults, isTooCostlyRefused, memory };
}

/** Why an answer should not be as it is; undefined for a good one. */
function faultOf({ status, body }: Answer): string | undefined {
  if (status !== 200 || !body.data) return `${status} ${JSON.stringify(body).slice(0, 200)}`;
  const errors: { message: string; path: unknown; extensions: { code: string } }[] = body.errors ?? [];
  const fault = errors.find(({ extensions }) => !REFUSALS.has(extensions.code));
  return fault && `${fault.extensions.code} ${fault.message}`;
}

async function knownThings({ address }: Gateway): Promise<KnownThings> {
  const query = '{ products(first: 40) { nodes { productId variants { sku } } } }';
  const { body } = await call('POST', `${address}/graphql`, {}, { query });
  const nodes: { productId: string; variants: { sku: string }[] }[] = body.data.products.nodes;
  return {
    productIds: nodes.map(({ productId }) => productId),
    skus: nodes.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  };
}
