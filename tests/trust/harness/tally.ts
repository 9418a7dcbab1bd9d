import type { HttpResponse } from './shoppers.ts';

/** The number of responses of each kind, by status and code: `200`, `409 OUT_OF_STOCK`. */
export function countResponses(responses: readonly HttpResponse[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const response of responses) counts.set(outcomeOf(response), (counts.get(outcomeOf(response)) ?? 0) + 1);
  return counts;
}

/** A response's status and code. */
export function outcomeOf({ status, body }: HttpResponse): string {
  return status >= 400 && body?.code ? `${status} ${body.code}` : `${status}`;
}

/** Describes the difference if the responses are not the expected ones. */
export function describeDifference(
  what: string,
  responses: readonly HttpResponse[],
  wanted: Record<string, number>,
): string[] {
  const came = [...countResponses(responses)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const due = Object.entries(wanted)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const words = (counts: [string, number][]) => counts.map(([word, count]) => `${count} × ${word}`).join(', ');
  return words(came) === words(due) ? [] : [`${what}: ${words(came)}, and not ${words(due)}`];
}
