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

/** What the scenarios are played on, and what is compared at their ends. */
export const HOW_IT_IS_PLAYED = `Each scenario is played as it is, and once more with each of its bugs planted in the shop's source, which it must find.

B1 to B12, B31 to B34, B36 to B39, B42, B44 and B45 play at a shop of their own: a fresh database on a real PostgreSQL, api processes (\`kill -9\` ends them), the payment
provider's simulator as a process beside them, and a mail server that counts. Wherever it is bought and paid, the database, the provider's books and the mails
are compared at the end: pieces sold + held + left are as many as there were, each captured payment has an order or has gone back, each order has one
captured payment or is paid in cash, refunds are what is owed, promo codes and first purchases are on as many orders as are counted, and each mail
came once. B25, B28, B41 and B43 end with the same comparison; B37 and B42 compare the refunds alone.

- **Stock** is counted by variant, and each size of a colour is a variant of its own.
- **Services** (fall and pico, a blouse piece) are part of a piece's unit price. B11 picks them at random: what is displayed, charged and kept
  with the order includes them.
- **Cash on delivery.** B5 and B31 order in cash beside payments, B32 collects, refuses and cancels at once, and in B45 hundreds of new
  accounts want the same scarce pieces. The provider is asked for nothing; what is refused or cancelled is for sale again.

What the others are played on:

- B13 to B15, B17, B29 and B35: the same shop, and a gateway before it where one is asked.
- B16: the table of who may see what (\`tests/platform/gateway/access-table.ts\`), on PostgreSQL.
- B18 and the second half of B23: a whole shop in Chromium.
- B19, B20 and B23: a gateway over a host that has nothing and keeps account of its calls. B22: a gateway over hosts whose answers have one to three
  odd values. B24: one over a shop, with a line between them that misbehaves in each way.
- B21: a gateway over PostgreSQL, and in the full form over PGlite, with generated queries and the costliest that are allowed; and a host that holds
  its answers back, so that the order of the calls counts and not the machine's speed.
- B25: shoppers who walk by chance through the storefront’s GraphQL, over two lines that lose answers. B26: a storefront before a gateway.
- B27: the embedded database. B28: PostgreSQL with backups. B43: a small disk, which only root can mount, for either of them.
- B30: the lockfiles.
- B33 and B40: a line to PostgreSQL that goes silent, or is cut. B34 and B36: an api that is killed in the act. B39 and B42: several apis. B44: one api whose
  clock is wrong.
- B38: two releases beside each other. B40 and B41: all floors behind balancers that obey \`/readyz\` and repeat nothing; two processes of each.`;

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

${HOW_IT_IS_PLAYED}
${sections.join('\n\n')}
`;
}

function seconds(part: { seconds: number } | undefined): string {
  return part ? `${part.seconds.toFixed(0)} s` : 'not played';
}
