import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScenarioResult } from './scenario.ts';

/** The result of one scenario with a planted bug. */
export interface PlayedPlant extends ScenarioResult {
  /** The planted bug in words. */
  words: string;
  seconds: number;
  isFound: boolean;
}

/** The result of one scenario, as it is and with its planted bugs. */
export interface Line {
  id: string;
  promise: string;
  own: (ScenarioResult & { seconds: number }) | undefined;
  plants: readonly PlayedPlant[];
  /** Whether the promise held and each planted bug was found. */
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
  const sections = lines.map(({ id, promise, own, plants, holds }) =>
    [
      `## ${id} ${promise}\n`,
      `- ${holds ? 'Holds' : '**Does not hold**'}: ${own?.figures ?? 'not played'} (${seconds(own)})`,
      ...(own?.broken ?? []).slice(0, 5).map((fact) => `  - ${fact}`),
      ...plants.map(
        (plant) =>
          `- Planted bug: ${plant.words}. ${plant.isFound ? 'Found' : '**Not found**'} (${seconds(plant)}): ${plant.broken[0] ?? 'nothing'}`,
      ),
    ].join('\n'),
  );
  return `# The proof: money, stock, accounts, gateway

Written by \`npm run trust\` on ${new Date().toISOString().slice(0, 10)}: ${held} of ${lines.length} hold, each with planted bugs that are found.
Machine: ${machine}. Seed ${seed}; ${minutes} minutes.

Every scenario has a fresh database on a real PostgreSQL, api processes of its own (\`kill -9\` ends them), the payment
provider's simulator as a process beside them and a mail server that counts. At the end of each, the database, the provider's
books and the mails are compared: pieces sold + held + left are as many as there were, each captured payment has an order or has
gone back, each order has one captured payment or is paid in cash, refunds are what is owed, each mail came once.

What is bought:

- **Variants.** Stock is counted by variant, and each size of a colour is a variant of its own: a piece in sizes has no rules besides.
- **Services** (fall and pico, a blouse piece) are part of a piece's unit price. B11 picks them at random for its carts: what is
  displayed, charged and kept with the order includes them, and two items of one variant differ in price by their services alone.
- **Cash on delivery.** B5 and B31 order in cash beside payments, B32 collects, refuses and cancels at once. The provider is asked
  for nothing; each item of such an order says where its cash is, and what is refused or cancelled is for sale again.

B13 to B30 are about accounts, sessions and what strangers send. B13 to B15, B17 and B29 play on the same shop, with a gateway in a process of its
own where one is asked. B16 plays the table of who may see what (\`tests/platform/gateway/access-table.ts\`) on PostgreSQL. B18 and the second half of B23 go through a whole shop in Chromium. B19, B20 and B23 ask a gateway over a host that has nothing and keeps account of its calls; B22 one over a
host whose answers have one to three odd values; B21 asks one over the shop on PostgreSQL, and in the full form also on PGlite, by generated queries and by the costliest that are
allowed; B26 asks a storefront before a gateway over a thousand slow connections, and for pages with made-up parameters. B30 reads the
lockfiles. B24 has a line before the api that misbehaves in each way. B35 has an admin's password, mailbox or used codes in wrong hands.
B43 needs a small disk of its own, which only root can mount. B44 puts the clock of one api's process wrong.
B40 and B41 play on two processes of each floor, each floor behind a balancer that obeys \`/readyz\` and repeats nothing.

${sections.join('\n\n')}
`;
}

function seconds(part: { seconds: number } | undefined): string {
  return part ? `${part.seconds.toFixed(0)} s` : 'not played';
}
