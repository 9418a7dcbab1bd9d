import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScenarioResult } from './scenario.ts';

/** The result of one scenario, as it is and with its planted bug. */
export interface Line {
  id: string;
  promise: string;
  /** The planted bug in words. */
  plant: string;
  own: (ScenarioResult & { seconds: number }) | undefined;
  planted: (ScenarioResult & { seconds: number }) | undefined;
  /** Whether the promise held and the planted bug was found. */
  holds: boolean;
}

/** A whole run. */
export interface Run {
  lines: readonly Line[];
  seed: number;
  machine: string;
  minutes: number;
}

const REPORT = join(import.meta.dirname, '../../docs/trust.md');

/** Writes docs/trust.md. */
export async function writeReport(run: Run): Promise<void> {
  await writeFile(REPORT, reportOf(run));
}

function reportOf({ lines, seed, machine, minutes }: Run): string {
  const held = lines.filter(({ holds }) => holds).length;
  const sections = lines.map(({ id, promise, plant, own, planted, holds }) =>
    [
      `## ${id} ${promise}\n`,
      `- ${holds ? 'Holds' : '**Does not hold**'}: ${own?.figures ?? 'not played'} (${seconds(own)})`,
      ...(own?.broken ?? []).slice(0, 5).map((fact) => `  - ${fact}`),
      `- Planted bug: ${plant}. ${planted?.broken.length ? 'Found' : '**Not found**'} (${seconds(planted)}): ${planted?.broken[0] ?? 'nothing'}`,
    ].join('\n'),
  );
  return `# Money and stock: the proof

Written by \`npm run trust\` on ${new Date().toISOString().slice(0, 10)}: ${held} of ${lines.length} hold, each with a planted bug that is found.
Machine: ${machine}. Seed ${seed}; ${minutes} minutes.

Every scenario has a fresh database on a real PostgreSQL, api processes of its own (\`kill -9\` ends them), the payment
provider's simulator as a process beside them and a mail server that counts. At the end the database, the provider's
books and the mails are held against each other: pieces sold + held + left are those there were, each captured payment
has an order or has gone back, each order has one captured payment, refunds are what is owed, each mail came once.
B13 needs none of this: a gateway in a process of its own asks a REST host whose answers have one to three odd values.

${sections.join('\n\n')}
`;
}

function seconds(part: { seconds: number } | undefined): string {
  return part ? `${part.seconds.toFixed(0)} s` : 'not played';
}
