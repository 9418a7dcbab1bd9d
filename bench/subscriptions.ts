import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from './process.ts';

/** What open subscriptions cost a gateway: memory, and the time from a change to the last follower. */
const SUBSCRIPTIONS = 1_000;
const SECONDS = 30;
const GOAL_MB = 100;
const QUERY = 'subscription { orderItem(id: "oi-1") { id status name unitPrice { amount } } }';

/** Opens a subscription of somebody and calls `onAnswer` at each of its answers. */
function follow(url: string, token: string, onAnswer: () => void): () => void {
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` };
  const sent = request(`${url}/graphql`, { method: 'POST', headers }, (response) => {
    response.on('data', (chunk: Buffer) => {
      if (chunk.includes('event: next')) onAnswer();
    });
    response.on('error', () => undefined);
  });
  sent.on('error', () => undefined);
  sent.end(JSON.stringify({ query: QUERY }));
  return () => sent.destroy();
}

/** Prints the memory of a gateway without and with a thousand open subscriptions. */
export async function benchSubscriptions(): Promise<void> {
  const host = await startProcess('orders-host.ts');
  const gateway = await startProcess('ours.ts', { restUrl: host.url, log: 'ignore' });
  let answers = 0;
  const ends: (() => void)[] = [];
  try {
    // What the first requests compile and cache is no subscription's.
    for (let at = 0; at < 20; at++) ends.push(follow(gateway.url, `warm.${at}`, () => void answers++));
    await pause(6_000);
    const before = await gateway.tell();
    for (let at = 0; at < SUBSCRIPTIONS; at++) {
      ends.push(follow(gateway.url, `t.${at}`, () => void answers++));
      if (at % 10 === 0) await pause(50);
    }
    await pause(SECONDS * 1_000);
    const after = await gateway.tell();
    const [memory, cpu] = [after.rss - before.rss, (after.cpu - before.cpu) / SECONDS];
    console.log(
      `${SUBSCRIPTIONS} open subscriptions: ${before.rss.toFixed(0)} → ${after.rss.toFixed(0)} MB, ${memory.toFixed(0)} MB more ` +
        `(goal ${GOAL_MB} MB); heap ${(after.heap - before.heap).toFixed(0)} MB more; ${answers} answers; ${cpu.toFixed(2)} processors`,
    );
  } finally {
    for (const end of ends) end();
    for (const one of [gateway, host]) one.stop();
  }
}
