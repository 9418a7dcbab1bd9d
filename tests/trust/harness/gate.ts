/**
 * Stands in an api, by a changed line, before each statement: a write waits there until whoever drives the proof lets it
 * go on.
 */
const WRITE = /^\s*(insert|update|delete|with|commit)\b|for (no key )?update/i;

/** Resolves when the statement may run. */
export async function pass(text: string): Promise<void> {
  const gate = process.env['TRUST_GATE'];
  if (gate && WRITE.test(text)) await fetch(gate, { method: 'POST', body: text });
}
