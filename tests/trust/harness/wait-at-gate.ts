/** Runs in an api, by a changed line, before each statement: a write waits until the scenario lets it pass. */
const WRITE = /^\s*(insert|update|delete|with|commit)\b|for (no key )?update/i;

/** Resolves when the statement may run. */
export async function waitAtGate(text: string): Promise<void> {
  const gate = process.env['TRUST_GATE'];
  if (gate && WRITE.test(text)) await fetch(gate, { method: 'POST', body: text });
}
