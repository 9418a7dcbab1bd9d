import { setTimeout as pause } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';

/** The media type of a subscription's responses by Apollo's multipart protocol. */
export const MULTIPART_TYPE = 'multipart/mixed; boundary="graphql"; subscriptionSpec=1.0';
const ACCEPTS_MULTIPART = /multipart\/mixed\s*;[^,]*subscriptionspec="?1\.0\b/i;
/** Milliseconds between two heartbeats of a silent stream, so that no proxy closes it. */
const HEARTBEAT_MS = 12_000;

const BOUNDARY = '\r\n--graphql';
const partOf = (value: object) => `\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(value)}${BOUNDARY}`;

/** Whether an `Accept` header names the multipart protocol of subscriptions, version 1.0. */
export function acceptsMultipart(accept = ''): boolean {
  return ACCEPTS_MULTIPART.test(accept);
}

/** Writes responses as parts of one multipart body, with heartbeats between them. A part ends with its boundary, so that it is read at once. */
export async function* toMultipart(responses: AsyncIterator<ExecutionResult>): AsyncGenerator<string, void, undefined> {
  try {
    yield BOUNDARY;
    let next = responses.next();
    for (;;) {
      const result = await Promise.race([next, pause(HEARTBEAT_MS, undefined, { ref: false })]);
      if (result?.done) break;
      yield partOf(result ? { payload: result.value } : {});
      if (result) next = responses.next();
    }
    yield '--\r\n';
  } finally {
    await responses.return?.();
  }
}
