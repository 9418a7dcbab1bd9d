import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScenarioResult } from './scenario.ts';

/** The result of one scenario with a planted bug. */
export interface PlayedPlant extends ScenarioResult {
  /** The description of the planted bug. */
  words: string;
  seconds: number;
  isFound: boolean;
}

/** The result of one scenario, unchanged and with its planted bugs. */
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

/** The environment of the scenarios, and the comparisons at their ends. */
export const HOW_IT_IS_PLAYED = `Each scenario is played once as it is, and once with each of its bugs planted in the shop's source; it must find the bug. A planted bug replaces
the body of a named function (\`tests/trust/harness/source-changes.ts\`). CI plays all scenarios in the short form, each with one of its bugs, chosen by a seed.

Every scenario except B27 has its own shop: a fresh database on a real PostgreSQL, api processes (\`kill -9\` ends them), the payment provider's
simulator as a separate process, and a mail server that counts. After each purchase scenario the database, the provider's books and the mails are
compared:

- pieces sold + held + left equal the initial stock;
- each captured payment has an order or is refunded;
- each order has one captured payment or is paid in cash;
- refunds equal the amount owed;
- promo codes and first purchases are counted once for each order;
- each mail was sent once.

B37 and B42 compare only the refunds, B45 none of these.

- **Stock** is counted by variant, and each size of a colour is a variant.
- **Services** (fall and pico, a blouse piece) are part of a piece's unit price. B11 chooses them at random: the amounts displayed, charged and
  stored with the order include them.
- **Cash on delivery.** B5 and B31 place cash orders beside payments. The provider is not called; cancelled pieces are for sale again.
- **Returns.** B46 returns and exchanges delivered pieces. The paid price of the pieces that remain must equal the rest of the payment.
- **Invoices.** B47 makes invoices and credit notes on several apis that are killed. Numbers, totals and taxes are compared with the orders and the refunds.

Additional parts:

- B11: a gateway. B25: shoppers who use the storefront’s GraphQL at random, over two connections that lose responses.
- B27: the embedded database.
- B33: a connection to PostgreSQL that goes silent. B42: several apis.
- B41: all servers behind balancers that obey \`/readyz\` and do not retry; two processes of each.
- B45: two gateways, one of them over a basic host with pictures.`;

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
  return `# The proof of money and stock

Written by \`npm run trust\` on ${new Date().toISOString().slice(0, 10)}: ${held} of ${lines.length} hold, each with planted bugs that are found.
Machine: ${machine}. Seed ${seed}; ${minutes} minutes.

${HOW_IT_IS_PLAYED}
${sections.join('\n\n')}
`;
}

function seconds(part: { seconds: number } | undefined): string {
  return part ? `${part.seconds.toFixed(0)} s` : 'not played';
}
