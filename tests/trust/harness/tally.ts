import type { Answer } from './shoppers.ts';

/** How often each answer came, by its status and code: `200`, `409 OUT_OF_STOCK`. */
export function tally(answers: readonly Answer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(wordOf(answer), (counts.get(wordOf(answer)) ?? 0) + 1);
  return counts;
}

/** An answer's status and code. */
export function wordOf({ status, body }: Answer): string {
  return status >= 400 && body?.code ? `${status} ${body.code}` : `${status}`;
}

/** A fact when the answers aren't these, each so often. */
export function unlike(what: string, answers: readonly Answer[], wanted: Record<string, number>): string[] {
  const came = [...tally(answers)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const due = Object.entries(wanted)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const words = (counts: [string, number][]) => counts.map(([word, count]) => `${count} × ${word}`).join(', ');
  return words(came) === words(due) ? [] : [`${what}: ${words(came)}, and not ${words(due)}`];
}
