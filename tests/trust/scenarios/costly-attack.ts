import { setTimeout } from 'node:timers/promises';
import { createCostlyQueries } from '../harness/costly-queries.ts';
import { startGateway, type GatewayOptions } from '../harness/gateway.ts';
import { call } from '../harness/shoppers.ts';
import { percentilesOf, type Percentiles } from '../harness/waiting.ts';

const ATTACKER = '203.0.113.66';
const NEIGHBOUR = '198.51.100.7';
/** Milliseconds after which the attacker tries again when it was refused. */
const IMPATIENCE_MS = 50;
/** Milliseconds between two requests of the neighbour. */
const PAUSE_MS = 20;

/** How long one address sends the costliest queries, and over how many connections. */
export interface Attack {
  seconds: number;
  lines: number;
}

/** How another client fared meanwhile. */
export interface AttackedGateway {
  usual: Percentiles;
  during: Percentiles;
  /** The neighbour's requests that were not answered with data. */
  failed: number;
  /** The attacker's queries that were answered, what they cost together, and how many were refused. */
  answered: number;
  cost: number;
  refused: number;
  /** The time of the attack. */
  seconds: number;
}

/** Sends the costliest queries to a new gateway from one address, and meanwhile small ones from another. */
export async function attackGateway(options: GatewayOptions, { seconds, lines }: Attack): Promise<AttackedGateway> {
  await using gateway = await startGateway(options);
  const ask: Ask = (client, query) =>
    call('POST', `${gateway.address}/graphql`, { 'x-forwarded-for': client, 'x-graphql-cost': '1' }, { query });
  const neighbour = createNeighbour(ask);
  await neighbour.ask(1);
  const usual = await neighbour.ask(seconds / 2);
  const begun = performance.now();
  const attack = attackFor(ask, { seconds, lines });
  const during = await neighbour.ask(seconds);
  const { answered, cost, refused } = await attack;
  const took = (performance.now() - begun) / 1_000;
  return { usual, during, failed: neighbour.failed(), answered, cost, refused, seconds: took };
}

type Ask = (client: string, query: string) => ReturnType<typeof call>;

async function attackFor(ask: Ask, { seconds, lines }: Attack) {
  const queryOf = createCostlyQueries();
  const until = performance.now() + seconds * 1_000;
  const sum = { answered: 0, cost: 0, refused: 0 };
  const line = async () => {
    while (performance.now() < until) {
      const { status, body } = await ask(ATTACKER, queryOf());
      if (status === 200) sum.answered += 1;
      if (status === 200) sum.cost += body.extensions?.cost?.requested ?? 0;
      if (status === 429) sum.refused += 1;
      if (status === 429) await setTimeout(IMPATIENCE_MS);
    }
  };
  await Promise.all(Array.from({ length: lines }, line));
  return sum;
}

/** Asks for products, pages and delivery one after another; most answers are ones that nobody has asked for before. */
function createNeighbour(ask: Ask) {
  let [failed, at] = [0, 0];
  const queries = [
    (salt: number) => `{ product(id: "rb-${1_000 + salt}") { name } }`,
    (salt: number) => `{ products(filter: { maxPrice: ${9_000_000 + salt} }, first: 24) { nodes { id name } } }`,
    (salt: number) => `{ pinCode(code: "${400_001 + (salt % 90)}") { city } a${salt}: __typename }`,
  ];
  return {
    failed: () => failed,
    ask: async (seconds: number): Promise<Percentiles> => {
      const until = performance.now() + seconds * 1_000;
      const waits: number[] = [];
      while (performance.now() < until) {
        const begun = performance.now();
        at += 1;
        const { status, body } = await ask(NEIGHBOUR, queries[at % queries.length]?.(at) ?? '');
        waits.push(performance.now() - begun);
        if (status !== 200 || !body.data || body.errors) failed += 1;
        await setTimeout(PAUSE_MS);
      }
      return percentilesOf(waits);
    },
  };
}
