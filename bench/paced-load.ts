import { Agent, request } from 'undici';

/** A request of a paced load. */
export interface PacedRequest {
  path: string;
  /** The access token of the shopper who asks. */
  token?: string | undefined;
}

/** Milliseconds from the moment at which a request was due to the end of its answer. */
export interface Latencies {
  p50: number;
  p99: number;
  max: number;
  /** Answers that were no success. */
  failed: number;
  sent: number;
}

/**
 * Sends requests at a constant rate, whether or not the ones before have been answered: a server that falls behind keeps all
 * others waiting, as it does in a shop. `requestFor` makes the nth request.
 */
export async function loadPaced(
  base: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  requestFor: (nth: number) => PacedRequest,
): Promise<Latencies> {
  const agent = new Agent({ connections: 100 });
  const times: number[] = [];
  let failed = 0;
  const send = async (nth: number, due: number) => {
    const { path, token } = requestFor(nth);
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { statusCode, body } = await request(base + path, { dispatcher: agent, headers });
    await body.dump({ limit: 10_000_000 });
    if (statusCode !== 200) failed += 1;
    times.push(performance.now() - due);
  };
  const start = performance.now();
  const sending: Promise<void>[] = [];
  const all = perSecond * seconds;
  while (sending.length < all) {
    const now = performance.now();
    for (let due = start + (sending.length * 1_000) / perSecond; due <= now && sending.length < all;) {
      sending.push(send(sending.length, due));
      due = start + (sending.length * 1_000) / perSecond;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(sending);
  await agent.close();
  return { ...latenciesOf(times), failed, sent: all };
}

function latenciesOf(times: number[]): Pick<Latencies, 'p50' | 'p99' | 'max'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}
