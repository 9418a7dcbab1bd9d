import { Failure } from '../failures.ts';
import type { Call, CallId } from './contract.ts';
import type { Flight } from './flights.ts';
import type { Groups } from './groups.ts';
import { answerOf, failureOf, type RawAnswer, type UpstreamLog } from './outcome.ts';

/** One try of a call. */
export interface Attempt {
  method: Call['method'];
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  signal: AbortSignal;
}
/** Sends one try and answers what came back, unread. */
export type Send = (attempt: Attempt) => Promise<RawAnswer>;

/** How patient the gateway is with a REST host, and who is told of calls. */
export interface TravelOptions {
  /** Milliseconds that one read may take. */
  readTimeoutMs: number;
  /** Milliseconds that one change may take. */
  writeTimeoutMs: number;
  /** Milliseconds that one call about a payment may take, whichever it is. */
  paymentTimeoutMs: number;
  log: UpstreamLog;
  /** Told of every call that is sent. */
  onCall?: ((id: CallId) => void) | undefined;
}

/** One call on its way. */
export interface Journey {
  options: TravelOptions;
  groups: Groups;
  send: Send;
  call: Call;
  path: string;
  headers: () => Record<string, string>;
  /** Sent as it is when it is bytes, else as JSON. */
  body: unknown;
  flight: Flight;
  requestId: string | undefined;
  /** Given the good answer and how many characters it had. */
  onAnswer?: ((answer: unknown, size: number) => void) | undefined;
}

/** One call with everything around it: its group's breaker and limit, a second try of a read, and the contract's parser. */
export async function travel(journey: Journey): Promise<unknown> {
  const { call, groups, options, flight } = journey;
  try {
    return await groups.of(call.group).run(
      async () => {
        const first = await tryOnce(journey);
        const isOver = flight.left || !call.isRead || !groups.mayRetry(first);
        const raw = isOver ? first : await groups.afterPause(async () => tryOnce(journey));
        const answer = answerOf(raw, call);
        journey.onAnswer?.(answer, raw.text.length);
        return answer;
      },
      () => flight.left,
    );
  } catch (error) {
    if (!flight.left) options.log(call.id, error, journey.requestId);
    throw error;
  }
}

function patienceFor({ group, isRead }: Call, options: TravelOptions): number {
  if (group === 'payment') return options.paymentTimeoutMs;
  return isRead ? options.readTimeoutMs : options.writeTimeoutMs;
}

async function tryOnce({ options, send, call, path, headers, body, flight }: Journey): Promise<RawAnswer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Failure('UPSTREAM_TIMEOUT')), patienceFor(call, options));
  flight.cancel = () => controller.abort(new Failure('UPSTREAM_TIMEOUT'));
  if (flight.left) flight.cancel();
  options.onCall?.(call.id);
  const all: Record<string, string> = { accept: 'application/json', ...headers() };
  if (body !== undefined) all['content-type'] = 'application/json';
  try {
    return await send({
      method: call.method,
      path,
      headers: all,
      ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      signal: controller.signal,
    });
  } catch (error) {
    return failureOf(controller.signal.aborted ? controller.signal.reason : error);
  } finally {
    clearTimeout(timer);
  }
}
